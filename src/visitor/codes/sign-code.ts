import { codeText, unsignedText, type UnsignedCode } from '#engine/records/entry-code';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Makes a key pair. Nobody can export its private key, this page included; the public key is SPKI, base64url. */
export const makeKey = async (): Promise<{ readonly key: CryptoKey; readonly publicKey: string }> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign']);
  return { key: privateKey, publicKey: base64url(await crypto.subtle.exportKey('spki', publicKey)) };
};

/** Signs a code and returns its text. */
export const signCode = async (key: CryptoKey, code: UnsignedCode): Promise<string> =>
  codeText({
    ...code,
    signature: base64url(
      await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(unsignedText(code))),
    ),
  });
