import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../../core/durations.ts';

/** Days for which a notification stays (decisions-members §1). */
const KEPT_DAYS = 90;

/** Instant after which notifications are kept. */
export const keptSince = (now: Date): string => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();

/** Deletes old notifications, and devices whose login has ended. Several processes may run it at once. */
export const forgetNotifications = async ({
  store: { db },
  clock,
}: Pick<Context, 'store' | 'clock'>): Promise<void> => {
  await db.deleteFrom('notifications').where('at', '<=', keptSince(clock.now())).execute();
  await db
    .deleteFrom('app_devices')
    .where('login', 'in', db.selectFrom('logins').select('id').where('ended_at', 'is not', null))
    .execute();
};
