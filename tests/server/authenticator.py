"""A passkey in software: what a browser and its device do, with a real key."""

import hashlib
import json
import secrets

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as spelled

PRESENT, KEY_WITHIN = 0x05, 0x40  # touched and verified; a new key is told


class Authenticator:
    """Makes one passkey and signs with it."""

    def __init__(self):
        self.id = secrets.token_bytes(16)
        self.signed = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options, origin):
        """What `navigator.credentials.create` gives."""
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        about = bytes(16) + len(self.id).to_bytes(2) + self.id + key
        data = self._data(options["rp"]["id"], PRESENT | KEY_WITHIN) + about
        said = client_data("webauthn.create", options["challenge"], origin)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": spelled(said), "attestationObject": spelled(made)})

    def sign(self, options, origin, house=None):
        """What `navigator.credentials.get` gives."""
        self.signed += 1
        data = self._data(house or options["rpId"], PRESENT)
        said = client_data("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._credential({name: spelled(value) for name, value in response.items()})

    def _data(self, house, flags):
        return hashlib.sha256(house.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4)

    def _credential(self, response):
        name = spelled(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


def client_data(kind, challenge, origin):
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
