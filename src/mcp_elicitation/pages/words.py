"""Every sentence of the room, in one place; what stands in braces is filled in when it is shown."""

from __future__ import annotations

from mcp_elicitation.text import Text

REQUIRED = Text("required", "必填")
OPTIONAL = Text("optional", "可不填")
SUGGESTED = Text("Suggested by the server", "服务端建议的内容")
YOURS = Text("Your earlier answer", "您之前的回答")
CHOOSE = Text("Please choose", "请选择")
NO_ANSWER = Text("No answer", "不回答")
OFFSET = Text("Time zone of “{label}”", "“{label}”的时区")
OWN_ZONE = Text("my own time zone", "我所在的时区")
ZONE = Text("UTC{offset}", "UTC{offset}")
OTHER_TIME = Text("2031-05-06T07:08:00+02:00", "2031-05-06T07:08:00+08:00")

BEWARE = Text("Beware", "请当心")
GOOD_TO_KNOW = Text("Good to know", "请留意")

ADDRESS = Text("Full address", "完整地址")
REFUSED_ADDRESS = Text("The address as it was sent", "收到的地址原文")
SITE = Text("Site", "网站")
READS = Text("reads {host}", "即 {host}")
SAME_SITE = Text("This is the site of the server that asks.", "这是提问的服务端自己的网站。")
KNOWN_PROVIDER = Text(
    "This is not the server's own site; it is one that many services use, or that you have approved before.",
    "这不是该服务端自己的网站，而是常见服务商的网站，或您曾经同意过的网站。",
)
UNRELATED = Text(
    "This is another site than the server's own. Make sure that you expect to be sent there.",
    "这不是该服务端自己的网站。请确认您确实要前往该网站。",
)
NO_SITE = Text(
    "The server runs on this computer and has no site of its own to compare with.",
    "该服务端在本机运行，没有自己的网站可供比对。",
)
