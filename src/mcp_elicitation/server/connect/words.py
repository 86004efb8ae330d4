"""Every sentence on the pages, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mcp_elicitation.text import Text

SIGN_IN_TITLE = Text("Sign in to go on", "请先登录")
SIGN_IN_WHY = Text(
    "This link is for one person only. Sign in, so that this page knows whether it is you.",
    "此链接仅供一人使用。请先登录，以便确认是你本人。",
)
SIGN_IN = Text("Sign in", "登录")

CONSENT_TITLE = Text("Give {server} a secret?", "要向 {server} 提供密钥吗？")
CONSENT_WHAT = Text(
    "{server} asks for this. What you enter is kept for you by {server} and is never shown to your AI client.",
    "{server} 需要以下内容。你输入的内容由 {server} 为你保管，不会透露给你的 AI 客户端。",
)
WHY = Text("Why", "用途")
SERVER = Text("Server", "服务端")
ACCOUNT = Text("Your account", "你的账户")
CLIENT = Text("Asked through", "发起请求的客户端")
KEPT_AS = Text("Kept as", "保存名称")
GO_ON = Text("Go on", "继续")
REFUSE = Text("No, do not", "不，拒绝")
NOT_YOU = Text("Not you? Sign out here", "不是你？在此退出登录")
ONLY_IF = Text(
    "Go on only if you have just asked for this yourself. If somebody sent you this link, close the page.",
    "仅当刚才是你本人发起此操作时才继续。如果链接是别人发给你的，请关闭此页面。",
)

FORM_TITLE = Text("Enter what {server} needs", "请输入 {server} 所需的内容")
FORM_SEND = Text("Save", "保存")
FORM_HIDDEN = Text("Not shown on this page again.", "此页面不会再次显示。")
REJECTED = Text(
    "That did not work where it is used. Check it and enter it again.", "该内容无法通过验证。请核对后重新输入。"
)
EMPTY = Text("Fill in every field.", "请填写每一项。")
TOO_LONG = Text("That is too long.", "内容过长。")

QUESTION_TITLE = Text("Approve this?", "是否批准？")
QUESTION_WHAT = Text(
    "{server} wants to do this for you. It happens only if you approve it here.",
    "{server} 想为你执行以下操作。仅当你在此批准后才会执行。",
)
APPROVE = Text("Approve", "批准")

USE_TITLE = Text("Let another client use what you gave {server}?", "允许另一个客户端使用你提供给 {server} 的内容吗？")
USE_WHAT = Text(
    "You gave {server} this through another client. The client named here now asks for something that needs it.",
    "你曾通过另一个客户端把以下内容提供给 {server}。现在，这里列出的客户端请求的操作需要用到它。",
)
ALLOW = Text("Allow", "允许")

OFFER_TITLE = Text("Connect {provider}?", "要连接 {provider} 吗？")
OFFER_WHAT = Text(
    "{server} asks to use your {provider} account. You sign in at {provider} itself; what {server} gets there is kept "
    "for you and is never shown to your AI client.",
    "{server} 请求使用你的 {provider} 账户。你将直接在 {provider} 登录；{server} 从中获得的授权由其为你保管，"
    "不会透露给你的 AI 客户端。",
)
OFFER_WHO = Text(
    "{server} asks {provider} who you are. You sign in at {provider} itself; {server} learns your account name there "
    "and may do nothing in your name.",
    "{server} 请求通过 {provider} 确认你的身份。你将直接在 {provider} 登录；{server} 只会得知你在那里的账户名，"
    "不能以你的名义进行任何操作。",
)
OFFER_GO = Text("Go on to {provider}", "前往 {provider}")
PROVIDER = Text("Service", "服务")
SCOPES = Text("What is asked for", "请求的权限")
GOING_TITLE = Text("Going on to {provider}", "正在前往 {provider}")
GOING_WHAT = Text(
    "If nothing happens, use the button. You come back here afterwards.",
    "如果没有自动跳转，请点击按钮。之后会返回此处。",
)
LINKED_TITLE = Text("{provider} is connected", "已连接 {provider}")
LINKED_ACCOUNT = Text("Connected account", "已连接的账户")
LINKED_WHAT = Text("You can close this page and go back to your client.", "可以关闭此页面，返回你的客户端。")
LINKED_UNDO = Text(
    "Not the account that you meant, or not you who did this? Undo it: nothing is kept.",
    "不是你想连接的账户，或并非你本人操作？请撤销，不会保留任何内容。",
)
UNDO = Text("Undo", "撤销")
GRANTED = Text("What was granted", "已授予的权限")
UNNAMED = Text("an account that the service does not name", "对方服务未说明的账户")
SINCE = Text("Since", "连接日期")
FAILED_TITLE = Text("Connecting did not work", "连接未成功")
DISCONNECT = Text("Disconnect", "断开连接")

CONNECTIONS_TITLE = Text("What {server} keeps for you", "{server} 为你保存的内容")
CONNECTIONS_NONE = Text("Nothing is kept for you.", "没有为你保存任何内容。")
KEPT_SINCE = Text("since {day}", "自 {day} 起")
USED_THROUGH = Text("used through {clients}", "使用它的客户端：{clients}")
FORGET = Text("Remove", "删除")
FORGET_ALL = Text("Remove everything", "全部删除")
FORGET_ALL_WHAT = Text(
    "Removes everything that {server} keeps for you, and signs you out here.",
    "删除 {server} 为你保存的全部内容，并在此退出登录。",
)
SIGN_OUT = Text("Sign out", "退出登录")

ENDS: Mapping[str, tuple[Text, Text]] = MappingProxyType(
    {
        "done": (
            Text("Saved", "已保存"),
            Text("You can close this page and go back to your client.", "可以关闭此页面，返回你的客户端。"),
        ),
        "approved": (
            Text("Approved", "已批准"),
            Text("You can close this page and go back to your client.", "可以关闭此页面，返回你的客户端。"),
        ),
        "refused": (
            Text("Refused", "已拒绝"),
            Text("Nothing was done. You can close this page.", "未执行任何操作。可以关闭此页面。"),
        ),
        "left": (
            Text("Signed out here", "已在此退出登录"),
            Text("Nothing was done. You can close this page.", "未执行任何操作。可以关闭此页面。"),
        ),
        "removed": (
            Text("Removed", "已删除"),
            Text("Nothing is kept for you any more.", "已不再为你保存任何内容。"),
        ),
        "disconnected": (
            Text("Disconnected", "已断开连接"),
            Text("Nothing of that account is kept any more.", "已不再保留该账户的任何内容。"),
        ),
        "gone": (
            Text("This page is not available", "此页面不可用"),
            Text(
                "The link was used, is too old, or is not for you. If you wanted to do something, go back to your "
                "client and ask for it again.",
                "链接已被使用、已过期，或不是给你的。如需操作，请返回你的客户端重新发起。",
            ),
        ),
        "sign_in_failed": (
            Text("Signing in did not work", "登录未成功"),
            Text("Go back to your client and open the link again.", "请返回你的客户端，重新打开链接。"),
        ),
        "busy": (
            Text("Not possible at the moment", "暂时无法完成"),
            Text("Nothing was done. Try again in a while.", "未执行任何操作，请稍后再试。"),
        ),
        "stopped": (
            Text("This request was stopped", "请求已被阻止"),
            Text("It did not come from this page.", "请求并非来自此页面。"),
        ),
    }
)
"""The fixed pages at which everything ends: title and sentence."""
