"""Pages read back: a small tree of elements, and what a browser would post from an untouched form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())


@dataclass(slots=True)
class Element:
    tag: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list["Element | str"])

    def all(self, *tags: str) -> Iterator[Element]:
        """Every element inside, in order; those of these tags, if any are named."""
        for child in self.children:
            if isinstance(child, Element):
                if not tags or child.tag in tags:
                    yield child
                yield from child.all(*tags)

    def one(self, tag: str) -> Element:
        (found,) = self.all(tag)
        return found

    def by_id(self, id: str) -> Element:
        (found,) = [each for each in self.all() if each.attributes.get("id") == id]
        return found

    @property
    def text(self) -> str:
        return "".join(child if isinstance(child, str) else child.text for child in self.children)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice: {attrs}"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(html: str) -> Element:
    """Parse a page; fails where an element is not closed, or closed twice."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [reader.root], f"<{reader.open[-1].tag}> is not closed"
    return reader.root


def untouched(root: Element) -> list[tuple[str, str]]:
    """The pairs that a browser posts from a form that nobody touched."""
    return [pair for control in root.all("input", "textarea", "select") for pair in _pairs(control)]


def _pairs(control: Element) -> Iterator[tuple[str, str]]:
    name = control.attributes.get("name", "")
    if control.tag == "textarea":
        text = control.text.removeprefix("\n")
        yield name, text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\r\n")
    elif control.tag == "select":
        options = list(control.all("option"))
        chosen = [each for each in options if "selected" in each.attributes] or options[:1]
        yield name, chosen[-1].attributes["value"]
    elif control.attributes["type"] not in {"radio", "checkbox"}:
        yield name, control.attributes["value"].replace("\r", "").replace("\n", "")
    elif "checked" in control.attributes:
        yield name, control.attributes["value"]
