/** A code for the phone to sign: its prefix and the reference of a holding. */
export interface ShownCode {
  readonly prefix: 'PE' | 'PX' | 'PG';
  readonly ref: string;
}

/** A signed code, or that it cannot be signed. */
export type CodeState =
  | {
      readonly state: 'ready';
      readonly text: string;
      /** Seconds until the next code. */
      readonly left: number;
      /** Seconds of a whole step. */
      readonly step: number;
      /** Seconds by which the device's clock is off; 0 within the tolerance. */
      readonly clockOff: number;
      /** True if this device can show the code without a network. */
      readonly isKept: boolean;
    }
  | { readonly state: 'failed' };
