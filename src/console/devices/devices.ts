import type { DeviceKind, ScanResult } from '#schemas/calls/devices/answers';

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly facility: string;
  readonly model: string;
  readonly version: string;
  readonly state: 'WAITING' | 'ACTIVE' | 'ENDED';
  /** ISO instants; empty if they do not apply. */
  readonly joinUntil: string;
  readonly heardAt: string;
  readonly endedAt: string;
  /** Accepted and refused scans today. */
  readonly scans: number;
  readonly refused: number;
}

/** A refused scan, or an entry that two gates accepted. `first` is the device of the earlier entry. */
export interface ListedScan {
  readonly id: string;
  readonly device: string;
  readonly kind: string;
  readonly at: string;
  readonly late: boolean;
  readonly result: ScanResult;
  readonly reason: string;
  readonly product: string;
  readonly first: string;
}

/** Answer of `/devices/{venue}`. */
export interface VenueDevices {
  readonly venue: string;
  readonly now: number;
  readonly devices: readonly Device[];
  readonly facilities: readonly { readonly facilityId: string; readonly name: Readonly<Record<string, string>> }[];
  readonly doubled: readonly ListedScan[];
  readonly refused: readonly ListedScan[];
}

/** One-time token of a device, with the address of the server and its end. */
export interface Joining {
  readonly id: string;
  readonly token: string;
  readonly url: string;
  readonly until: string;
}

/** Devices send a heartbeat each minute; one that was not heard for longer is silent. */
const SILENT_MS = 5 * 60_000;

export type DeviceHealth = 'waiting' | 'expired' | 'heard' | 'silent' | 'ended';

/** Tells how a device is doing. */
export const healthOf = ({ state, heardAt, joinUntil }: Device, now: number): DeviceHealth => {
  switch (state) {
    case 'ENDED':
      return 'ended';
    case 'WAITING':
      return Date.parse(joinUntil) > now ? 'waiting' : 'expired';
    case 'ACTIVE':
      return now - Date.parse(heardAt) > SILENT_MS ? 'silent' : 'heard';
  }
};

/** Text of the QR code with which a device joins. */
export const joiningText = ({ url, token }: Joining): string => JSON.stringify({ url, token });
