import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from './secret.ts';

/**
 * Keys of what identifies a person. CI and DI are stored as keyed hashes, so a copy of the store names nobody. Short-lived values that must be read back
 * (a verified person before the join is done) are sealed with AES-256-GCM.
 */
export interface IdentityKeys {
  /** Returns the keyed hash of a CI or DI. */
  personKey(kind: 'ci' | 'di', value: string): string;
  /** Returns the pseudonym of a withdrawn member. The records apart have it in place of the uid. */
  pseudonym(member: string): string;
  /** Returns the pseudonym of a member in logs. It is another one than apart, so that nobody joins the two. */
  logPerson(member: string): string;
  /** Returns the keyed hash of a row of a chain: somebody who can write the store alone cannot make one. */
  chainHash(row: string): string;
  /** Encrypts a text. `purpose` must be the same when it is read. */
  seal(purpose: string, text: string): string;
  /** Decrypts a sealed text; undefined if the text, the key or the purpose is not the right one. */
  unseal(purpose: string, sealed: string): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export const identityKeys = (secret: Secret): IdentityKeys => {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret.reveal(), '', `promenade ${use}`, 32));
  const [hashKey, sealKey] = [derive('person key'), derive('seal')];
  const [apartKey, chainKey, logKey] = [derive('apart'), derive('chain'), derive('log')];
  return {
    personKey: (kind, value) => createHmac('sha256', hashKey).update(`${kind} ${value}`).digest('base64url'),
    pseudonym: (member) => createHmac('sha256', apartKey).update(member).digest('base64url'),
    logPerson: (member) => createHmac('sha256', logKey).update(member).digest('base64url'),
    chainHash: (row) => createHmac('sha256', chainKey).update(row).digest('base64url'),
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(purpose));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return undefined;
      }
    },
  };
};
