import type { FastifyInstance } from 'fastify';
import { keptMs } from '../../session/idempotency.ts';
import { policyOf, type SessionDesk } from '../../session/session-desk.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** What was sent holds addresses and links. So long after, no code in it is good any more, and a mail system that was away has come for it. */
const sentMs = 7 * dayMs;

/**
 * Removes what is over: codes, wrong tries, kept answers, what was sent, and logins that nobody can come back to. Each statement says by itself what goes, so any
 * number of processes may do this at once, and one that is cut off is made up for by the next.
 */
export const tidy = async ({ store: { db }, live, now }: SessionDesk): Promise<void> => {
  const { limits, lifetimes } = policyOf(live);
  const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();
  const at = before(0);
  await db.deleteFrom('idempotency_keys').where('at', '<', before(keptMs)).execute();
  await db.deleteFrom('tries').where('last_at', '<', before(limits.forgetMinutes * 60_000)).where('wait_until', '<', at).execute();
  await db.deleteFrom('one_time_codes').where('until', '<=', at).execute();
  await db.deleteFrom('outbox').where('at', '<', before(sentMs)).execute();
  const longAgo = before(lifetimes.absoluteDays * dayMs);
  await db
    .deleteFrom('families')
    .where((row) => row.or([row('ended_at', '<', longAgo), row('idle_until', '<', longAgo)]))
    .execute();
  await db
    .deleteFrom('logins')
    .where('started_at', '<', longAgo)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('families').select('families.id').whereRef('families.login', '=', 'logins.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('one_time_codes').select('one_time_codes.hash').whereRef('one_time_codes.login', '=', 'logins.id'))))
    .execute();
};

/** Tidies every hour; the work holds up no end of the process. */
export const keepTidy = (app: FastifyInstance): void => {
  const hourly = setInterval(() => void tidy(app.sessions).catch((error: unknown) => app.log.error({ err: error }, 'tidying')), hourMs).unref();
  app.addHook('onClose', async () => clearInterval(hourly));
};
