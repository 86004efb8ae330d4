"""Parameter names that give a leak away, without case and separators, and what their value must look like."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

from mcp_elicitation.core.urls.shapes import is_luhn_valid, is_opaque, is_telephone_number
from mcp_elicitation.core.urls.words import words

Test: TypeAlias = Callable[[str], bool]
Table: TypeAlias = MappingProxyType[str, Test]

_SWITCHES = words("0 1 true false yes no on off none null optional required default any all")


def is_some(value: str) -> bool:
    """Anything but a switch."""
    return value.lower() not in _SWITCHES


def _is_name(value: str) -> bool:
    return len(value) > 1 and is_some(value) and any(map(str.isalpha, value))


def _has_digits(value: str) -> bool:
    return sum(map(str.isdigit, value)) >= 4


def _is_pin(value: str) -> bool:
    return value.isdecimal() and 4 <= len(value) <= 8


def _is_place(value: str) -> bool:
    return " " in value.strip() and any(map(str.isdigit, value))


def _is_session(value: str) -> bool:
    """The handle of a provider's own checkout page (``cs_live_…``) opens a page, not an account."""
    return is_some(value) and not value.startswith(("cs_live_", "cs_test_"))


def _is_service_ticket(value: str) -> bool:
    return value.startswith(("ST-", "TGT-", "PT-"))


def _table(*rows: tuple[str, Test]) -> Table:
    return MappingProxyType({name: test for names, test in rows for name in names.split()})


# Words that mean a password and nothing else as the name of a field; not ``parola``, ``heslo`` and ``haslo``, which
# dictionaries use for an entry.
_SAID_ABROAD = (
    "passwort kennwort wachtwoord motdepasse mdp contraseña contrasena contrasenya senha palavrapasse passord lösenord "
    "losenord adgangskode salasana jelszó jelszo şifre sifre lozinka пароль parol mậtkhẩu matkhau katasandi katalaluan "
    "密码 密碼 口令 验证码 驗證碼 mima パスワード 暗証番号 비밀번호 인증번호 كلمةالمرور كلمةالسر رمزعبور סיסמה"
)

CREDENTIALS = _table(
    ("password passwd pwd passphrase passcode userpass secret token jwt bearer authorization credential", is_some),
    ("clientassertion otp totp mfacode smscode verificationcode recoverycode backupcode cvv cvc", is_some),
    ("xapikey subscriptionkey ocpapimsubscriptionkey awsaccesskeyid seedphrase mnemonic privkey", is_some),
    ("auth authcookie sharedaccesssignature key", is_opaque),
    ("pin", _is_pin),
    ("card cardnumber cardno cardnum cc ccnumber ccnum creditcard creditcardnumber kartennummer pan", is_luhn_valid),
    (_SAID_ABROAD, is_some),
)
"""A credential or a payment secret (SURL-1)."""

PERSONAL = _table(
    ("loginhint idtokenhint", is_some),
    ("username userlogin fullname firstname lastname surname givenname familyname middlename maidenname", _is_name),
    ("customername contactname cardholder cardholdername patientname accountholder", _is_name),
    ("phone phonenumber mobile mobilenumber tel telephone msisdn cellphone whatsapp", is_telephone_number),
    ("ssn socialsecuritynumber nationalid nationalidnumber taxid passport passportno passportnumber", _has_digits),
    ("idcard idnumber driverlicense driverslicense nino nhsnumber patientid birth", _has_digits),
    ("dob dateofbirth birthdate birthday iban accountnumber bankaccount medicalrecordnumber", _has_digits),
    ("address streetaddress homeaddress postaladdress street", _is_place),
)
"""Personal data (SURL-1)."""

SIGNED_IN = _table(
    ("sessionid sessid sessiontoken phpsessid jsessionid aspnetsessionid cftoken", _is_session),
    ("session sid", is_opaque),
    ("authcode authorizationcode samlresponse wresult oobcode logintoken ssotoken magictoken magiclink", is_some),
    ("accesscode logincode signincode onetimecode autologin loginas impersonate", is_some),
    ("xamzsignature xgoogsignature hdnts hdnea", is_some),
    ("ticket", _is_service_ticket),
)
"""A URL that is authenticated already: whoever has it is in (SURL-2)."""

SIGNATURES: MappingProxyType[str, frozenset[str]] = MappingProxyType(
    {
        "signature": frozenset({"expires", "keypairid", "googleaccessid", "ossaccesskeyid"}),
        "sig": frozenset({"se", "sv", "sr", "st"}),
        "qsignature": frozenset({"qak", "qsigntime"}),
    }
)
"""A signature makes a pre-signed URL only beside one of these names."""

SECRET_ENDINGS = (
    "token", "secret", "password", "passwd", "passphrase", "apikey", "accesskey", "secretkey", "privatekey", "authkey",
    "credential", "credentials",
)  # fmt: skip
"""A name that ends like this is a credential's, unless it is one of `HARMLESS`."""

HARMLESS = words(
    "csrftoken xsrftoken csrfmiddlewaretoken authenticitytoken requestverificationtoken formtoken pagetoken "
    "nextpagetoken prevpagetoken previouspagetoken nexttoken continuationtoken continuetoken pagingtoken synctoken "
    "changetoken idempotencytoken designtoken forgotpassword resetpassword changepassword newpassword"
)
"""Tokens that page through lists or guard forms, and pages about passwords."""

OPAQUE_BY_DESIGN = words(
    "state nonce codechallenge codechallengemethod clientid request requesturi relaystate samlrequest resource "
    "audience scope scopes loginchallenge consentchallenge logoutchallenge dpopjkt responsetype responsemode prompt "
    "acrvalues claims redirecturi usercode cursor"
)
"""Parameters of an authorisation request: long, opaque, signed, and no credential."""

REQUEST_NAMES = frozenset({"clientid", "responsetype", "codechallenge", "redirecturi"})
"""An authorisation request has one of these; a ``code`` beside a ``state`` without them is the way back from one."""

USER_NAMES = frozenset({"user", "username", "login", "email", "uid", "account"})
"""Beside one of these a ``pass`` is a password and no ticket."""

SECRET_SEGMENTS = frozenset({"token", "secret", "apikey", "api-key", "access-token", "password"})
"""A path segment after which an opaque one is a credential."""

SESSION_SEGMENTS = words(
    "magic magic-link magiclink login-link loginlink one-time-login otl autologin auto-login reset reset-password "
    "password-reset passwordreset resetpassword set-password verify-email impersonate"
)
"""A path segment after which an opaque one lets whoever has it in."""
