import type { Actor } from '../../core/records/actor.ts';
import type { DeviceTables } from '../../core/storage/device-tables.ts';

export type DeviceRow = DeviceTables['devices'];

export const deviceActor = ({ id }: Pick<DeviceRow, 'id'>): Actor => ({ kind: 'device', id });

/** Returns a device as its own calls answer it. */
export const wireDevice = ({ id, name, kind, venue, facility }: DeviceRow) => ({
  deviceId: id,
  deviceNm: name,
  deviceKindCd: kind,
  parkType: venue,
  facilityId: facility,
});
