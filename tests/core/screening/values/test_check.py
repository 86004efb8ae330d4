"""Values that look like secrets, and the many that only look random."""

from __future__ import annotations

import base64
import hashlib
import json
import string
import uuid
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening import AskedField, looks_like_secret

pytestmark = pytest.mark.requirement("FSEC-3")

# None of these is a real key: they are made up, or the examples of the services' own documentation.
SECRETS = {
    "provider_key": [
        "sk-proj-" + "aB3dE5fG7hJ9kL1mN3pQ5rS7",
        "sk-ant-api03-" + "x" * 24,
        "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8",
        "github_pat_" + "11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz",
        "glpat-" + "abcDEF123456ghiJKL78",
        "AKIAIOSFODNN7EXAMPLE",
        "AIza" + "SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q",
        "xoxb-" + "123456789012-abcdefABCDEF",
        "sk_live_" + "4eC39HqLyjWDarjtT1zdp7dc",
        "hf_" + "abcdefghijklmnopqrstuvwxyzABCDEF",
        "npm_" + "abcdefghijklmnopqrstuvwxyz0123456789",
        "SG." + "abcdefghijklmnopqrstuv.wxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abc",
        "my key is " + "dop_v1_" + "0123456789abcdef" * 4,
    ],
    "private_key": [
        "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA",
        "-----BEGIN RSA PRIVATE KEY-----",
        "-----BEGIN PGP PRIVATE KEY BLOCK-----",
        "5Hwgr3u458GLafKBgxtssHSPqJnYoGrSzgQsPwLFhLNYskDPyyA",
    ],
    "web_token": [
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U",
    ],
    "card_number": ["4242 4242 4242 4242", "5555555555554444", "3782-822463-10005", "pay with 6011111111111117 please"],
    "seed_phrase": [
        "abandon ability able about above absent absorb abstract absurd abuse access accident",
        "1. legal 2. winner 3. thank 4. year 5. wave 6. worth 7. win 8. useful 9. legal 10. win 11. you 12. yellow",
    ],
    "connection_string": [
        "postgres://bob:s3cret@db.example/orders",
        "mongodb+srv://admin:hunter2@cluster0.example.net/test",
        "Server=tcp:x.example,1433;Initial Catalog=y;User ID=a;Password=hunter22;",
        "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=bWFkZSB1cCBmb3IgYSB0ZXN0;EndpointSuffix=core.example",
    ],
    "url_password": ["https://user:pass@example.com/"],
    "header_credential": ["Bearer abcdef0123456789abcdef", "Authorization: Basic dXNlcjpwYXNzd29yZDEyMw=="],
    "assigned_secret": [
        "DB_PASSWORD=hunter2000",
        'api_key: "a1b2c3d4e5"',
        "https://x.example/?access_token=abc123def456",
    ],
    "random_token": [
        "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "3f7a9c1d5e8b2f4a6c0d9e1b7a5f3c2d",
        "Xk29dLmQ0zRt7YpW4bNv8sHc",
        "q7Wm_2xZ-9pLk4VtR8sYbN3c",
    ],
}

HARMLESS = [
    "550e8400-e29b-41d4-a716-446655440000",
    "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    "DE89370400440532013000",
    "GB82WEST12345698765432",
    "FR1420041010050500013M02606",
    "+49 170 1234567",
    "+86 138 1234 5678",
    "978-3-16-148410-0",
    "9783161484100",
    "1HGBH41JXMN109186",
    "ORD-2024-000123-ABC",
    "INV/2024/11/000017",
    "aGVsbG8gd29ybGQsIHRoaXMgaXMgdGV4dA==",
    "The quick brown fox jumps over the lazy dog and runs away today",
    "please bring apple orange banana lemon cherry grape melon peach plum pear",
    "my-first-blog-post-about-python-2024",
    "https://example.com/path/to/page?id=12345678901234567890",
    "ThisIsAVeryLongCamelCaseIdentifier",
    "getUserByIdAndNameOrThrowException2",
    "I forgot my password: please help me today",
    "The token count is 1234, key: value pairs are nice",
    "1234567890123456",
    "0000 0000 0000 0000",
    "2024-11-29T18:00:00+00:00",
    "john.doe+newsletter@example-company.com",
    "0x742d35Cc6634C0532925a3b844Bc454e4438f44e",
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "C:\\Users\\bob\\Documents\\report_final_v2.docx",
    "/usr/local/lib/python3.11/site-packages",
    "1Z999AA10123456784",
    "9400110200881234567890",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "我忘记了密码，请帮我重置",
    "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
    "password=<your password here>",
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ8 bob@laptop",
    "5 * 3 + 2 = 17, I think",
    "SKU-12345678901234",
    "v1.2.3-beta.4+build.20241129",
]


@pytest.mark.parametrize(("rule", "value"), [(rule, value) for rule, values in SECRETS.items() for value in values])
def test_a_secret_is_seen_by_its_shape(rule: str, value: str) -> None:
    found = looks_like_secret(value)
    assert found is not None
    assert found.rule == rule
    assert 0 <= found.span[0] < found.span[1] <= len(value)


@pytest.mark.parametrize("value", HARMLESS)
def test_an_ordinary_value_raises_no_alarm(value: str) -> None:
    assert looks_like_secret(value) is None


@pytest.mark.parametrize("name", ["commit", "sha256", "file_hash", "checksum", "wallet_address"])
def test_a_digest_that_the_field_asks_for_is_no_secret(name: str) -> None:
    digest = hashlib.sha256(b"content").hexdigest()
    assert looks_like_secret(digest) is not None
    assert looks_like_secret(digest, AskedField(name=name)) is None


def test_a_finding_does_not_hold_the_value() -> None:
    value = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
    found = looks_like_secret(value)
    assert found is not None
    assert found.provider == "GitHub"
    assert value not in repr(found)
    assert found.reason.en == "This looks like a key of GitHub."


@given(st.uuids())
def test_no_uuid_raises_an_alarm(value: uuid.UUID) -> None:
    assert looks_like_secret(str(value)) is None


@given(st.text(alphabet="0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=25, max_size=25))
def test_no_ulid_raises_an_alarm(rest: str) -> None:
    assert looks_like_secret("0" + rest) is None


@given(st.lists(st.text(alphabet=string.ascii_lowercase, min_size=1, max_size=12), min_size=1, max_size=30))
def test_lower_case_words_raise_no_alarm_but_seed_phrases(words: list[str]) -> None:
    found = looks_like_secret(" ".join(words))
    assert found is None or found.rule == "seed_phrase"


@given(st.text(alphabet=string.ascii_letters + " .,!?", max_size=60))
def test_text_in_base64_raises_no_alarm(text: str) -> None:
    assert looks_like_secret(base64.b64encode(text.encode()).decode()) is None


@given(st.binary(min_size=24, max_size=48))
def test_random_bytes_in_base64_are_mostly_seen(raw: bytes) -> None:
    # What matters is that the check never raises and that its span lies in the value; rates are in the benchmark.
    value = base64.urlsafe_b64encode(hashlib.sha512(raw).digest()[: len(raw)]).decode()
    found = looks_like_secret(value)
    assert found is None or value[slice(*found.span)]


@given(st.text())
def test_no_value_raises(value: str) -> None:
    looks_like_secret(value)


@given(
    st.sampled_from(
        ["commit", "sha1_of_file", "md5", "Image digest", "checksum", "ハッシュ", "контрольная сумма", "校验和"]
    ),
    st.sampled_from(["md5", "sha1", "sha256", "sha512", "blake2b"]),
    st.binary(max_size=40),
)
def test_no_hash_raises_an_alarm_where_a_field_asks_for_one(name: str, algorithm: str, data: bytes) -> None:
    digest = hashlib.new(algorithm, data).hexdigest()
    assert looks_like_secret(digest, AskedField(name="value", title=name)) is None


@given(
    st.sampled_from(["ORD-", "INV ", "SO", "PO#", "RMA-2024-", "TR/", "DE", "#", "order "]),
    st.lists(st.integers(0, 999_999), min_size=1, max_size=2),
    st.sampled_from(["-", "/", ""]),
)
def test_no_order_number_raises_an_alarm(prefix: str, numbers: list[int], joint: str) -> None:
    assert looks_like_secret(prefix + joint.join(f"{number:05d}" for number in numbers)) is None


SPOKEN = sorted((Path(__file__).parents[1] / "tuning" / "sentences").glob("*.jsonl"))


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: path.stem)
def test_no_ordinary_sentence_raises_an_alarm(path: Path) -> None:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    texts = {text for row in rows for text in (row["message"], row["property"].get("description", "")) if text}
    assert len(texts) > 10
    assert [text for text in sorted(texts) if looks_like_secret(text)] == []


def test_random_tokens_are_seen_nearly_always() -> None:
    seen = sum(
        looks_like_secret(base64.urlsafe_b64encode(hashlib.sha256(str(number).encode()).digest()).decode()) is not None
        for number in range(1_000)
    )
    assert seen >= 970
