import { HOUR_MS } from '../../core/durations.ts';
import type { Context } from '../../core/context.ts';
import type { FastifyInstance } from 'fastify';
import { keptMs } from '../../core/calls/idempotency.ts';
import { policyOf } from '../../core/session/account-policy.ts';

const dayMs = 24 * HOUR_MS;
/** Months for which logins are kept, as long as the access log. */
const accessMonths = 3;
/** Retention of the scans of devices. Must exceed the seven days within which scans made without a network arrive, or a code might be accepted twice. */
const scanMs = 28 * dayMs;

/**
 * Deletes expired codes, failed attempts, stored responses, scans and ended logins. Each statement is self-contained, so several processes
 * may run this at once, and the next run completes an interrupted one.
 */
export const deleteExpired = async ({ store: { db }, live, clock }: Context): Promise<void> => {
  const { limits, lifetimes } = policyOf(live);
  const before = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();
  const at = before(0);
  await db.deleteFrom('idempotency_keys').where('at', '<', before(keptMs)).execute();
  await db
    .deleteFrom('tries')
    .where('last_at', '<', before(limits.forgetMinutes * 60_000))
    .where('wait_until', '<', at)
    .execute();
  await db.deleteFrom('one_time_codes').where('until', '<=', at).execute();
  await db.deleteFrom('scans').where('at', '<', before(scanMs)).execute();
  const longAgo = before(lifetimes.absoluteDays * dayMs);
  await db
    .deleteFrom('families')
    .where((row) => row.or([row('ended_at', '<', longAgo), row('idle_until', '<', longAgo)]))
    .execute();
  // A login that is longer than that goes with its last family.
  const logged = new Date(at);
  logged.setUTCMonth(logged.getUTCMonth() - accessMonths);
  await db
    .deleteFrom('logins')
    .where('started_at', '<', logged.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('families').select('families.id').whereRef('families.login', '=', 'logins.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_codes').select('one_time_codes.hash').whereRef('one_time_codes.login', '=', 'logins.id'),
        ),
      ),
    )
    .execute();
};

/** Deletes expired rows every hour. Does not delay shutdown. */
export const scheduleExpiry = (app: FastifyInstance): void => {
  const hourly = setInterval(
    () => void deleteExpired(app.context).catch((error: unknown) => app.log.error({ err: error }, 'tidying')),
    HOUR_MS,
  ).unref();
  app.addHook('onClose', async () => clearInterval(hourly));
};
