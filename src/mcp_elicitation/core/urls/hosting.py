"""Suffixes of the public suffix list's private section that are not shared hosting.

Under most of them anyone may put up a page within minutes, which a person should know. These are different: names
below them are registered for money as below a country's suffix, or belong to one public body, or are the tenants of
an identity or payment provider that serves the pages itself. Source: the comments of the list beside each entry.
"""

from __future__ import annotations

from types import MappingProxyType

from mcp_elicitation.core.urls.words import words

_REGISTRIES = (
    # CentralNic and its like: second-level registries
    "ae.org br.com cn.com co.com com.de com.se de.com eu.com gb.net gr.com hk.com hk.org hu.net in.net inc.hk it.com "
    "jp.net jpn.com ltd.hk mex.com ru.com sa.com se.net uk.com uk.net us.com za.bz za.com web.in jozi.biz africa.com "
    "graphic.design radio.am radio.fm "
    # registries run by one company or association
    "co.ca co.cz co.de co.dk co.krd co.nl co.no co.pl edu.krd eu.org gv.uy name.pm biz.wf sch.wf sch.tf org.yt priv.at "
    "us.org ngo.us za.net za.org tche.br can.re "
    # regional names of Russia and the Soviet Union
    "ru.net com.ru net.ru org.ru pp.ru msk.ru spb.ru nov.ru cbg.ru bir.ru msk.su spb.su nov.su adygeya.ru bashkiria.ru "
    "dagestan.ru grozny.ru kalmykia.ru marine.ru mordovia.ru nalchik.ru vladikavkaz.ru vladimir.ru"
)
_PUBLIC_BODIES = "gov.uk gov.scot gov.nl gov.ru ac.ru edu.ru edu.scot leg.br wa.us freedesktop.org"
_TENANTS = (
    # sign-in pages on Amazon Cognito, Google's campaigns
    "amazoncognito.com cognito-idp.eusc-de-east-1.on.amazonwebservices.eu withgoogle.com"
)

NOT_SHARED = words(f"{_REGISTRIES} {_PUBLIC_BODIES} {_TENANTS}")
"""No shared hosting, and nothing that ends with one of these either."""

ALSO_SHARED = words(
    "neocities.org glitch.me 000webhostapp.com godaddysites.com mystrikingly.com jimdosite.com tiiny.site tilda.ws "
    "narod.ru loca.lt lhr.life devtunnels.ms"
)
"""Shared hosting that the list does not hold: each serves nothing but what strangers put there."""

PROVIDER_PATHS = MappingProxyType({"myshopify.com": "/admin/"})
"""Suffixes under which the pages below one path are the provider's own: Shopify's consent page stands in every shop."""
