import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { CallLimit } from '#schemas/calls/define-call';
import { sessionOf, type CallInput } from '../../core/calls/handle-call.ts';
import { clientAddress } from '../../core/client-address.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { take } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { VerifyMethod } from '#schemas/documents/identity-provider/schema';
import type { VerifyPurpose } from '#schemas/calls/identity/answers';
import { bindBrowser } from '../../core/session/browser-binder.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { offeredProvider } from './provider.ts';
import { requireLink } from './links.ts';
import { sealStarted } from './verifications-store.ts';
import { leadingPath, returnPath } from './paths.ts';

const STARTS_AN_HOUR = 5;
const scope: CallLimit['name'] = 'verify';

/** Purposes of a member's own verification. */
const forMembers: readonly VerifyPurpose[] = ['CERTIFY', 'CHANGE', 'PROVE', 'CONSENT'];

/** Counts a start of a browser, a member and an address. Throws `tooManyTries` until the hour ends. */
const countStart = async (
  tx: Tx,
  app: FastifyInstance,
  { request, binder, member, now }: { request: FastifyRequest; binder: string; member: string | null; now: Date },
): Promise<void> => {
  if (!app.env.limits) return;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const { blind } = app.context.keys;
  // In this order everywhere, because opposite orders deadlock.
  const counts = [
    [`address ${blind(clientAddress(request))}`, policyOf(app.live).limits.addressTries],
    [`browser ${binder}`, STARTS_AN_HOUR],
    ...(member === null ? [] : [[`member ${member}`, STARTS_AN_HOUR] as const]),
  ] as const;
  for (const [key, capacity] of counts)
    if (!(await take(tx, { scope, key: `${key} ${hour}`, capacity })))
      throw new HttpError('tooManyTries', undefined, {
        waitSeconds: Math.ceil(((hour + 1) * HOUR_MS - now.getTime()) / 1000),
      });
};

interface StartBody {
  readonly method: VerifyMethod;
  readonly purpose: VerifyPurpose;
  readonly provider?: string;
  readonly token?: string;
}

/**
 * Starts a verification of this browser. Transaction, nonce and verifier stay on the server; the address in the answer leads to the provider. Throws
 * `verifyNotOffered`, or `tooManyTries` after five starts in an hour.
 */
export const startVerification = async (
  app: FastifyInstance,
  input: CallInput<StartBody>,
): Promise<{ readonly verifyId: string; readonly url: string }> => {
  const { body, principal, request, reply, now } = input;
  // A preview changes nothing in other systems.
  if (app.outer !== undefined) throw new HttpError('previewOnly');
  const member = forMembers.includes(body.purpose)
    ? sessionOf(principal, false).uid
    : principal.kind === 'member'
      ? principal.session.uid
      : null;
  const provider = offeredProvider(app, body);
  const binder = bindBrowser(request, reply, app.env);
  const id = orderedId();
  const transactionId = randomToken();
  const page = request.headers['x-pageid'];
  await inTransaction(app.store, async (tx) => {
    await countStart(tx, app, { request, binder, member, now });
    const linkHash = body.purpose === 'LINK' ? await requireLink(tx, { token: body.token ?? '', binder, now }) : '';
    await tx
      .insertInto('verifications')
      .values({
        id,
        transaction_hash: hashToken(transactionId),
        binder,
        member,
        method: body.method,
        purpose: body.purpose,
        provider: provider.id,
        state: 'STARTED',
        reason: '',
        page: typeof page === 'string' ? page : '',
        secrets: sealStarted(app.context, {
          transactionId,
          nonce: randomToken(),
          verifier: oauth.generateRandomCodeVerifier(),
          returnUrl: `${requestOrigin(request, app.env)}${returnPath(provider.way)}`,
        }),
        ref_hash: null,
        fields: '',
        back_at: '',
        result: '',
        result_until: '',
        next_screen: '',
        started_at: now.toISOString(),
        link_hash: linkHash,
      })
      .execute();
  });
  return { verifyId: id, url: leadingPath(id) };
};
