import { createHash, createHmac } from 'node:crypto';
import type { DrawEntry } from '#schemas/calls/events/draw-record';

/** Key of a member in one event: HMAC-SHA-256(mask, member), 32 hex digits. It tells nobody without the mask who it is. */
export const entrantOf = (mask: string, member: string): string =>
  createHmac('sha256', Buffer.from(mask, 'hex')).update(member).digest('hex').slice(0, 32);

/** Lot of a participation: HMAC-SHA-256(seed, event ‖ entrant ‖ turn), hex (decisions-venues §8). */
export const lotOf = (
  seed: string,
  { event, entrant, turn }: { readonly event: string; readonly entrant: string; readonly turn: number },
): string => createHmac('sha256', Buffer.from(seed, 'hex')).update(`${event}|${entrant}|${turn}`).digest('hex');

/** The first 52 bits of a lot as a number in [0, 1). */
export const fractionOf = (lot: string): number => Number.parseInt(lot.slice(0, 13), 16) / 2 ** 52;

/** SHA-256 of a seed, hex. It is public before anybody takes part. */
export const seedHash = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** SHA-256 of a list, hex: one line `no|entrant|turn` per entry, in their order. */
export const listHash = (entries: readonly Pick<DrawEntry, 'no' | 'entrant' | 'turn'>[]): string => {
  const hash = createHash('sha256');
  for (const { no, entrant, turn } of entries.toSorted((one, other) => one.no - other.no))
    hash.update(`${no}|${entrant}|${turn}\n`);
  return hash.digest('hex');
};
