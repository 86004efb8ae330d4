"""Every sentence about a page that a server wants opened."""

from __future__ import annotations

from mcp_elicitation.core.urls.setting import Relation
from mcp_elicitation.text import Text

WANTS = Text("wants to open a page of {site}", "想要打开 {site} 的网页")
WANTS_REFUSED = Text("wants to open a page that must not be opened", "想要打开一个不应打开的网页")
SENT_YOU = Text("sent you to a page of {site}", "请你前往 {site} 的网页")
ADDRESS = Text("The whole address:", "完整网址：")
READS = Text("The host reads {host}.", "主机名读作 {host}。")
RELATIONS: dict[Relation, Text] = {
    "same_site": Text("This is the site of the server that asks.", "这是提问的服务端自己的网站。"),
    "known_provider": Text(
        "This is not the server's own site; it is one that many services use, or that you have approved before.",
        "这不是该服务端自己的网站，而是常见服务商的网站，或你曾经同意过的网站。",
    ),
    "unrelated": Text(
        "This is another site than the server's own. Make sure that you expect to be sent there.",
        "这不是该服务端自己的网站。请确认你确实要前往该网站。",
    ),
}
NO_SITE = Text(
    "The server runs on this computer and has no site of its own to compare with.",
    "该服务端在本机运行，没有自己的网站可供比对。",
)
HOW = Text(
    "Type “open” and press Enter to open it in your browser. Type “decline” to say no. Enter alone cancels.",
    "输入 open（或“打开”）并按回车，即在浏览器中打开。输入 decline（或“拒绝”）表示不同意。直接按回车即取消。",
)
HOW_REFUSED = Text(
    "It cannot be opened from here. Enter declines; type “cancel” to decide later.",
    "此处不能打开该网页。按回车即拒绝；输入 cancel（或“取消”）以后再决定。",
)
NOT_OPENED = Text("That is none of these words; nothing was opened.", "无法识别，没有打开任何内容。")
KEYS = Text("Enter alone cancels", "直接按回车即取消")
KEYS_REFUSED = Text("Enter declines", "按回车即拒绝")
OPENED = Text("Your browser was asked to open {site}.", "已请求浏览器打开 {site}。")
WAITING = Text(
    "Waiting for you to finish at {site}. What you do there is not seen here; this ends by itself when the server says "
    "that it is done.",
    "请在 {site} 完成操作。此处看不到你在那里的操作；服务端表示完成后，等待会自动结束。",
)
WAITING_FOR_ONE = Text(
    "Waiting for you to finish at {site} (page {at} of {count}). What you do there is not seen here; this ends by "
    "itself when the server says that it is done.",
    "请在 {site} 完成操作（第 {at} 个网页，共 {count} 个）。此处看不到你在那里的操作；"
    "服务端表示完成后，等待会自动结束。",
)
WISHES = {
    "retry": Text("I am done there: ask the server now", "已在那里完成：立即询问服务端"),
    "again": Text("Open it again", "再次打开"),
    "copy": Text("Copy the address", "复制网址"),
    "qr": Text("QR code for another device", "在其他设备上打开的二维码"),
    "next": Text("The next page", "下一个网页"),
    "stop": Text("Stop waiting: cancel the call", "停止等待：取消调用"),
}
KEYS_WAITING = Text("Esc stops waiting", "Esc 停止等待")
RETRIED = Text("The server is being asked.", "正在询问服务端。")
COPIED = Text("The address was given to your terminal's clipboard.", "网址已发送到终端的剪贴板。")
NO_QR = Text("The QR code does not fit into this window.", "窗口太小，无法显示二维码。")
PLAIN_WAITING = Text(
    "Type “now” to ask the server at once, “again” to open it again, “qr” for a QR code, “next” for the next page, "
    "“stop” to cancel the call.",
    "输入 now 立即询问服务端；输入 again 再次打开；输入 qr 显示二维码；输入 next 查看下一个网页；输入 stop 取消调用。",
)
WAIT = Text("waiting> ", "等待> ")
