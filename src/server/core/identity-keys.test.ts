import { expect, it } from 'vitest';
import { identityKeys } from './identity-keys.ts';
import { Secret } from './secret.ts';

const keys = identityKeys(new Secret('a'.repeat(40)));

it('a sealed text is read with the same key and purpose only', () => {
  const sealed = keys.seal('join', '김하늘 19900412');
  expect(keys.unseal('join', sealed)).toBe('김하늘 19900412');
  expect(keys.unseal('verification', sealed)).toBeUndefined();
  expect(identityKeys(new Secret('b'.repeat(40))).unseal('join', sealed)).toBeUndefined();
});

it('a changed or shortened sealed text is not read', () => {
  const sealed = keys.seal('join', 'text');
  const changed = Buffer.from(sealed, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(keys.unseal('join', changed.toString('base64url'))).toBeUndefined();
  expect(keys.unseal('join', sealed.slice(0, 10))).toBeUndefined();
  expect(keys.unseal('join', '')).toBeUndefined();
});

it('the hash of a CI differs by key and kind', () => {
  const hash = keys.personKey('ci', 'CI');
  expect(keys.personKey('ci', 'CI')).toBe(hash);
  expect(keys.personKey('di', 'CI')).not.toBe(hash);
  expect(identityKeys(new Secret('b'.repeat(40))).personKey('ci', 'CI')).not.toBe(hash);
});
