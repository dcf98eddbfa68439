import { timingSafeEqual } from 'node:crypto';
import type { SessionKeys } from '../../core/session/session-keys.ts';

const minuteMs = 60_000;

const turningCode = (keys: SessionKeys, uid: string, minute: number): string =>
  String(Buffer.from(keys.blind(`membership ${uid} ${minute}`), 'base64url').readUInt32BE(0) % 1_000_000).padStart(
    6,
    '0',
  );

/** Returns the membership barcode of this minute and the instant at which it changes. */
export const membershipCode = (
  keys: SessionKeys,
  uid: string,
  now: Date,
): { readonly barcode: string; readonly until: number } => {
  const minute = Math.floor(now.getTime() / minuteMs);
  return { barcode: `PM${uid}${turningCode(keys, uid, minute)}`, until: (minute + 1) * minuteMs };
};

/** Reads a scanned barcode: the member's uid if its code is of this minute or the one before. */
export const readMembershipCode = (keys: SessionKeys, scanned: string, now: Date): string | undefined => {
  const [, uid, code] = /^PM(\d{12})(\d{6})$/.exec(scanned.trim()) ?? [];
  if (uid === undefined || code === undefined) return undefined;
  const minute = Math.floor(now.getTime() / minuteMs);
  return [minute, minute - 1].some((one) =>
    timingSafeEqual(Buffer.from(turningCode(keys, uid, one)), Buffer.from(code)),
  )
    ? uid
    : undefined;
};
