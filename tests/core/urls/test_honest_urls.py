"""URLs that honest servers send: none of them may raise a notice."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls import inspect, sendable

_PKCE = "code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
_BACK = "redirect_uri=https%3A%2F%2Fmcp.travel.example%2Fconnect%2Fcallback"
_STATE = "state=V2hhdCBhIGxvbmcgc3RhdGUgdGhpcyBpcw.6f1ed002ab5595859014ebf0951522d9"

AUTHORISATION = (
    (
        "https://accounts.google.com/o/oauth2/v2/auth?client_id=1234567890-abc123def456.apps.googleusercontent.com"
        f"&response_type=code&scope=openid%20https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar.events&access_type=offline"
        f"&prompt=consent&include_granted_scopes=true&{_BACK}&{_STATE}&nonce=n-0S6_WzA2Mj&{_PKCE}"
    ),
    (
        "https://accounts.google.com/o/oauth2/v2/auth?client_id=1-a.apps.googleusercontent.com&response_type=code&"
        "scope=https://www.googleapis.com/auth/drive.file+https://www.googleapis.com/auth/gmail.readonly&"
        f"{_BACK}&{_STATE}&hd=travel.example"
    ),
    f"https://github.com/login/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&scope=repo%20user:email&{_BACK}&{_STATE}",
    f"https://github.com/login/oauth/authorize?client_id=0123456789abcdef0123&{_BACK}&{_STATE}&{_PKCE}&allow_signup=false",
    "https://github.com/login/device?user_code=WDJB-MJHT",
    "https://github.com/apps/travel-bot/installations/new?state=6f1ed002ab5595859014ebf0951522d9",
    f"https://gitlab.com/oauth/authorize?client_id=6f1ed002ab5595859014ebf0951522d9&response_type=code&scope=api&{_BACK}&{_STATE}",
    f"https://gitlab.gnome.org/oauth/authorize?client_id=6f1ed002ab5595859014&response_type=code&{_BACK}&{_STATE}",
    f"https://bitbucket.org/site/oauth2/authorize?client_id=abcDEF123&response_type=code&{_STATE}",
    (
        "https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=6731de76-14a6-49ae-97bc-6eba6914391e"
        f"&response_type=code&response_mode=query&scope=offline_access%20user.read%20mail.read&{_BACK}&{_STATE}&{_PKCE}"
    ),
    (
        "https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/oauth2/v2.0/authorize?"
        "client_id=6731de76-14a6-49ae-97bc-6eba6914391e&response_type=code&domain_hint=organizations&"
        f"scope=https%3A%2F%2Fgraph.microsoft.com%2FCalendars.ReadWrite&{_BACK}&{_STATE}&nonce=678910"
    ),
    f"https://login.live.com/oauth20_authorize.srf?client_id=000000004C12AE6F&scope=wl.signin&response_type=code&{_BACK}",
    "https://microsoft.com/devicelogin",
    f"https://appleid.apple.com/auth/authorize?client_id=com.example.travel&response_type=code&scope=name%20email&{_BACK}&{_STATE}&response_mode=form_post",
    f"https://slack.com/oauth/v2/authorize?client_id=3336676.569200954261&scope=chat:write,commands&user_scope=search:read&{_BACK}&{_STATE}",
    (
        "https://slack.com/openid/connect/authorize?response_type=code&scope=openid%20profile&client_id=3336676.569200954261"
        f"&team=T1234&nonce=abcd&{_BACK}&{_STATE}"
    ),
    f"https://www.notion.so/install-integration?response_type=code&client_id=463558a3-725e-4f37-b6d3-0889894f68de&{_BACK}&owner=user",
    f"https://api.notion.com/v1/oauth/authorize?owner=user&client_id=463558a3-725e-4f37-b6d3-0889894f68de&response_type=code&{_BACK}",
    (
        "https://auth.atlassian.com/authorize?audience=api.atlassian.com&client_id=6f1ed002ab5595859014&prompt=consent&"
        f"scope=read%3Ajira-work%20offline_access&response_type=code&{_BACK}&{_STATE}"
    ),
    f"https://www.dropbox.com/oauth2/authorize?client_id=abc123&token_access_type=offline&response_type=code&{_BACK}&{_STATE}&{_PKCE}",
    f"https://account.box.com/api/oauth2/authorize?response_type=code&client_id=ly1nj6n11vionaie65emwzk575hnnmrk&{_BACK}&{_STATE}",
    f"https://login.salesforce.com/services/oauth2/authorize?client_id=3MVG9lKcPoNINVBIPJjdw1J9LLM82HnFVVX19KY1uA5mu0QqEWhqKpoW3svG3XHrXDiCQjK1mdgAvhCscA9GE&response_type=code&{_BACK}",
    f"https://discord.com/oauth2/authorize?response_type=code&client_id=157730590492196864&scope=identify%20guilds.join&{_STATE}&{_BACK}&prompt=consent&integration_type=0",
    f"https://accounts.spotify.com/authorize?response_type=code&client_id=5fe01282e44241328a84e7c5cc169165&scope=playlist-read-private&{_BACK}&{_STATE}&{_PKCE}",
    f"https://id.twitch.tv/oauth2/authorize?response_type=code&client_id=hof5gwx0su6owfnys0nyan9c87zr6t&scope=channel%3Amanage%3Apolls&{_BACK}&{_STATE}",
    f"https://www.reddit.com/api/v1/authorize?client_id=abc123&response_type=code&{_STATE}&{_BACK}&duration=permanent&scope=identity",
    f"https://x.com/i/oauth2/authorize?response_type=code&client_id=M1M5R3BMVy13QmpScXkzTUt5OE46MTpjaQ&scope=tweet.read%20users.read&{_BACK}&{_STATE}&{_PKCE}",
    "https://api.twitter.com/oauth/authenticate?oauth_token=NPcudxy0yU5T3tBzho7iCotZ3cnetKwcTIRlX0iwRl0",
    "https://trello.com/1/OAuthAuthorizeToken?oauth_token=0f8fad5bd9cb469fa16570867728950e&name=Travel&scope=read&expiration=never",
    f"https://www.facebook.com/v21.0/dialog/oauth?client_id=123456789012345&{_BACK}&{_STATE}&scope=public_profile",
    f"https://www.linkedin.com/oauth/v2/authorization?response_type=code&client_id=77abcdefghijkl&{_BACK}&{_STATE}&scope=openid%20profile",
    f"https://www.amazon.com/ap/oa?client_id=amzn1.application-oa2-client.6f1ed002ab559585&scope=profile&response_type=code&{_BACK}&{_STATE}",
    f"https://us-east-1.signin.aws.amazon.com/oauth?response_type=code&client_id=arn%3Aaws%3Aiam%3A%3A015428540659%3Auser%2Fhomepage&{_BACK}&{_PKCE}",
    f"https://travel.auth.us-east-1.amazoncognito.com/oauth2/authorize?response_type=code&client_id=1example23456789&{_BACK}&{_STATE}&scope=openid",
    f"https://travel.okta.com/oauth2/default/v1/authorize?client_id=0oabucvyc38HLL1ef0h7&response_type=code&scope=openid&{_BACK}&{_STATE}&nonce=g5ly",
    f"https://dev-travel.eu.auth0.com/authorize?response_type=code&client_id=abc&audience=https%3A%2F%2Fapi.travel.example%2F&{_BACK}&{_STATE}&{_PKCE}",
    f"https://login.travel.example/realms/main/protocol/openid-connect/auth?client_id=mcp&response_type=code&scope=openid&{_BACK}&{_STATE}&nonce=1",
    f"https://app.hubspot.com/oauth/authorize?client_id=7fff1e36-2d40-4ae1-bbb1-5266d59564fb&scope=oauth%20crm.objects.contacts.read&{_BACK}",
    f"https://zoom.us/oauth/authorize?response_type=code&client_id=hC8GVDHTSY6VqBPRQYS_A&{_BACK}&{_STATE}",
    f"https://linear.app/oauth/authorize?response_type=code&client_id=6f1ed002ab55&{_BACK}&{_STATE}&scope=read,write&actor=app",
    f"https://app.asana.com/-/oauth_authorize?client_id=753482910&response_type=code&{_BACK}&{_STATE}&{_PKCE}&scope=default",
    f"https://www.figma.com/oauth?client_id=abc&scope=files:read&{_STATE}&response_type=code&{_BACK}",
    f"https://www.canva.com/api/oauth/authorize?{_PKCE}&scope=design%3Ameta%3Aread&response_type=code&client_id=OC-AZ&{_STATE}&{_BACK}",
    f"https://airtable.com/oauth2/v1/authorize?client_id=6f1ed002-ab55-9585-9014-ebf0951522d9&{_BACK}&response_type=code&scope=data.records:read&{_STATE}&{_PKCE}",
    f"https://travel-store.myshopify.com/admin/oauth/authorize?client_id=6f1ed002ab55&scope=read_products&{_BACK}&{_STATE}&grant_options%5B%5D=per-user",
    f"https://connect.stripe.com/oauth/v2/authorize?response_type=code&client_id=ca_FkyHCg7X8mlvCUdMDao4mMxagUfhIwXb&scope=read_write&{_BACK}&{_STATE}",
    "https://checkout.stripe.com/c/pay/cs_test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0#fidkdWxOYHwnPyd1blpxYHZxWjA0",
    "https://buy.stripe.com/test_14k5lx7Gs3Pv3ks288",
    (
        "https://www.paypal.com/signin/authorize?flowEntry=static&client_id=AQkquBDf1zctJOWGKWUEtKXm6qVhueUEMvXO_-MCI4DQQ4-LWvkDLIN2fGsd&"
        f"scope=openid%20profile&response_type=code&{_BACK}&nonce=1"
    ),
    "https://www.paypal.com/checkoutnow?token=5O190127TN364715T".replace("token=", "ref="),
    f"https://connect.squareup.com/oauth2/authorize?client_id=sq0idp-abc&scope=CUSTOMERS_READ&session=false&{_STATE}",
    f"https://appcenter.intuit.com/connect/oauth2?client_id=ABk&response_type=code&scope=com.intuit.quickbooks.accounting&{_BACK}&{_STATE}",
    f"https://login.xero.com/identity/connect/authorize?response_type=code&client_id=6F1E&{_BACK}&scope=openid%20offline_access&{_STATE}",
    f"https://open.weixin.qq.com/connect/qrconnect?appid=wxbdc5610cc59c1631&{_BACK}&response_type=code&scope=snsapi_login&{_STATE}#wechat_redirect",
    f"https://graph.qq.com/oauth2.0/authorize?response_type=code&client_id=101481023&{_BACK}&{_STATE}&scope=get_user_info",
    f"https://openauth.alipay.com/oauth2/publicAppAuthorize.htm?app_id=2014101500013658&scope=auth_user&{_BACK}&{_STATE}",
    f"https://accounts.feishu.cn/open-apis/authen/v1/authorize?client_id=cli_a5d611352af9d00b&{_BACK}&scope=bitable:app:readonly&{_STATE}",
    f"https://login.dingtalk.com/oauth2/auth?{_BACK}&response_type=code&client_id=dingxxxxxxx&scope=openid&{_STATE}&prompt=consent",
    f"https://oauth.yandex.ru/authorize?response_type=code&client_id=6f1ed002ab5595859014&{_STATE}",
    f"https://nid.naver.com/oauth2.0/authorize?response_type=code&client_id=jyvqXeaVOVmV&{_BACK}&{_STATE}",
    f"https://kauth.kakao.com/oauth/authorize?client_id=6f1ed002ab55&{_BACK}&response_type=code",
    f"https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1234567890&{_BACK}&{_STATE}&scope=profile%20openid&nonce=09876xyz",
    f"https://public-api.wordpress.com/oauth2/authorize?client_id=123&{_BACK}&response_type=code&blog=travel.example",
    f"https://www.strava.com/oauth/authorize?client_id=9&response_type=code&{_BACK}&approval_prompt=force&scope=activity:read",
    (
        "https://steamcommunity.com/openid/login?openid.ns=http%3A%2F%2Fspecs.openid.net%2Fauth%2F2.0&openid.mode=checkid_setup&"
        "openid.return_to=https%3A%2F%2Fmcp.travel.example%2Fcb&openid.realm=https%3A%2F%2Fmcp.travel.example&"
        "openid.identity=http%3A%2F%2Fspecs.openid.net%2Fauth%2F2.0%2Fidentifier_select&"
        "openid.claimed_id=http%3A%2F%2Fspecs.openid.net%2Fauth%2F2.0%2Fidentifier_select"
    ),
    f"https://auth.openai.com/authorize?client_id=app_1&response_type=code&scope=openid&{_BACK}&{_STATE}&{_PKCE}",
    (
        "https://idp.travel.example/authorize?client_id=https%3A%2F%2Fclient.example%2Fmetadata.json&response_type=code&"
        f"resource=https%3A%2F%2Fmcp.travel.example%2Fmcp&{_BACK}&{_STATE}&{_PKCE}&iss=https%3A%2F%2Fidp.travel.example"
    ),
    "https://idp.travel.example/authorize?client_id=s6BhdRkqt3&request_uri=urn%3Aietf%3Aparams%3Aoauth%3Arequest_uri%3A6esc_11ACC5bwc014ltc14eY22c",
    "https://idp.travel.example/authorize?client_id=s6BhdRkqt3&request=eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJzNkJoZFJrcXQzIn0.c2ln&response_type=code",
    "https://idp.travel.example/saml/sso?SAMLRequest=fZJNT8MwDIbv%2FIoo97ZpB2hEa9FgQkziY6KFA7csdbdIbVLsdI&RelayState=https%3A%2F%2Fmcp.travel.example%2F",
    "https://idp.travel.example/adfs/ls/?wa=wsignin1.0&wtrealm=https%3A%2F%2Fmcp.travel.example%2F&wctx=rm%3D0&wreply=https%3A%2F%2Fmcp.travel.example%2Fcb",
)

HANDLES = (
    "https://mcp.travel.example/connect/Hk3vT9dQx2LrPq7ZbN8wYs",
    "https://mcp.travel.example/connect?handle=Hk3vT9dQx2LrPq7ZbN8wYsA1",
    "https://mcp.travel.example/i/01J9Z3K7V8X2Q5R6S7T8V9W0X1",
    "https://mcp.travel.example/connect/6f1ed002-ab55-9585-9014-ebf0951522d9",
    "https://mcp.travel.example/approve?request=6f1ed002ab5595859014ebf0951522d9",
    "https://mcp.travel.example/confirm/booking?flow=6f1ed002ab5595859014",
    "https://mcp.travel.example/device?user_code=ABCD-EFGH",
    "https://mcp.travel.example/",
    "https://mcp.travel.example",
    "HTTPS://MCP.Travel.Example/Connect/Abc",
    "https://mcp.travel.example:443/connect/Abc",
    "https://mcp.travel.example/pay?order=4711&amount=12.50&currency=EUR",
    "https://mcp.travel.example/survey?id=123&lang=zh-CN",
)

INTERNATIONAL = (
    "https://bücher.de/", "https://www.münchen.de/rathaus", "https://straße.de/", "https://köln.example/", "https://öbb.example/",
    "https://zürich.ch/", "https://café.fr/carte", "https://éducation.gouv.fr.example/", "https://garçon.example/",
    "https://señor.es/", "https://españa.example/", "https://mañana.mx/", "https://açaí.com.br/", "https://são-paulo.example/",
    "https://coração.pt/", "https://łódź.pl/", "https://żółw.pl/", "https://kůň.cz/", "https://žluťoučký.cz/",
    "https://šport.sk/", "https://škola.hr/", "https://đorđe.rs/", "https://nagyvárad.hu/", "https://őrség.hu/",
    "https://smörgås.se/", "https://ålesund.no/", "https://københavn.dk/", "https://æbler.dk/", "https://jyväskylä.fi/",
    "https://þingvellir.is/", "https://reykjavík.is/", "https://istanbul-şehir.com.tr/", "https://çanakkale.com.tr/",
    "https://azərbaycan.az/", "https://tiếng-việt.vn/", "https://hànội.example/", "https://ħaż-żebbuġ.example/",
    "https://россия.рф/", "https://почта.рф/", "https://www.кремль.рф/", "https://москва.example/", "https://україна.укр/",
    "https://київ.укр/", "https://българия.bg/", "https://београд.срб/", "https://қазақстан.қаз/", "https://мон-улс.мон/",
    "https://ελλάδα.gr/", "https://αθήνα.ελ/", "https://παράδειγμα.gr/δοκιμή", "https://հայաստան.հայ/", "https://საქართველო.გე/",
    "https://ישראל.ישראל/", "https://דוגמה.co.il/", "https://مثال.إختبار/", "https://موقع.وزارة-الأتصالات.مصر/", "https://السعودية.example/",
    "https://ایران.ایران/", "https://پاکستان.پاکستان/", "https://भारत.भारत/", "https://हिन्दी.example/", "https://नेपाल.example/",
    "https://বাংলা.বাংলা/", "https://ਪੰਜਾਬ.example/", "https://ગુજરાત.example/", "https://தமிழ்.இந்தியா/", "https://తెలుగు.example/",
    "https://ಕನ್ನಡ.example/", "https://മലയാളം.example/", "https://සිංහල.ලංකා/", "https://ไทย.ไทย/", "https://ภาษาไทย.com/",
    "https://ລາວ.ລາວ/", "https://មនុស្ស.example/", "https://မြန်မာ.example/", "https://አማርኛ.example/", "https://བོད.example/",
    "https://中国.中国/", "https://视频.com/", "https://例子.测试/", "https://清华大学.cn/", "https://北京.公司/", "https://香港.香港/",
    "https://台灣.台灣/", "https://購物.tw/", "https://新浪体育.com/", "https://日本語.jp/", "https://日本語.jp/パス?q=値#断片",
    "https://東京.jp/", "https://はじめよう.みんな/", "https://スーパー.jp/", "https://ラーメン.com/", "https://東京tower.jp/",
    "https://楽天市場.example/", "https://한국.한국/", "https://서울.kr/", "https://한글도메인.kr/", "https://네이버-지도.example/",
    "https://中文abc.com/", "https://qq号码.example/", "https://bücher-24.example/", "https://www.größe.example/",
)  # fmt: skip

PAGES = (
    "https://docs.python.org/3/library/urllib.parse.html#module-urllib.parse",
    "https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Content-Security-Policy",
    "https://www.rfc-editor.org/rfc/rfc9110.html#section-12.5.4",
    "https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation",
    "https://en.wikipedia.org/wiki/Punycode",
    "https://de.wikipedia.org/wiki/M%C3%BCnchen",
    "https://zh.wikipedia.org/wiki/中国",
    "https://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC",
    "https://stackoverflow.com/questions/11227809/why-is-processing-a-sorted-array-faster",
    "https://github.com/python/cpython/issues/1234",
    "https://github.com/python/cpython/blob/main/Lib/urllib/parse.py#L100-L120",
    "https://github.com/orgs/python/teams?query=%40me",
    "https://gitlab.com/gitlab-org/gitlab/-/merge_requests/1?tab=notes",
    "https://gitlab.freedesktop.org/mesa/mesa",
    "https://docs.google.com/document/d/1A2b3C4d5E6f7G8h9I0j/edit?tab=t.0",
    "https://calendar.google.com/calendar/u/0/r/day/2026/11/29",
    "https://maps.google.com/?q=Oslo&z=12",
    "https://www.google.de/search?q=wetter+oslo",
    "https://www.google.co.uk/",
    "https://www.google.com.au/",
    "https://www.amazon.de/dp/B08N5WRWNW?th=1&psc=1",
    "https://www.amazon.co.jp/gp/product/4873119030",
    "https://www.paypal.me/travelexample",
    "https://paypal.com/invoice/p/#INV2ABCDEF",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://mastodon.social/@Gargron/112233445566778899",
    "https://social.example/@ada@other.example",
    "https://medium.com/@ada/on-urls-0f8fad5bd9cb",
    "https://www.bbc.co.uk/news/technology-12345678",
    "https://www.gov.uk/browse/driving",
    "https://www.payments.service.gov.uk/",
    "https://www.service.nsw.gov.au/transaction/renew",
    "https://ec.europa.eu/info/index_en",
    "https://www.city.kawasaki.jp/",
    "https://shop.example.co.uk/products/blue-shirt?variant=12345678901234&size=XL&colour=blue",
    "https://shop.example.uk.com/basket",
    "https://shop.example.com/de/p/4006381333931?utm_source=newsletter&utm_medium=email&utm_campaign=nov",
    "https://shop.example.com/cart?discount=SAVE10&code=WELCOME",
    "https://shop.example.com/orders/4111111111111111",
    "https://static.example.com/img/logo@2x.png?v=1700000000",
    "https://example.com/a_b/c-d/e.f/~ada/(x)/!y/*z/$w/+v/,u/;t",
    "https://example.com/search?q=how+do+I+reset+my+password",
    "https://example.com/help/forgot-password",
    "https://example.com/docs/tokens?page_token=CAoQAA&max_tokens=10",
    "https://example.com/list?cursor=eyJpZCI6MTJ9&limit=20&sort=-created",
    "https://example.com/compare/v1.2.3...v1.3.0?diff=split",
    "https://example.com/2026/11/29/an-article-with-a-long-name/?amp=1",
    "https://example.com/?lat=59.91&lng=10.75&zoom=12",
    "https://example.com/a%20b%2Fc?x=%E4%BD%A0%E5%A5%BD#%E6%96%AD",
    "https://example.com/#/settings/profile?tab=security",
    "https://example.com/#:~:text=never%20share",
    "https://example.com/?email=weekly&phone=true&username=",
    "https://example.com/?time=12:30&ratio=16:9&range=a..b",
    "https://my_site.example.com/",
    "https://r3---sn-4g5e6nsz.example.com/videoplayback",
    "https://a.b.c.d.e.f.example.com/",
    "https://3.example.com/",
    "https://1und1.example/",
    "https://xn.example.com/",
    "https://intranet/",
    "https://printer.local/status",
    "https://www.motion.dev/docs",
    "https://www.canvas.example/",
    "https://www.finance.example/",
    "https://stripes.example/",
    "https://never.example/",
    "https://venom.example/",
    "https://switch.example/",
    "https://cloud.example/",
    "https://mail.example/",
    "https://mall.cz/",
    "https://revolt.example/",
    "https://pineapple.example/",
    "https://applesauce.example/",
    "https://grapple.example/",
    "https://slackware.example/",
    "https://boxing.example/",
    "https://goog.example/",
    "https://my-account.example/login",
    "https://secure.example.com/login",
    "https://accounts.example.com/signin",
    "https://auth0.travel.example/authorize",
    "https://okta.travel.example/",
    "https://status.slack.com/",
    "https://amazon.okta.com/",
)

HONEST = (*AUTHORISATION, *HANDLES, *INTERNATIONAL, *PAGES)


@pytest.mark.requirement("CURL-6")
@pytest.mark.parametrize("url", HONEST)
@pytest.mark.parametrize("server_origin", [None, "https://mcp.travel.example", "https://travel.example/mcp"])
def test_an_honest_url_raises_nothing(url: str, server_origin: str | None) -> None:
    report = inspect(url, server_origin=server_origin)
    assert [notice.code for notice in report.notices] == []
    assert report.verdict == "ok"


@pytest.mark.parametrize("url", INTERNATIONAL)
def test_an_honest_international_host_may_be_read_in_its_own_script(url: str) -> None:
    report = inspect(url)
    assert report.unicode_host == url.removeprefix("https://").partition("/")[0]
    assert report.host is not None
    assert report.host.isascii()


@pytest.mark.parametrize("url", HONEST)
def test_a_server_may_send_it(url: str) -> None:
    assert sendable(url) == ()


def test_there_are_enough_of_them() -> None:
    assert len(set(HONEST)) >= 250
