import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Lot of a participation: HMAC-SHA-256(seed, event ‖ member ‖ turn), hex (decisions-venues §8). */
export const lotOf = (seed: string, { event, member, turn }: { readonly event: string; readonly member: string; readonly turn: number }): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`${event}|${member}|${turn}`).digest('hex');

/** The first 52 bits of a lot as a number in [0, 1). */
export const fractionOf = (lot: string): number => Number.parseInt(lot.slice(0, 13), 16) / 2 ** 52;

/** SHA-256 of a seed, hex. It is public before anybody takes part. */
export const seedHash = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** Returns the seed of an event, 256 random bits in hex; the first request creates it. */
export const seedOf = async (db: Kysely<Tables>, event: string, now: Date): Promise<string> => {
  const read = async () => (await db.selectFrom('event_seeds').select('seed').where('event', '=', event).executeTakeFirst())?.seed;
  const known = await read();
  if (known !== undefined) return known;
  await db.insertInto('event_seeds').values({ event, seed: randomBytes(32).toString('hex'), at: now.toISOString() }).onConflict((conflict) => conflict.doNothing()).execute();
  return (await read()) ?? '';
};
