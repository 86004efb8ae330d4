"""Every sentence of the inbox, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mcp_elicitation.client.web.book import End
from mcp_elicitation.text import Text

INBOX = Text("Inbox", "收件箱")
WAITING = Text("Waiting for you", "等待您回答")
NOTHING = Text("Nothing waits for you. New questions appear here.", "目前没有等待回答的问题。新的问题会显示在这里。")
NOTHING_STILL = Text(
    "Nothing waits for you. Load this page again to see new questions.",
    "目前没有等待回答的问题。重新加载此页面可查看新问题。",
)
MORE = Text("{count} more waiting", "还有 {count} 个在等待")
TO_INBOX = Text("To the inbox", "返回收件箱")
NOTIFY = Text("Notify me of new questions", "有新问题时通知我")
NOTIFICATION = Text("A question waits for you", "有问题等待您回答")
LOST = Text(
    "The program behind this page has ended or cannot be reached. Nothing more can be sent from here.",
    "此页面背后的程序已结束或无法连接，无法再从这里发送内容。",
)
ANSWER = Text("Answer", "回答")
LOOK = Text("Look at it", "查看")
ANSWER_TO = Text("Answer {alias}", "回答 {alias}")
OVER = Text("Finished", "已结束")

ASKS = Text("{alias} asks you", "{alias} 向您提问")
SENDS = Text("{alias} wants to send you to a page", "{alias} 想让您打开一个网页")
SERVER = Text("Server, as you call it", "服务端（您起的名称）")
ORIGIN = Text("Reached at", "连接地址")
CLAIMED = Text("Calls itself", "自称")
UNCHECKED = Text("(nobody has checked that)", "（未经核实）")
REQUEST = Text("You had asked for", "您发起的请求")
PLACE = Text("{position} of {total}", "第 {position} 个，共 {total} 个")
SINCE = Text("since {time}", "已等待 {time}")
UNTIL = Text("for another {time}", "剩余 {time}")
ASKED_AGAIN = Text(
    "You were asked this before. Your earlier answers are filled in and marked; the rest is as the server suggests.",
    "此问题之前已经问过。您之前的回答已填入并标明，其余为服务端的建议。",
)
MESSAGE = Text("What the server writes", "服务端的说明")

REVIEW = Text("Review", "核对回答")
REVIEW_ANYWAY = Text("Review all the same", "仍要核对回答")
DECLINE = Text("Decline", "拒绝")
CANCEL = Text("Cancel", "取消")
WAYS_OUT = Text(
    "Decline tells the server no. Cancel puts the question away without an answer.",
    "“拒绝”会告诉服务端您不同意；“取消”只是搁置此问题，不作回答。",
)
REVIEW_TITLE = Text("Send this to {alias}?", "要将以下内容发送给 {alias} 吗？")
SEND = Text("Send to {alias}", "发送给 {alias}")
SEND_ANYWAY = Text("Send all the same", "仍要发送")
CHANGE = Text("Change", "修改")
NO_ANSWER = Text("no answer", "未回答")
AS_SUGGESTED = Text("as the server suggested", "与服务端建议相同")
CHANGED_ELSEWHERE = Text(
    "The answers were changed in another tab. Look at them once more.", "回答已在另一个标签页中修改，请再次核对。"
)
PROBLEMS = Text("Something has to be mended before this can be sent.", "请先更正下面的内容，然后才能发送。")

OPEN = Text("Open {site}", "打开 {site}")
OPEN_HOW = Text(
    "It opens in a tab of its own. The server does not see what this page shows, nor this page what you do there.",
    "网页会在单独的标签页中打开。服务端看不到此页面，此页面也看不到您在那里的操作。",
)
REFUSED_PAGE = Text("This address is not opened. Decline.", "此网址不会被打开。请拒绝。")
TOO_FAST = Text(
    "That was faster than anybody can read. Close this tab, look at the address, and then decide.",
    "操作过快，来不及看清网址。请关闭此标签页，核对网址后再决定。",
)
OPENED_TITLE = Text("Waiting for you to finish at {site}", "请在 {site} 完成操作")
OPENED_OVER = Text("{alias} goes on", "{alias} 将继续执行")
OPENED = Text(
    "You agreed to open this page {time} ago. What happens there is not seen from here.",
    "您在 {time} 前同意打开此网页。此处看不到您在那里的操作。",
)
WAITS = Text(
    "The server is asked again and again whether it can go on; when you are done there, that takes a moment.",
    "程序会不断询问服务端能否继续；您在那里完成后，稍等片刻即可。",
)
RETRY = Text("Ask it now", "立即询问")
STOP = Text("Stop waiting", "停止等待")
AWAY = Text("Open at {site}", "正在 {site} 进行")
REOPEN = Text("Open it again", "再次打开")
COPY = Text("Copy the address", "复制网址")
COPIED = Text("Copied", "已复制")
QR = Text("Open it on another device", "在其他设备上打开")
QR_ALT = Text("QR code of the address above", "以上网址的二维码")

SENT_TITLE = Text("Sent", "已发送")
SENT = Text("{alias} has your answer.", "{alias} 已收到您的回答。")
WENT_ON = Text("{alias} goes on.", "{alias} 将继续执行。")
DECLINED = Text("{alias} was told no.", "已告知 {alias} 您拒绝。")
CANCELLED = Text("{alias} was given no answer.", "未向 {alias} 提供回答。")
NEXT = Text("Next question", "下一个问题")
CLOSE = Text("You can close this page.", "可以关闭此页面。")

ENDS: Mapping[End, Text] = MappingProxyType(
    {
        "sent": Text("Sent", "已发送"),
        "opened": Text("Opened", "已打开"),
        "declined": Text("Declined", "已拒绝"),
        "cancelled": Text("Cancelled", "已取消"),
        "expired": Text("Not answered in time", "超时未回答"),
        "withdrawn": Text("Taken back", "已被收回"),
    }
)
"""How a finished ask is called."""

ENDED: Mapping[End, Text] = MappingProxyType(
    {
        "sent": SENT,
        "opened": WENT_ON,
        "declined": DECLINED,
        "cancelled": CANCELLED,
        "expired": Text(
            "It waited as long as it could. {alias} was given no answer.", "已超过等待时间，未向 {alias} 提供回答。"
        ),
        "withdrawn": Text(
            "{alias} or the connection to it has gone. Nothing was sent.",
            "{alias} 或与其的连接已中断，未发送任何内容。",
        ),
    }
)
"""What an end means; the sentence on the page of a finished ask."""

AGO = Text("{time} ago", "{time} 前")
MASKED = Text("••••", "••••")
NOT_KEPT = Text("not kept", "未保留")
SHOW_ANSWERS = Text("Show the answers", "显示回答")
ANSWERS = Text("What was sent", "已发送的内容")

GONE = Text("This page is not available", "此页面不可用")
GONE_WHY = Text(
    "The question is not known here any more, or is not for this browser.", "此问题已不存在，或不属于此浏览器。"
)
STOPPED = Text("This request was stopped", "请求已被阻止")
STOPPED_WHY = Text("It did not come from this page.", "请求并非来自此页面。")
STRANGER = Text("This browser is not known here", "无法识别此浏览器")
STRANGER_LOCAL = Text(
    "Use the link that the program printed; it works once. The program prints a new one when the next question comes.",
    "请使用程序显示的链接；该链接只能使用一次。出现下一个问题时，程序会显示新的链接。",
)
STRANGER_HOST = Text("Sign in, then come back.", "请先登录，然后再返回此页面。")
ENTERED = Text("The inbox opens", "正在打开收件箱")
ENTER = Text("Open the inbox", "打开收件箱")

SECONDS = Text("{count} s", "{count} 秒")
MINUTES = Text("{count} min", "{count} 分钟")
HOURS = Text("{count} h", "{count} 小时")


def span(seconds: float) -> Text:
    """Return a length of time as a person says it."""
    whole = max(0, round(seconds))
    if whole < 60:
        return SECONDS.fill(count=whole)
    if whole < 3600:
        return MINUTES.fill(count=whole // 60)
    return HOURS.fill(count=whole // 3600)


def fill(text: Text, **values: Text | str) -> Text:
    """Return a sentence with other sentences put in, each in its language."""
    en = {name: value if isinstance(value, str) else value.en for name, value in values.items()}
    zh = {name: value if isinstance(value, str) else value.zh for name, value in values.items()}
    return Text(text.en.format(**en), text.zh.format(**zh))
