import { api } from '../api';

type Described = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] };
type Wire = Record<string, unknown> & { challenge: string; user?: { id: string }; excludeCredentials?: Described[] };

/** Whether this page can have passkeys: they are bound to a name, never to a number, and need a safe connection. */
export const passkeysWork = (): boolean =>
  'credentials' in navigator &&
  'PublicKeyCredential' in window &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Makes a passkey for me; false if I changed my mind. */
export async function addPasskey(): Promise<boolean> {
  const asked = (await api.offerPasskey()) as Wire;
  const options = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user?.id ?? '') },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await settled(navigator.credentials.create({ publicKey: options }));
  if (!made) return false;
  await api.addPasskey(plain(made));
  return true;
}

/** Shows any passkey of mine; the page where this device goes on, or null if I changed my mind. */
export async function showPasskey(): Promise<string | null> {
  const asked = (await api.askPasskey()) as Wire;
  const options = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] } as unknown;
  const shown = await settled(navigator.credentials.get({ publicKey: options as PublicKeyCredentialRequestOptions }));
  return shown && (await api.showPasskey(plain(shown))).path;
}

/** Whoever closes the browser's own question, or has no such passkey, has said no. */
async function settled(question: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await question) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A credential as the server reads it. */
function plain(credential: PublicKeyCredential): object {
  const from = credential.response as unknown as Record<string, unknown>;
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const response = Object.fromEntries(
    parts.flatMap((name) => (from[name] instanceof ArrayBuffer ? [[name, spelled(from[name])]] : [])),
  );
  return { id: credential.id, rawId: spelled(credential.rawId), type: credential.type, response };
}

function bytes(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function spelled(data: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
