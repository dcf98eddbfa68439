import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';

interface AddedDevice {
  readonly session: Pick<SessionRow, 'uid' | 'login' | 'profile'>;
  readonly deviceId: string;
  readonly pushToken: string;
  readonly now: Date;
}

/** Adds the device of an app, or moves it to the member who is logged in there now. Throws `appOnly` for a caller that is no app. */
export const addAppDevice = async (
  tx: Tx,
  { session: { uid, login, profile }, deviceId, pushToken, now }: AddedDevice,
): Promise<void> => {
  if (profile !== 'shell') throw new HttpError('appOnly');
  // A phone that was installed anew has another ID, but may have the same address.
  if (pushToken !== '')
    await tx.deleteFrom('app_devices').where('push_token', '=', pushToken).where('device', '<>', deviceId).execute();
  const row = { member: uid, login, push_token: pushToken, at: now.toISOString() };
  await tx
    .insertInto('app_devices')
    .values({ device: deviceId, ...row })
    .onConflict((conflict) => conflict.column('device').doUpdateSet(row))
    .execute();
};
