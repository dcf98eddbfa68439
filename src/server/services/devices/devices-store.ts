import { defineStates } from '../../../engine/index.ts';
import type { DeviceKind } from '#schemas/calls/devices/answers';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import type { DeviceState } from '../../core/storage/device-tables.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { deviceActor, type DeviceRow } from './device-row.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** Time in which a device can join with a one-time token. */
export const JOIN_MS = 15 * 60 * 1000;

/** WAITING for its joining > ACTIVE > ENDED. */
export const deviceStates = defineStates<DeviceState>([
  { from: 'WAITING', to: 'ACTIVE', by: ['device'] },
  { from: 'WAITING', to: 'ENDED', by: ['operator'] },
  { from: 'ACTIVE', to: 'ENDED', by: ['operator'] },
]);

interface NewDevice {
  readonly venue: string;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly facility: string;
}

/** Device ID with the one-time token of its joining, which only this answer holds. */
export interface Joining {
  readonly id: string;
  readonly token: string;
  readonly until: string;
}

const joiningAt = (at: Date) => {
  const token = randomToken();
  return { token, until: new Date(at.getTime() + JOIN_MS).toISOString() };
};

/** Adds a device that waits for its joining. */
export const addDevice = async (
  tx: Tx,
  device: NewDevice,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<Joining> => {
  const id = orderedId();
  const { token, until } = joiningAt(at);
  await tx
    .insertInto('devices')
    .values({
      id,
      ...device,
      model: '',
      version: '',
      state: 'WAITING',
      join_hash: hashToken(token),
      join_until: until,
      token_hash: null,
      added_at: at.toISOString(),
      heard_at: '',
      ended_at: '',
    })
    .execute();
  await audit(tx, { record: 'devices', id, actor, from: '', to: 'WAITING', at, venue: device.venue });
  return { id, token, until };
};

/** Makes a new one-time token for a device. When it is used, an earlier bearer token stops working. */
export const renewJoining = async (
  tx: Tx,
  { id, venue }: Pick<DeviceRow, 'id' | 'venue'>,
  at: Date,
): Promise<Joining> => {
  const { token, until } = joiningAt(at);
  const { numUpdatedRows } = await tx
    .updateTable('devices')
    .set({ join_hash: hashToken(token), join_until: until })
    .where('id', '=', id)
    .where('venue', '=', venue)
    .where('state', '!=', 'ENDED')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new HttpError('noDevice');
  return { id, token, until };
};

/** Ends a device: its tokens stop working immediately. */
export const endDevice = async (
  tx: Tx,
  { id, venue }: Pick<DeviceRow, 'id' | 'venue'>,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<void> => {
  const row = await tx
    .selectFrom('devices')
    .select('id')
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (
    row === undefined ||
    (await transition(tx, { table: 'devices', machine: deviceStates, id, to: 'ENDED', actor, at, venue })) === undefined
  )
    throw new HttpError('noDevice');
  await tx
    .updateTable('devices')
    .set({ ended_at: at.toISOString(), join_hash: null, token_hash: null })
    .where('id', '=', id)
    .execute();
};

/** Exchanges a one-time token for the device's bearer token. Throws `deviceJoin` for one that was used or has expired. */
export const joinWithToken = async (
  tx: Tx,
  { token, version, model }: { readonly token: string; readonly version: string; readonly model: string },
  at: Date,
): Promise<{ readonly device: DeviceRow; readonly accessToken: string }> => {
  const accessToken = randomToken();
  const device = await tx
    .updateTable('devices')
    .set({
      join_hash: null,
      join_until: '',
      token_hash: hashToken(accessToken),
      version,
      model,
      heard_at: at.toISOString(),
    })
    .where('join_hash', '=', hashToken(token))
    .where('join_until', '>', at.toISOString())
    .where('state', '!=', 'ENDED')
    .returning(columnsOf('devices'))
    .executeTakeFirst();
  if (device === undefined) throw new HttpError('deviceJoin');
  const actor = deviceActor(device);
  const isFirst =
    (await transition(tx, {
      table: 'devices',
      machine: deviceStates,
      id: device.id,
      to: 'ACTIVE',
      actor,
      at,
      venue: device.venue,
    })) !== undefined;
  if (!isFirst)
    await audit(tx, {
      record: 'devices',
      id: device.id,
      actor,
      from: 'ACTIVE',
      to: 'ACTIVE',
      at,
      reason: 'joined again',
      venue: device.venue,
    });
  return { device, accessToken };
};

/** Lists the devices of a venue: those in use by name, then ended ones, the latest first. */
export const listDevices = async (db: Db, venue: string): Promise<readonly DeviceRow[]> => {
  const rows = await db
    .selectFrom('devices')
    .select(columnsOf('devices'))
    .where('venue', '=', venue)
    .orderBy('ended_at', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
  return [...rows.filter(({ state }) => state !== 'ENDED'), ...rows.filter(({ state }) => state === 'ENDED')];
};
