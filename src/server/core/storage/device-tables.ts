import type { DeviceKind, ScanResult } from '#schemas/calls/devices/answers';

export type DeviceState = 'WAITING' | 'ACTIVE' | 'ENDED';
/** Kinds of scans, one per call. */
export type ScanKind = 'ENTRY' | 'EXIT' | 'RIDE' | 'CALL' | 'COUPON' | 'MEAL' | 'SPEND' | 'REFUND' | 'RETURN';

/** Tables of devices and their scans. Instants are ISO 8601 in UTC; a text that does not apply is empty. */
export interface DeviceTables {
  /** Devices of a venue. Tokens are stored as hashes; `join_hash` is that of the one-time token until it is used. */
  readonly devices: {
    readonly id: string;
    readonly venue: string;
    readonly kind: DeviceKind;
    readonly name: string;
    readonly facility: string;
    readonly model: string;
    readonly version: string;
    readonly state: DeviceState;
    readonly join_hash: string | null;
    readonly join_until: string;
    readonly token_hash: string | null;
    readonly added_at: string;
    readonly heard_at: string;
    readonly ended_at: string;
  };
  /**
   * Scans, one per device and `scan_id`. `taken` is 1 when it used up a code: only one scan can do so for a reference and step. `product` is the ID
   * of the ticket, coupon or card; `device_at` is the time of the device's clock. `late` is 1 for scans made without a network. `answer` is JSON.
   */
  readonly scans: {
    readonly id: string;
    readonly device: string;
    readonly venue: string;
    readonly scan_id: string;
    readonly kind: ScanKind;
    readonly body_hash: string;
    readonly ref: string;
    readonly step: string;
    readonly taken: number;
    readonly product: string;
    readonly holder: string;
    readonly day: string;
    readonly at: string;
    readonly device_at: string;
    readonly late: number;
    readonly result: ScanResult;
    readonly reason: string;
    readonly answer: string;
  };
}
