"""What each rule says to a person, by its code."""

from __future__ import annotations

from typing import Final

from mcp_elicitation.text import Text

REASONS: Final[dict[str, Text]] = {
    "nothing_found": Text("Nothing here asks for a secret.", "没有发现索要机密信息的内容。"),
    "cannot_hold_a_secret": Text("A field of this kind cannot hold a secret.", "这类字段不能用来填写机密信息。"),
    "unreadable_schema": Text(
        "This is no schema of a form, so nobody can tell what it asks for.", "这不是表单的架构，无法判断它索要什么。"
    ),
    "password_format": Text("The format says that this is a password.", "格式表明这是密码。"),
    "write_only": Text(
        "The schema says that the value is never shown again, as secrets are.",
        "架构声明该值写入后不再显示，机密信息通常如此。",
    ),
    "secret_word": Text("“{word}” is the name of a secret.", "“{word}”是一种机密信息。"),
    "secret_in_company": Text(
        "“{word}” is a secret in the company of the words beside it.", "“{word}”与旁边的词合起来指的是一种机密信息。"
    ),
    "unsure_word": Text(
        "“{word}” may be the name of a secret; say which one is meant, or that none is.",
        "“{word}”可能指机密信息；请写明具体指什么。",
    ),
    "disguised": Text(
        "“{word}” reads as the name of a secret, written so that programs overlook it.",
        "“{word}”读起来是一种机密信息的名称，只是换了写法以躲避检查。",
    ),
    "message_asks": Text("The message asks for a secret: “{word}”.", "消息索要机密信息：“{word}”。"),
    "key_prefix": Text("“{word}” is how the keys of a service begin.", "“{word}”是某项服务密钥的开头。"),
    "card_code_described": Text("This describes the security code of a payment card.", "这里描述的是支付卡的安全码。"),
    "card_number_described": Text("This describes the number of a payment card.", "这里描述的是支付卡卡号。"),
    "card_expiry_described": Text("This describes the expiry date of a payment card.", "这里描述的是支付卡的有效期。"),
    "recovery_code_described": Text("This describes a code for a lost sign-in.", "这里描述的是找回账户用的备用码。"),
    "one_time_code_described": Text("This describes a one-time code.", "这里描述的是一次性验证码。"),
    "authenticator_described": Text(
        "This describes the code that an authenticator shows.", "这里描述的是身份验证器显示的动态码。"
    ),
    "changing_code_described": Text("This describes a code that keeps changing.", "这里描述的是不断变化的动态码。"),
    "seed_phrase_described": Text(
        "This describes the words that restore a wallet.", "这里描述的是用来恢复钱包的助记词。"
    ),
    "pin_described": Text("This describes the PIN of a bank card.", "这里描述的是银行卡密码。"),
    "unlocking_described": Text("This describes what unlocks a device.", "这里描述的是解锁设备的密码。"),
    "password_described": Text("This describes what is typed to sign in.", "这里描述的是登录时输入的密码。"),
    "secret_described": Text(
        "This describes something that only the person knows.", "这里描述的是只有本人知道的内容。"
    ),
    "hidden_text_described": Text(
        "This describes a text that is hidden while typed.", "这里描述的是输入时被隐藏的内容。"
    ),
    "key_described": Text("This describes a key from a service's settings.", "这里描述的是服务后台给出的密钥。"),
    "password_rules_described": Text("These are the rules of a password.", "这里写的是密码的组成规则。"),
    "security_answer_described": Text("This is the answer to a security question.", "这是安全问题的答案。"),
    "network_password_described": Text("This describes the password of a network.", "这里描述的是网络密码。"),
    "header_described": Text("This describes the content of a sign-in header.", "这里描述的是身份验证标头的内容。"),
}
"""Sentence by rule; ``{word}`` is what was found."""
