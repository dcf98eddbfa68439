import { createHmac } from 'node:crypto';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import type { Context } from '../context.ts';
import { hashToken } from '../session/session-keys.ts';
import type { Db, Tx } from '../storage/tables.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as base32 (RFC 4648) without padding. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

interface KeyOf {
  readonly member: string;
  /** Number of times that the member has withdrawn or refused the consent. A new consent has a new key. */
  readonly withdrawals: number;
}

/** Returns the key by which an offerwall knows a member: without the secret nobody can tell whose it is. Undefined if the server lacks the secret. */
export const userKey = (
  { readSecret }: Pick<Context, 'readSecret'>,
  { id, epoch, keySecret }: Offerwall,
  { member, withdrawals }: KeyOf,
): string | undefined => {
  const secret = readSecret(keySecret)?.reveal();
  const text = [id, epoch, member, ...(withdrawals === 0 ? [] : [withdrawals])].join(' ');
  return secret === undefined ? undefined : base32(createHmac('sha256', secret).update(text).digest());
};

/** Counts how many times a member has withdrawn or refused a consent item. */
const countWithdrawals = async (db: Db, member: string, item: string): Promise<number> => {
  const { count } = await db
    .selectFrom('consents')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('member', '=', member)
    .where('item', '=', item)
    .where('agreed', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface Issued {
  readonly member: string;
  /** ID of the consent item. */
  readonly item: string;
  readonly now: Date;
}

/** Stores the hashes of a member's keys for the offerwalls of a consent item, so that callbacks find the member. */
export const issueKeys = async (
  tx: Tx,
  context: Pick<Context, 'live' | 'readSecret'>,
  { member, item, now }: Issued,
): Promise<void> => {
  const walls = [...context.live.current.prepared.documents.offerwall.values()].filter(
    ({ consent }) => consent === item,
  );
  if (walls.length === 0) return;
  const withdrawals = await countWithdrawals(tx, member, item);
  const rows = walls.flatMap((wall) => {
    const key = userKey(context, wall, { member, withdrawals });
    return key === undefined
      ? []
      : [{ wall: wall.id, hash: hashToken(key), epoch: wall.epoch, member, at: now.toISOString() }];
  });
  if (rows.length > 0)
    await tx
      .insertInto('offerwall_keys')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['wall', 'hash']).doUpdateSet((row) => ({ epoch: row.ref('excluded.epoch') })),
      )
      .execute();
};
