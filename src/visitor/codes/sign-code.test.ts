import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCode, unsignedText } from '#engine/records/entry-code';
import { makeKey, signCode } from './sign-code.ts';

it('signs a code that the registered public key verifies, and no other text', async () => {
  const { key, publicKey } = await makeKey();
  const code = readCode(await signCode(key, { prefix: 'PE', ref: '0123456789', step: 59_000_001 }));
  expect(code).toMatchObject({ prefix: 'PE', ref: '0123456789', step: 59_000_001 });
  const isSigned = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      {
        key: createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(code?.signature ?? '', 'base64url'),
    );
  expect([
    isSigned(unsignedText({ prefix: 'PE', ref: '0123456789', step: 59_000_001 })),
    isSigned(unsignedText({ prefix: 'PE', ref: '0123456789', step: 59_000_002 })),
  ]).toEqual([true, false]);
});

it('makes keys that nobody can export', async () => {
  const { key } = await makeKey();
  expect([key.extractable, key.usages]).toEqual([false, ['sign']]);
  await expect(crypto.subtle.exportKey('pkcs8', key)).rejects.toThrow('not extractable');
});
