import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';

/** Key of a secret of Standard Webhooks: `whsec_` and base64, else its bytes. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number | string;
  readonly body: string | Buffer;
}

const contentOf = ({ id, timestamp, body }: Signed): Buffer =>
  Buffer.concat([Buffer.from(`${id}.${timestamp}.`), Buffer.from(body)]);

const hmacOf = (secret: string, signed: Signed): Buffer =>
  createHmac('sha256', keyOf(secret)).update(contentOf(signed)).digest();

/** Returns the `v1` signature of Standard Webhooks. */
export const signWebhook = (secret: string, signed: Signed): string =>
  `v1,${hmacOf(secret, signed).toString('base64')}`;

/** Key that proves messages: a secret for `v1`, a public key (`whpk_` and base64) for `v1a`. */
export type WebhookKey = { readonly secret: string } | { readonly publicKey: string };

/** Header of an Ed25519 key in SPKI form. */
const spki = Buffer.from('302a300506032b6570032100', 'hex');

/** True if one of the signatures of the header is right. Those of other versions are left out. */
export const isWebhookSigned = (key: WebhookKey, header: string, signed: Signed): boolean =>
  header.split(' ').some((one) => {
    const [version, text = ''] = one.split(',', 2);
    const signature = Buffer.from(text, 'base64');
    if ('secret' in key) {
      const right = hmacOf(key.secret, signed);
      return version === 'v1' && signature.length === right.length && timingSafeEqual(signature, right);
    }
    if (version !== 'v1a' || signature.length !== 64) return false;
    const raw = Buffer.from(key.publicKey.slice('whpk_'.length), 'base64');
    const publicKey = createPublicKey({ key: Buffer.concat([spki, raw]), format: 'der', type: 'spki' });
    return verify(null, contentOf(signed), publicKey, signature);
  });
