"""Everything that a renderer or a person would take for a link is found, and nothing else: texts with right answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening.inert import LIMIT
from mcp_elicitation.core.screening.links import links_in

# What would be opened, and the text it stands in.
LINKS = (
    # addresses with a scheme
    ("url", "https://e.test/login", "Sign in at https://e.test/login then press OK"),
    ("url", "http://e.test", "See http://e.test."),
    ("url", "https://en.wikipedia.org/wiki/Fog_(weather)", "(see https://en.wikipedia.org/wiki/Fog_(weather))"),
    ("url", "https://e.test/a?b=c&d=e#f", "Open https://e.test/a?b=c&d=e#f, please"),
    ("url", "HTTPS://E.TEST/", "HTTPS://E.TEST/"),
    ("url", "https://[2001:db8::1]:8443/x", "Server: https://[2001:db8::1]:8443/x"),
    ("url", "https://user:pw@e.test/", "Try https://user:pw@e.test/ first"),
    ("url", "ftp://files.e.test/a.zip", "ftp://files.e.test/a.zip"),
    ("url", "postgres://db.e.test/main", "Where is it? postgres://db.e.test/main"),
    ("url", "tg://resolve?domain=x", "Chat: tg://resolve?domain=x"),
    ("url", "vscode://file/etc/passwd", "vscode://file/etc/passwd"),
    ("url", "https://e.test/login", "请在 https://e.test/login，完成登录"),
    ("url", "https://e.test", "网址：https://e.test。"),
    ("url", "https://e.test/a", "« https://e.test/a »"),
    ("url", "https://e.test", "“https://e.test”"),
    ("url", "https://пример.рф/вход", "Войдите: https://пример.рф/вход"),
    ("url", "https://例子.中国/登录", "打开https://例子.中国/登录"),
    ("url", "https://e.test/x", "<https://e.test/x>"),
    ("url", "https://e.test/x", "<https://e.test/x|Open>"),
    ("url", "https://e.test", "`https://e.test`"),
    ("url", "https://e.test", "**https://e.test**"),
    # schemes that need no slashes
    ("url", "mailto:tom@e.test?subject=hi", "mailto:tom@e.test?subject=hi"),
    ("url", "javascript:alert(1)", "Click javascript:alert(1)"),
    ("url", "JaVaScRiPt:alert(1)", "JaVaScRiPt:alert(1)"),
    ("url", "tel:+4930123456", "Call tel:+4930123456 now"),
    ("url", "sms:+4930123456", "sms:+4930123456"),
    ("url", "data:text/html,hello", "data:text/html,hello"),
    ("url", "data:text/html;base64,PGI+", "data:text/html;base64,PGI+"),
    ("url", "file:///etc/passwd", "file:///etc/passwd"),
    ("url", "magnet:?xt=urn:btih:c12f", "magnet:?xt=urn:btih:c12f"),
    ("url", "ms-settings:privacy", "Open ms-settings:privacy"),
    # bare names
    ("domain", "www.example.com", "Go to www.example.com."),
    ("domain", "www.unknown-suffix.internalx", "www.unknown-suffix.internalx"),
    ("domain", "example.com", "Sign in at example.com first"),
    ("domain", "Example.COM", "Example.COM"),
    ("domain", "EXAMPLE.IO", "EXAMPLE.IO"),
    ("domain", "login.example.co.uk", "login.example.co.uk?"),
    ("domain", "example.com:8443/x", "example.com:8443/x"),
    ("domain", "bit.ly/3xYz", "More: bit.ly/3xYz"),
    ("domain", "t.me/joinchat", "t.me/joinchat"),
    ("domain", "esm.sh/react", "esm.sh/react"),
    ("domain", "office.zip/login", "office.zip/login"),
    ("domain", "account.info/login", "account.info/login"),
    ("domain", "x.com", "Follow us on x.com"),
    ("domain", "github.io", "github.io"),
    ("domain", "account-verify.support", "Visit account-verify.support"),
    ("domain", "mybank.security", "mybank.security"),
    ("domain", "claude.ai", "claude.ai"),
    ("domain", "allegro.pl", "Kup na allegro.pl"),
    ("domain", "163.com", "登录163.com邮箱"),
    ("domain", "example.com", "请访问example.com登录"),
    ("domain", "example.com", "링크는 example.com에서 확인"),
    ("domain", "example.com", "เข้าที่example.comเพื่อยืนยัน"),
    ("domain", "bücher.de", "Kaufen bei bücher.de"),
    ("domain", "пример.рф", "Откройте пример.рф сейчас"),
    ("domain", "例子.中国", "打开 例子.中国 继续"),
    ("domain", "xn--fsqu00a.xn--fiqs8s", "xn--fsqu00a.xn--fiqs8s"),
    ("domain", "example.com", "-example.com"),
    ("domain", "example.com", "_example.com_"),
    ("domain", "example.com", "…then example.com!"),
    ("domain", "//example.com/x"[2:], "//example.com/x"),
    ("domain", "google.com@evil.com/login", "google.com@evil.com/login"),
    ("domain", "example.com", "Write to example.com.Then come back"),
    ("domain", "Booking.com", "Our partner Booking.com"),
    # IP addresses
    ("ip", "127.0.0.1:8080", "Running at 127.0.0.1:8080"),
    ("ip", "10.0.0.1/admin", "10.0.0.1/admin"),
    ("ip", "192.168.0.1:80/x", "(192.168.0.1:80/x)"),
    ("ip", "[2001:db8::1]:443", "[2001:db8::1]:443"),
    ("ip", "[::1]/x", "[::1]/x"),
    # markdown
    ("markdown", "https://e.test", "<b>Hi</b> [Open](https://e.test) **bold**"),
    ("markdown", "https://e.test/p.png", "![logo](https://e.test/p.png)"),
    ("markdown", "/relative", "[Settings](/relative)"),
    ("markdown", "https://e.test", '[Open](https://e.test "Our page")'),
    ("markdown", "https://e.test", "[![badge](https://e.test/b.svg)](https://e.test)"),
    ("markdown", "javascript:alert(1)", "[x](javascript:alert(1))"),
    ("markdown", "https://e.test", "[打开](<https://e.test>)"),
    ("markdown", "/home", "See [our page][home].\n\n[home]: /home"),
    ("markdown", "/home", "[Home]\n\n[home]: </home>"),
    # a destination may be any scrap: it is clicked by its label
    ("markdown", ">", "[a]: >\n[a]"),
    ("markdown", ">x<", "[a]: >x<\n[a]"),
    ("markdown", "b c", "[a]: <b c>\n[a]"),
    ("markdown", ">", "[Open](>)"),
    ("markdown", "b c", "[Open](<b c>)"),
    ("markdown", "/a>b", "[Open](/a>b)"),
    ("markdown", "(x)", "[Open]((x))"),
    ("markdown", r"\<", r"[Open](\<)"),
    # HTML and BBCode
    ("html", "x", "<img src=x onerror=1>"),
    ("html", "https://e.test", '<a href="https://e.test">Open</a>'),
    ("html", "/x", "<A  class=b HREF = '/x'>"),
    ("html", "https://e.test/p.png", "<img\nalt=''\nsrc=\"https://e.test/p.png\""),
    ("html", "//e.test", "<form action=//e.test>"),
    ("html", "x", "<svg/onload=1 href=x>"),
    ("bbcode", "https://e.test", "[url=https://e.test]Open[/url]"),
    ("bbcode", "e.test", "[URL]e.test[/URL]"),
    ("bbcode", "/p.png", "[img]/p.png[/img]"),
    # defanged: a person mends them
    ("defanged", "hxxps://example.com/x", "hxxps://example.com/x"),
    ("defanged", "hXXp://e.test", "hXXp://e.test"),
    ("defanged", "hxxps[:]//e.test", "hxxps[:]//e.test"),
    ("defanged", "https[:]//e.test", "https[:]//e.test"),
    ("defanged", "https[://]e.test", "https[://]e.test"),
    ("defanged", "example.com", "example[.]com"),
    ("defanged", "login.example.com/x", "login.example(.)com/x"),
    ("defanged", "example.com", "example [dot] com"),
    ("defanged", "example.com", "example(dot)com"),
    ("defanged", "example.com", "Please visit example dot com"),
    ("defanged", "login.example.com", "go to login dot example dot com"),
    ("defanged", "example.com", "example点com"),
    # disguised: folded before they are read
    ("domain", "example.com", "ｅｘａｍｐｌｅ．ｃｏｍ"),
    ("url", "https://e.test", "ｈｔｔｐｓ：／／ｅ．ｔｅｓｔ"),
    ("domain", "example.com", "example。com"),
    ("domain", "example.com", "example․com"),
    ("domain", "example.com", "exam\u200bple.com"),
    ("domain", "example.com", "example\u2060.\u00adcom"),
    ("url", "https://e.test", "ht\u200btps://e.test"),
    ("url", "https://e.test", "https:\u202e//e.test"),
    ("domain", "example.com", "𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦"),
    ("domain", "example.сom", "example.сom"),  # the last с is Cyrillic
    ("domain", "еxample.com", "еxample.com"),  # the first е is Cyrillic
    ("url", "https://e.test", "Ok\x1b]8;;https://e.test\x07x\x1b]8;;\x07"),
)

NO_LINKS = (
    # ordinary sentences
    "",
    "GitHub needs your branch",
    "When do you fly to Oslo? Dates are 3.5. to 10.5.",
    "Done.It works. Finished.In the end.So be it.",
    "e.g. this, i.e. that, a.m. and p.m., a.k.a. Tom",
    "U.S.A. and U.K., Ph.D., M.Sc., S.A., S.p.A.",
    "z.B. heute, d.h. morgen, u.a. und bzw. usw.",
    "Np. jutro, m.in. dziś, sp. z o.o.",
    "Mr. Smith, Dr. No, St. Gallen, No. 5",
    "Wait...what? Yes…no",
    "Is it urgent? yes/no",
    "Price: $1.50, 3.50€, 1.999,00 EUR, ¥12.5",
    "Meet at 9.am or 5.pm, 12.30",
    "5.kg, 3.mm, 2.5.cm",
    "Ratio 16:9 at 12:30:45",
    "the dot com bubble",
    "our dot net page",
    # files, versions, code
    "README.md",
    "Edit docs/guide.md and src/main.rs",
    "setup.py, install.sh, archive.zip, clip.mov",
    "setup.py/pyproject.toml, src/main.rs/lib.rs, main.py:12, guide.md#start",
    "index.html, style.css, data.json, photo.jpg, report.pdf",
    "Makefile.am, configure.ac, requirements.in, MANIFEST.in",
    "v1.2.3",
    "Python 3.11.7, node 20.1.0, 1.2.3.4",
    "v1.2.3-beta.1",
    "node.js, Vue.js, Next.js, D3.js",
    "ASP.NET, VB.NET and .NET",
    "os.path.join, console.log, user.name, event.target, self.id",
    "file.open(path), items.map(f)",
    "userProfile.email",
    "com.example.app, io.github.someone.tool, org.apache.commons",
    "calendar.events, Mail.Read, files.read",
    "my_file.in, tests/test_main.is",
    "a[0], b[i](), f(x)",
    "array [1] and [note]: important",
    "List<String>, <name>, <host:port>, a < b > c",
    "<b>bold</b> <br> <p class=x>",
    "**bold** _it_ # Title",
    "[x] done, [ ] open",
    "[url] or [link]",
    "[1]:\n> quoted [1]",
    "Pick [one] (or < two > of them)",
    # addresses that are no links
    "tom@example.com",
    "Tom <tom@example.com>",
    "first.last+tag@mail.example.co.uk, please",
    "邮箱：tom@example.com",
    "tom [at] example [dot] com",
    "write to tom at example dot com",
    "@example.com",
    "@scope/package",
    "127.0.0.1",
    "10.0.0.0/8, 192.168.0.0/16",
    "::1, fe80::1, [12:30:00]/x",
    "localhost:5432",
    "00:1b:44:11:3a:b7",
    "https://",
    "It must begin with https:// and end in /",
    "https://… or http://<host>",
    "Tel: +49 30 123456",
    "电话 Tel：010-12345678",
    "Language: JavaScript:ES2020",
    "data: yes, file: report, mailto: nobody",
    "Note:this, key:value, urn:isbn:123",
    "C:\\Users\\tom, /etc/hosts",
    "and/or, he/she, km/h",
    "#general, #123, !42",
    "12.11.2026, 2026-11-12, 11/12/2026",
    # other writing systems
    "我们使用Python。IT部门也用。",
    "主题：运动。健康。娱乐。",
    "1.健康 2.娱乐 3.公司",
    "版本1.0。中国。",
    "请输入城市名称（例如：上海）。谢谢！",
    "価格は3.5万円です。はい。",
    "이름을 입력하세요. 감사합니다.",
    "Введите имя. Спасибо. Т.е. так, и т.д.",
    "أدخل اسمك. شكراً.",
    "Nom, prénom, etc. M. Dupont, av. J.-C.",
    "กรุณากรอกชื่อ ม.ค. พ.ศ. 2569",
    "col·lecció, paral·lel",
)


@pytest.mark.requirement("SURL-3", "CURL-7")
@pytest.mark.parametrize(("kind", "target", "text"), LINKS)
def test_a_link_is_found(kind: str, target: str, text: str) -> None:
    found = links_in(text)
    assert [(link.kind, link.target) for link in found] == [(kind, target)]


@pytest.mark.parametrize("text", NO_LINKS)
def test_an_ordinary_text_raises_nothing(text: str) -> None:
    assert links_in(text) == ()


def test_the_table_has_both_answers_in_number() -> None:
    assert len(LINKS) >= 100
    assert len(NO_LINKS) >= 60


def test_each_of_several_links_has_its_place() -> None:
    text = "Try https://a.test, (www.b.test) or c\u200b.com; not d@e.com."
    assert [(text[link.start : link.end], link.kind) for link in links_in(text)] == [
        ("https://a.test", "url"),
        ("www.b.test", "domain"),
        ("c\u200b.com", "domain"),
    ]


@given(st.text())
def test_no_text_breaks_the_search_and_spans_stay_inside(text: str) -> None:
    before = 0
    for link in links_in(text):
        assert before <= link.start < link.end <= len(text)
        before = link.end


@given(
    st.lists(
        st.sampled_from((*"a1.:/@[]()<>=-_ 点。\n", "com", "md", "is", "www.", "http", "//", "xn--", "é", "中国"))
    ).map("".join)
)
def test_no_mixture_of_the_parts_of_links_breaks_the_search(text: str) -> None:
    assert all(text[link.start : link.end] and link.target for link in links_in(text) if link.kind != "html")


words = st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyz"), min_size=2, max_size=12)
around = st.text(st.sampled_from("你好 \n,;!（）"), max_size=20)


@given(words, words, around, around)
def test_an_https_address_is_found_in_any_surroundings(host: str, path: str, before: str, after: str) -> None:
    found = links_in(f"{before}https://{host}.com/{path} {after}")
    assert [link.target for link in found] == [f"https://{host}.com/{path}"]


@given(words, st.lists(st.sampled_from("\u200b\u200c\u200d\u2060\ufeff\u00ad\u202e\u2066\U000e0041"), max_size=9))
def test_unseen_characters_hide_no_link(host: str, unseen: list[str]) -> None:
    address = f"https://{host}.com"
    split = "".join(letter + (unseen[place % len(unseen)] if unseen else "") for place, letter in enumerate(address))
    assert [link.target for link in links_in(f"go {split} now")] == [address]


@given(st.text(st.sampled_from("abcdefghijklmnopqrstuvwxyz ,!?'()-"), max_size=200))
def test_words_without_a_dot_a_colon_or_a_bracket_are_no_links(text: str) -> None:
    assert [link for link in links_in(text) if link.kind != "defanged"] == []


@pytest.mark.parametrize(
    "hostile",
    [
        "[",
        "[(",
        "<a ",
        "a.",
        "@",
        "https://",
        "([",
        "a dot ",
        "!",
        "<a\t",
        '<a "',
        "<a href=",
        "《a",
        "[a]:",
        "<a b=",
        "[](",
        "[](\\",
        "[](<",
        "[]((",
        "[a](()",
        "[a]:>",
        "[a](" + "\\x" * 40,
    ],
)
def test_a_hostile_text_is_read_to_the_limit_only(hostile: str) -> None:
    links = links_in(hostile * 5_000 + "x" * LIMIT)
    assert all(link.end <= LIMIT for link in links)
