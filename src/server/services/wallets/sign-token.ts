import { constants, createCipheriv, publicEncrypt, randomBytes, sign } from 'node:crypto';
import type { Secret } from '../../core/secret.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a payload with RS256 and returns a compact JWS. */
export const signToken = (header: object, payload: string, key: Secret): string => {
  const text = `${encode({ alg: 'RS256', ...header })}.${Buffer.from(payload).toString('base64url')}`;
  return `${text}.${sign('sha256', Buffer.from(text), key.reveal()).toString('base64url')}`;
};

/** Encrypts a text for the owner of a public key or certificate (PEM), and returns a compact JWE: RSA1_5 and A128GCM, as Samsung's wallet asks. */
export const encryptToken = (plain: string, recipient: string): string => {
  const header = encode({ alg: 'RSA1_5', enc: 'A128GCM' });
  const [key, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-128-gcm', key, iv);
  cipher.setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const sealed = publicEncrypt({ key: recipient, padding: constants.RSA_PKCS1_PADDING }, key);
  return [header, ...[sealed, iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
};
