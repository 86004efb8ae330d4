"""The great identity and payment providers, and other sites that are often imitated.

Source of the providers: the page on which each of them itself asks people to sign in, to consent or to pay, named in
its own developer or help pages (for OpenID providers: the authorisation endpoint of its published metadata). One line
each:

    registrable domain | page host | the name as a label of its own, where no honest site uses it so

The third column is left empty for names that are ordinary words, and for software and services that people run under
their own domains (GitLab, Okta, Slack invitations): ``gitlab.example.org`` is nobody's disguise.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from mcp_elicitation.core.urls.words import words

_IDENTITY = """
google.com|accounts.google.com|google
youtube.com|www.youtube.com|youtube
gmail.com|mail.google.com|gmail
microsoft.com|account.microsoft.com|microsoft
microsoftonline.com|login.microsoftonline.com|microsoftonline
live.com|login.live.com|
outlook.com|outlook.live.com|
office.com|www.office.com|office365
azure.com|portal.azure.com|
apple.com|appleid.apple.com|apple
icloud.com|www.icloud.com|icloud
github.com|github.com|github
gitlab.com|gitlab.com|
bitbucket.org|bitbucket.org|
atlassian.com|auth.atlassian.com|atlassian
facebook.com|www.facebook.com|facebook
instagram.com|www.instagram.com|instagram
whatsapp.com|web.whatsapp.com|whatsapp
meta.com|auth.meta.com|
twitter.com|api.twitter.com|twitter
x.com|x.com|
linkedin.com|www.linkedin.com|linkedin
amazon.com|www.amazon.com|amazon
slack.com|slack.com|
discord.com|discord.com|
notion.so|www.notion.so|
notion.com|api.notion.com|
dropbox.com|www.dropbox.com|dropbox
box.com|account.box.com|
salesforce.com|login.salesforce.com|salesforce
okta.com|login.okta.com|
auth0.com|auth0.auth0.com|
onelogin.com|app.onelogin.com|
pingidentity.com|www.pingidentity.com|pingidentity
zoom.us|zoom.us|
spotify.com|accounts.spotify.com|spotify
twitch.tv|id.twitch.tv|twitch
reddit.com|www.reddit.com|reddit
yahoo.com|login.yahoo.com|yahoo
figma.com|www.figma.com|figma
canva.com|www.canva.com|canva
asana.com|app.asana.com|asana
linear.app|linear.app|
airtable.com|airtable.com|airtable
hubspot.com|app.hubspot.com|hubspot
zendesk.com|www.zendesk.com|zendesk
intercom.com|app.intercom.com|
shopify.com|accounts.shopify.com|shopify
cloudflare.com|dash.cloudflare.com|cloudflare
vercel.com|vercel.com|
netlify.com|app.netlify.com|
heroku.com|id.heroku.com|heroku
digitalocean.com|cloud.digitalocean.com|digitalocean
openai.com|auth.openai.com|openai
chatgpt.com|chatgpt.com|chatgpt
anthropic.com|console.anthropic.com|anthropic
claude.ai|claude.ai|
huggingface.co|huggingface.co|huggingface
telegram.org|oauth.telegram.org|telegram
tiktok.com|www.tiktok.com|tiktok
snapchat.com|accounts.snapchat.com|snapchat
pinterest.com|www.pinterest.com|pinterest
wechat.com|open.weixin.qq.com|wechat
qq.com|graph.qq.com|
weibo.com|api.weibo.com|weibo
baidu.com|openapi.baidu.com|baidu
alibaba.com|login.alibaba.com|alibaba
aliyun.com|signin.aliyun.com|aliyun
taobao.com|login.taobao.com|taobao
feishu.cn|accounts.feishu.cn|feishu
larksuite.com|accounts.larksuite.com|larksuite
dingtalk.com|login.dingtalk.com|dingtalk
douyin.com|open.douyin.com|douyin
bilibili.com|passport.bilibili.com|bilibili
yandex.ru|oauth.yandex.ru|yandex
yandex.com|oauth.yandex.com|yandex
vk.com|oauth.vk.com|
mail.ru|account.mail.ru|
naver.com|nid.naver.com|naver
kakao.com|kauth.kakao.com|kakao
line.me|access.line.me|
steampowered.com|store.steampowered.com|steampowered
steamcommunity.com|steamcommunity.com|steamcommunity
epicgames.com|www.epicgames.com|epicgames
roblox.com|apis.roblox.com|roblox
nintendo.com|accounts.nintendo.com|nintendo
playstation.com|my.account.sony.com|playstation
adobe.com|ims-na1.adobelogin.com|adobe
oracle.com|login.oracle.com|
servicenow.com|signon.service-now.com|servicenow
docusign.com|account.docusign.com|docusign
intuit.com|appcenter.intuit.com|intuit
xero.com|login.xero.com|xero
login.gov|secure.login.gov|
id.me|api.id.me|
wikipedia.org|meta.wikimedia.org|wikipedia
wordpress.com|public-api.wordpress.com|
medium.com|medium.com|
netflix.com|www.netflix.com|netflix
bing.com|www.bing.com|
duckduckgo.com|duckduckgo.com|duckduckgo
proton.me|account.proton.me|
protonmail.com|mail.proton.me|protonmail
fastmail.com|app.fastmail.com|fastmail
mozilla.org|accounts.firefox.com|
firefox.com|accounts.firefox.com|firefox
stackoverflow.com|stackoverflow.com|stackoverflow
trello.com|trello.com|trello
miro.com|miro.com|
clickup.com|app.clickup.com|clickup
monday.com|auth.monday.com|
todoist.com|app.todoist.com|todoist
evernote.com|www.evernote.com|evernote
strava.com|www.strava.com|strava
fitbit.com|www.fitbit.com|fitbit
garmin.com|connect.garmin.com|garmin
uber.com|auth.uber.com|uber
airbnb.com|www.airbnb.com|airbnb
booking.com|account.booking.com|
ebay.com|auth.ebay.com|ebay
etsy.com|www.etsy.com|etsy
walmart.com|www.walmart.com|walmart
"""
_PAYMENT = """
paypal.com|www.paypal.com|paypal
stripe.com|checkout.stripe.com|stripe
squareup.com|connect.squareup.com|squareup
adyen.com|ca-live.adyen.com|adyen
klarna.com|pay.klarna.com|klarna
braintreegateway.com|www.braintreegateway.com|braintreegateway
venmo.com|venmo.com|venmo
cash.app|cash.app|cashapp
wise.com|wise.com|
revolut.com|sso.revolut.com|revolut
mollie.com|my.mollie.com|
razorpay.com|auth.razorpay.com|razorpay
paytm.com|paytm.com|paytm
phonepe.com|www.phonepe.com|phonepe
mercadopago.com|auth.mercadopago.com|mercadopago
payoneer.com|login.payoneer.com|payoneer
skrill.com|account.skrill.com|skrill
worldpay.com|secure.worldpay.com|worldpay
plaid.com|dashboard.plaid.com|
visa.com|www.visa.com|
mastercard.com|www.mastercard.com|mastercard
americanexpress.com|www.americanexpress.com|americanexpress
chase.com|secure.chase.com|
bankofamerica.com|secure.bankofamerica.com|bankofamerica
wellsfargo.com|connect.secure.wellsfargo.com|wellsfargo
citibank.com|online.citi.com|citibank
capitalone.com|verified.capitalone.com|capitalone
hsbc.com|www.hsbc.com|hsbc
barclays.co.uk|bank.barclays.co.uk|barclays
santander.com|www.santander.com|santander
coinbase.com|login.coinbase.com|coinbase
binance.com|accounts.binance.com|binance
kraken.com|www.kraken.com|
metamask.io|portfolio.metamask.io|metamask
gocardless.com|manage.gocardless.com|gocardless
affirm.com|www.affirm.com|
afterpay.com|portal.afterpay.com|afterpay
alipay.com|openauth.alipay.com|alipay
unionpay.com|www.unionpay.com|unionpay
"""


@dataclass(frozen=True, slots=True)
class KnownHost:
    """A provider that people know and others imitate.

    Args:
        domain: Its registrable domain.
        page: The host of the page where it asks people to sign in, to consent or to pay.
        name: Its name as a single label, where that is nobody else's; empty otherwise.
    """

    domain: str
    page: str
    name: str

    @property
    def label(self) -> str:
        """The label that it registered."""
        return self.domain.partition(".")[0]


KNOWN_HOSTS: MappingProxyType[str, KnownHost] = MappingProxyType(
    {line.partition("|")[0]: KnownHost(*line.split("|")) for line in f"{_IDENTITY}{_PAYMENT}".split()}
)
"""Every known provider by its registrable domain."""

PROVIDER_DOMAINS = frozenset(KNOWN_HOSTS).union(
    ".".join(known.page.rsplit(".", 2)[1:]) for known in KNOWN_HOSTS.values() if not known.page.endswith(known.domain)
)
"""The registrable domains of the providers and of their pages, such as ``adobelogin.com``."""
IMITATED_SITES = words(
    "adidas.com alibabacloud.com aliexpress.com archive.org arxiv.org autodesk.com bbc.com bestbuy.com "
    "blizzard.com bloomberg.com bnpparibas.com canada.ca cisco.com cnn.com costco.com coursera.org craigslist.org "
    "credit-agricole.fr dailymotion.com dell.com deutschebank.com dhl.com disneyplus.com espn.com expedia.com "
    "fandom.com fedex.com fidelity.com flickr.com flipkart.com forbes.com foxnews.com gitee.com godaddy.com "
    "grammarly.com groupon.com homedepot.com hotels.com hotmail.com hulu.com ibm.com ikea.com imdb.com imgur.com "
    "indeed.com intel.com kayak.com khanacademy.org kickstarter.com lenovo.com line.com lowes.com mailchimp.com "
    "marriott.com mediafire.com mega.nz messenger.com mozilla.com nasa.gov nationwide.co.uk naukri.com newegg.com "
    "nike.com nordvpn.com nvidia.com nytimes.com office365.com opera.com orange.com patreon.com pinduoduo.com "
    "postbank.de quora.com rakuten.com researchgate.net ryanair.com samsung.com scribd.com shein.com signal.org "
    "skype.com slideshare.net sony.com soundcloud.com sparkasse.de squarespace.com stackexchange.com "
    "standardchartered.com substack.com target.com teamviewer.com telekom.de temu.com theguardian.com "
    "ticketmaster.com tinder.com tripadvisor.com tumblr.com udemy.com usps.com vimeo.com vodafone.com "
    "washingtonpost.com weather.com webex.com weebly.com westernunion.com wikimedia.org xbox.com xiaomi.com "
    "yelp.com youtu.be zalando.com zara.com zhihu.com zillow.com "
)
"""Great sites that are neither; hosts that look like them under the same suffix are named, and nothing else is made
of them."""

ORDINARY_WORDS = words(
    "affirm azure booking box chase claude id intercom line linear live login mail medium meta miro mollie monday "
    "office oracle outlook proton visa wise"
)
"""Labels that are ordinary words: a neighbour of such a word is most likely another word, not a slip, and one with
an accent is most likely the same word in another language, unless it stands under the same suffix."""

CROWDED_NAMES = words("adobe asana canva figma kakao kraken naver plaid skrill strava venmo")
"""Names that lie one letter from everyday words of many languages (Firma, canta, haver, vento)."""

HONEST_NEIGHBOURS = words(
    # one letter from: adobe adyen alipay amazon apple asana binance canva figma fitbit gmail icloud intuit
    "abode adore aden admen ample apples apply dapple adana alana asama astana azana finance canvas sigma titbit "
    "email grail mail mali mall deli cloud inuit gamin "
    # naver notion paypal phonepe pinterest plaid revolut skrill slack strava stripe
    "aver naive nave navel naves never saver waver raver lotion motion nation notions potion papal paypay phoneme "
    "interest laid paid placid plain plait played revolt shrill skill black clack flack lack sack shack slacks slick "
    "smack snack stack strata stride strife strike strip striped stripes stripo strips strive tripe "
    # twitch twitter venmo wechat
    "switch witch stitch titter twister twitted venom webchat "
    # apple asana barclays canva chase discord gmail intuit line meta naver notion plaid telegram
    "sana barclay discard discoed gail intuits lien meat plaids telegrams nader naiver "
    "appie canna chasse linee metta notino telegramm"
)
"""Words and companies of their own that happen to lie one letter from a known provider."""
