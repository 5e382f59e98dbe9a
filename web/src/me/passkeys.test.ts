import { expect, it, vi } from 'vitest';
import { passkeysWork } from './passkeys';

it.each([
  ['deck.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['192.168.0.7', false],
  ['[::1]', false],
])('a page at %s can have passkeys: %s', (hostname, works) => {
  vi.stubGlobal('navigator', { credentials: {} });
  vi.stubGlobal('window', { PublicKeyCredential: {} });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', { hostname });
  expect(passkeysWork()).toBe(works);
  vi.stubGlobal('isSecureContext', false);
  expect(passkeysWork()).toBe(false);
  vi.unstubAllGlobals();
});
