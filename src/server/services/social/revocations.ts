import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as oauth from 'oauth4webapi';
import type { Context } from '../../core/context.ts';
import { HOUR_MS } from '../../core/durations.ts';
import { LeasedTimer } from '../../core/storage/leased-timer.ts';
import type { Tables, Tx } from '../../core/storage/tables.ts';
import { outsideFetch } from '../../core/upstream/outside-fetch.ts';
import { socialClient } from './client.ts';
import type { SocialIdentity } from './identities-store.ts';
import { providerOf, serverAddress } from './provider.ts';
import { unsealGrant } from './sealed.ts';

type Revocation = Tables['social_revocations'];

const MINUTE_MS = 60_000;
const TICK_MS = 30_000;
const BATCH = 20;
/** Waits after each failed try; then the row is given up. */
const waitsMs = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** Queues the revocation of a grant, in the transaction of the unlinking. */
export const queueRevocation = async (tx: Tx, { clock }: Context, link: SocialIdentity): Promise<void> => {
  if (link.grant_sealed === '') return;
  await tx
    .insertInto('social_revocations')
    .values({
      id: randomUUID(),
      provider: link.provider,
      subject: link.subject,
      grant_sealed: link.grant_sealed,
      tries: 0,
      next_at: clock.now().toISOString(),
    })
    .execute();
};

/** Asks the provider to revoke a grant. Returns true if there is nothing left to do. */
const revoke = async (app: FastifyInstance, row: Revocation): Promise<boolean> => {
  const provider = providerOf(app, row.provider);
  const grant = unsealGrant(app.context, row.grant_sealed);
  if (provider?.endpoints.revoke === undefined || grant === undefined) return true;
  const { as, client, auth, options } = await socialClient(app, provider);
  if (provider.kind === 'apple' || provider.kind === 'oidc') {
    const answer = await oauth.revocationRequest(as, client, auth, grant, options);
    return answer.ok;
  }
  // Kakao, Naver and Facebook each have a call of their own.
  const url = new URL(serverAddress(app, provider.endpoints.revoke));
  const body = new URLSearchParams(
    provider.kind === 'naver'
      ? {
          grant_type: 'delete',
          client_id: provider.clientId,
          access_token: grant,
          client_secret: app.context.readSecret(provider.secret)?.reveal() ?? '',
        }
      : provider.kind === 'facebook'
        ? { method: 'delete' }
        : {},
  );
  const answer = await outsideFetch(app)(url.href, {
    method: 'POST',
    headers: { authorization: `Bearer ${grant}`, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  return answer.ok;
};

/** Revokes what is due. A provider that does not answer is asked again later; repeating a revocation is harmless. */
export const revokeDue = async (app: FastifyInstance): Promise<void> => {
  const { store, clock } = app;
  const now = clock.now();
  const due = await store.db
    .selectFrom('social_revocations')
    .select(['id', 'provider', 'subject', 'grant_sealed', 'tries', 'next_at'])
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(BATCH)
    .execute();
  for (const row of due) {
    const isDone = await revoke(app, row).catch(() => false);
    const pause = waitsMs[row.tries];
    if (isDone || pause === undefined) {
      if (!isDone) app.log.warn({ provider: row.provider }, 'a grant could not be revoked and was given up');
      await store.db.deleteFrom('social_revocations').where('id', '=', row.id).execute();
    } else {
      await store.db
        .updateTable('social_revocations')
        .set({ tries: row.tries + 1, next_at: new Date(now.getTime() + pause).toISOString() })
        .where('id', '=', row.id)
        .where('tries', '=', row.tries)
        .execute();
    }
    // Leave room for visitors between the calls.
    await wait(0);
  }
};

/** Deletes logins under way that have expired, and links that ended long ago. */
export const deleteOld = async ({ store: { db }, clock }: Context): Promise<void> => {
  const now = clock.now().getTime();
  await db.deleteFrom('social_logins').where('until', '<', new Date(now).toISOString()).execute();
  await db
    .deleteFrom('social_identities')
    .where('state', '=', 'UNLINKED')
    .where('ended_at', '<', new Date(now - 30 * 24 * HOUR_MS).toISOString())
    .execute();
};

/** Revokes and tidies, in one process at a time. */
export class SocialTimer extends LeasedTimer {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    super({
      store: app.store,
      name: 'social',
      clock: app.clock,
      tickMs: TICK_MS,
      warn: (error) => app.log.error({ err: error }, 'revoking social grants'),
    });
    this.#app = app;
  }

  protected async work(): Promise<void> {
    await revokeDue(this.#app);
    await deleteOld(this.#app.context);
  }
}
