"""The rules that warn: a table, read from top to bottom; what a person should know first stands first.

A rule that cries wolf is as wrong as one that sleeps: ordinary authorisation requests and honest internationalised
hosts pass all of them. Keeps CURL-6.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mcp_elicitation.core.urls import warning_finds as finds
from mcp_elicitation.core.urls.case import Case, Find, notice_of
from mcp_elicitation.core.urls.notice import Notice
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True)
class _Warning:
    code: str
    text: Text
    find: Find


def warnings_of(case: Case) -> Iterable[Notice]:
    """Yield every warning about a URL that is not refused."""
    return (notice_of(rule.code, "warn", rule.text, hit) for rule in _WARNINGS for hit in rule.find(case))


_WARNINGS = (
    _Warning(
        "look_alike",
        Text(
            "“{host}” looks like {domain}, but it is a different site.",
            "“{host}”看起来像 {domain}，但并不是同一个网站。",
        ),
        finds.look_alikes,
    ),
    _Warning(
        "one_letter_off",
        Text(
            "“{host}” differs from {domain} by one letter. It is a different site.",
            "“{host}”与 {domain} 只差一个字母，不是同一个网站。",
        ),
        finds.slips,
    ),
    _Warning(
        "borrowed_name",
        Text(
            "The name of {domain} stands in the address, but the page belongs to {host}.",
            "地址里出现了 {domain} 的名称，但页面属于 {host}。",
        ),
        finds.borrowed_names,
    ),
    _Warning(
        "mixed_scripts",
        Text(
            "The name “{label}” mixes letters of different scripts; some may pass for others.",
            "名称“{label}”混用了不同文字的字母，其中有些可能冒充别的字母。",
        ),
        finds.doubts("mixed_scripts"),
    ),
    _Warning(
        "looks_latin",
        Text(
            "The name “{label}” is made only of foreign letters that look like Latin ones.",
            "名称“{label}”全部由看起来像拉丁字母的其他文字组成。",
        ),
        finds.doubts("looks_latin"),
    ),
    _Warning(
        "looks_like_a_number",
        Text(
            "The name “{label}” is made of characters that look like digits.",
            "名称“{label}”由看起来像数字的字符组成。",
        ),
        finds.doubts("looks_like_a_number"),
    ),
    _Warning(
        "hidden_marks",
        Text(
            "The name “{label}” holds marks or strokes that are easily overlooked.",
            "名称“{label}”中有容易被忽略的符号或笔画。",
        ),
        finds.doubts("hidden_marks"),
    ),
    _Warning(
        "rare_characters",
        Text(
            "The name “{label}” holds symbols or letters that are hardly used in names.",
            "名称“{label}”中有很少用于名称的符号或字母。",
        ),
        finds.doubts("rare_characters"),
    ),
    _Warning(
        "punycode",
        Text(
            "Part of the name was sent in coded form: “{label}” stands for “{readable}”.",
            "名称的一部分以编码形式发送：“{label}”代表“{readable}”。",
        ),
        finds.coded_labels,
    ),
    _Warning(
        "rewritten_host",
        Text(
            "The name of the site was written as “{sent}”; browsers turn that into {host}.",
            "网站名称写成了“{sent}”，浏览器会把它变成 {host}。",
        ),
        finds.rewritten_hosts,
    ),
    _Warning(
        "ip_address",
        Text(
            "The site is given as a bare number, {host}, which says nothing about whose it is.",
            "网站只给出了 IP 地址 {host}，看不出属于谁。",
        ),
        finds.addresses,
    ),
    _Warning(
        "loopback_http",
        Text(
            "The page is on this computer ({host}); the connection is not encrypted and need not be.",
            "该页面在本机上（{host}），连接未加密，也无需加密。",
        ),
        finds.loopback_http,
    ),
    _Warning(
        "loopback",
        Text("The page is on this computer ({host}), not on the internet.", "该页面在本机上（{host}），不在互联网上。"),
        finds.loopback_https,
    ),
    _Warning(
        "trailing_dot",
        Text(
            "The name of the site ends with a dot. Browsers treat that as a different site.",
            "网站名称以点号结尾，浏览器会把它当作另一个网站。",
        ),
        finds.trailing_dots,
    ),
    _Warning(
        "shared_hosting",
        Text(
            "Anyone can put up a page under {suffix}; the name {host} proves nothing.",
            "任何人都能在 {suffix} 下发布页面，{host} 这个名称不能说明它属于谁。",
        ),
        finds.shared_hosting,
    ),
    _Warning(
        "odd_port",
        Text("The site is reached through an unusual port, {port}.", "该网站使用了不常见的端口 {port}。"),
        finds.odd_ports,
    ),
    _Warning(
        "typed_value",
        Text(
            "The address contains something that you typed before: {value}.",
            "地址中包含你之前填写过的内容：{value}。",
        ),
        finds.typed_values,
    ),
    _Warning(
        "credential",
        Text(
            "The address seems to contain a password, key or token: {what}.",
            "地址中似乎包含密码、密钥或令牌：{what}。",
        ),
        finds.leaks("credential"),
    ),
    _Warning(
        "signed_in",
        Text(
            "The address seems to be signed in already: {what}. Whoever has it may act in that account.",
            "该地址似乎已经处于登录状态：{what}。拿到它的人可能就能操作对应的账户。",
        ),
        finds.leaks("signed_in"),
    ),
    _Warning(
        "personal_data",
        Text("The address seems to contain personal data: {what}.", "地址中似乎包含个人信息：{what}。"),
        finds.leaks("personal"),
    ),
    _Warning(
        "inner_url",
        Text(
            "The address contains a second one, to {target}, and may send you on to it.",
            "地址中还包含另一个指向 {target} 的地址，打开后可能会跳转过去。",
        ),
        finds.inner,
    ),
    _Warning(
        "invisible_character",
        Text(
            "It contains a character that cannot be seen: {character}.",
            "其中含有看不见的字符：{character}。",
        ),
        finds.invisible_characters,
    ),
    _Warning(
        "long_url",
        Text(
            "It is {length} characters long; check at least the site and the end.",
            "它长达 {length} 个字符，请至少看清网站和结尾。",
        ),
        finds.long_urls,
    ),
)
