import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { HttpError } from '../../../core/errors.ts';
import { sandboxOrigin } from '../../../core/site-origin.ts';
import { secretOf } from '../provider-secret.ts';
import { ANSWER_SECONDS, SKEW_SECONDS, type Adapter } from './adapter.ts';

/** Issuer, type and algorithm of the sandbox's answers. `EdDSA` and `Ed25519` refuse each other, so one of the names is used everywhere. */
export const sandboxToken = { issuer: 'sandbox-verify', typ: 'verify+jwt', alg: 'EdDSA' } as const;

const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the signing key that the sandbox derives from the secret of a provider. */
export const sandboxKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, createHash('sha256').update(secret).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/** The provider of the demo, at the other name of this machine. It sends a signed token back. */
export const sandboxAdapter: Adapter = {
  fields: ['state', 'token', 'error'],
  transactionField: 'state',
  async begin({ request, provider, method, started, locale }) {
    const url = new URL(`${sandboxOrigin(request)}${provider.endpoints.begin}`);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${method}`;
    for (const [name, value] of Object.entries({
      site: provider.siteCode,
      state: started.transactionId,
      nonce: started.nonce,
      return: started.returnUrl,
      locale,
    }))
      url.searchParams.set(name, value);
    return { kind: 'address', url: url.href };
  },
  async finish({ app, provider, method, started, fields }) {
    if (fields['error'] === 'cancelled') throw new HttpError('verifyCancelled');
    const { token } = fields;
    if (token === undefined) throw new HttpError('verifyFailed');
    const { payload } = await jwtVerify(token, createPublicKey(sandboxKey(secretOf(app, provider))), {
      issuer: sandboxToken.issuer,
      audience: provider.siteCode,
      typ: sandboxToken.typ,
      algorithms: [sandboxToken.alg],
      requiredClaims: ['iat', 'exp', 'nonce', 'transactionId', 'method'],
      maxTokenAge: ANSWER_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: app.clock.now(),
    }).catch((error: unknown) => {
      throw new HttpError(error instanceof errors.JWTExpired ? 'verifyExpired' : 'verifyFailed');
    });
    if (
      payload['transactionId'] !== started.transactionId ||
      payload['nonce'] !== started.nonce ||
      payload['method'] !== method
    )
      throw new HttpError('verifyFailed');
    return payload;
  },
};
