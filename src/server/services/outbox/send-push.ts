import type { Db } from '../../core/storage/tables.ts';
import type { Deliver, Message, Outcome } from './message.ts';

/** The push service no longer knows the device: the app was removed. */
const GONE: ReadonlySet<string> = new Set(['HTTP_404', 'HTTP_410']);

interface PushParts {
  readonly db: Db;
  /** Sends a message to one device, whose push token is its address. */
  readonly toDevice: Deliver;
}

const isGone = (outcome: Outcome): boolean => outcome.state === 'FAILED' && GONE.has(outcome.error);

/**
 * Sends a message to all devices of a member at that moment, so that a phone that was logged out in the meantime gets nothing. The address is the uid.
 * Each device gets a message ID of its own, the same for each attempt.
 */
export const pushSender =
  ({ db, toDevice }: PushParts): Deliver =>
  async (message) => {
    const devices = await db
      .selectFrom('app_devices')
      .select(['device', 'push_token'])
      .where('member', '=', message.address)
      .where('push_token', '<>', '')
      .orderBy('device')
      .execute();
    const outcomes = await Promise.all(
      devices.map(async ({ device, push_token }) => {
        const outcome = await toDevice(forDevice(message, device, push_token));
        if (isGone(outcome)) await db.deleteFrom('app_devices').where('device', '=', device).execute();
        return outcome;
      }),
    );
    const left = outcomes.filter((outcome) => !isGone(outcome));
    return (
      left.find(({ state }) => state === 'FAILED') ?? left[0] ?? { state: 'DISCARDED' as const, error: 'NO_DEVICE' }
    );
  };

const forDevice = (message: Message, device: string, token: string): Message => ({
  ...message,
  id: `${message.id}.${device}`,
  address: token,
});
