import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendNftCode } from '#schemas/calls/nft/calls';
import { HttpError } from '../../core/errors.ts';
import { claim, release } from '../../core/records/claim.ts';
import { giveBack, take, takenOf } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { sendEmail } from '../accounts/index.ts';
import { lockMember } from '../../core/records/lock.ts';

/** Scope of the claims of registered addresses. */
export const ADDRESS_SCOPE = 'nft-address';
const TRIES_A_DAY = 5;
const CODE_MINUTES = 5;
const BETWEEN_MS = 60_000;

const triesOf = (member: string, now: Date) => ({ scope: sendNftCode.limit.name, key: `${member} ${kstDay(now)}` });

/** Registered public address of a member; empty if there is none. */
export const addressOf = async (db: Db, member: string): Promise<string> =>
  (await db.selectFrom('nft_addresses').select('address').where('member', '=', member).executeTakeFirst())?.address ??
  '';

export const countTries = async (db: Db, member: string, now: Date) => {
  const tryCnt = await takenOf(db, triesOf(member, now));
  return { tryCnt, leftCnt: TRIES_A_DAY - tryCnt };
};

/** Code that was sent to a member and still counts; undefined without. */
export const codeOf = async (
  db: Db,
  member: string,
  now: Date,
): Promise<{ readonly id: string; readonly address: string; readonly until: string } | undefined> => {
  const row = await db
    .selectFrom('nft_addresses')
    .select(['code_id', 'code_address', 'code_at'])
    .where('member', '=', member)
    .where('code_id', '<>', '')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const until = new Date(Date.parse(row.code_at) + CODE_MINUTES * 60_000);
  return until > now ? { id: row.code_id, address: row.code_address, until: until.toISOString() } : undefined;
};

const isTaken = async (tx: Tx, member: string, address: string): Promise<boolean> =>
  (await tx
    .selectFrom('nft_addresses')
    .select('member')
    .where('address', '=', address)
    .where('member', '<>', member)
    .executeTakeFirst()) !== undefined;

/**
 * Counts a request of a code before it is worked on, and ends the code before it. A request for the address of another member counts too: otherwise
 * anybody could ask which addresses are taken. Throws `nftLimit` within a minute of the last request or after too many wrong codes.
 */
export const countCode = async (app: FastifyInstance, member: string): Promise<void> => {
  const { store } = app;
  const at = app.clock.now();
  await inTransaction(store, async (tx) => {
    await lockMember(tx, store, member);
    const row = await tx.selectFrom('nft_addresses').select('code_at').where('member', '=', member).executeTakeFirst();
    const sinceMs = at.getTime() - Date.parse(row?.code_at ?? '');
    // A code of the future comes from a clock that ran ahead, and bars nothing.
    if (sinceMs >= 0 && sinceMs < BETWEEN_MS) throw new HttpError('nftLimit');
    if ((await countTries(tx, member, at)).leftCnt <= 0) throw new HttpError('nftLimit');
    const counted = { code_id: '', code_hash: '', code_at: at.toISOString() };
    await tx
      .insertInto('nft_addresses')
      .values({ member, address: null, code_address: '', ...counted })
      .onConflict((conflict) => conflict.column('member').doUpdateSet(counted))
      .execute();
  });
};

/** Sends a code that confirms an address. Throws `nftTaken`. */
export const askForAddress = async (
  tx: Tx,
  app: FastifyInstance,
  { uid, lang }: Pick<SessionRow, 'uid' | 'lang'>,
  address: string,
): Promise<{ readonly id: string; readonly until: string }> => {
  const at = app.clock.now();
  await lockMember(tx, app.store, uid);
  if (await isTaken(tx, uid, address)) throw new HttpError('nftTaken');
  const id = orderedId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx
    .updateTable('nft_addresses')
    .set({
      code_id: id,
      code_address: address,
      code_hash: app.context.keys.blind(`nft ${id} ${code}`),
      code_at: at.toISOString(),
    })
    .where('member', '=', uid)
    .execute();
  const { nftCode, userIdFind } = policyOf(app.live).sent;
  await sendEmail(tx, app, uid, { ...(nftCode ?? userIdFind), values: { code, minutes: CODE_MINUTES }, locale: lang });
  return { id, until: new Date(at.getTime() + CODE_MINUTES * 60_000).toISOString() };
};

/** Counts a try before it is made, so that concurrent ones gain nothing. Throws `nftLimit` if none are left today. */
export const countTry = async (app: FastifyInstance, member: string): Promise<void> => {
  const tries = triesOf(member, app.clock.now());
  if (!(await inTransaction(app.store, (tx) => take(tx, { ...tries, capacity: TRIES_A_DAY }))))
    throw new HttpError('nftLimit');
};

/** Registers the address that a code confirms, and gives its try back. Throws `nftCode` for a wrong or expired code, and `nftTaken` if another member has the address. */
export const registerAddress = async (
  tx: Tx,
  app: FastifyInstance,
  member: string,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> => {
  const now = app.clock.now();
  await lockMember(tx, app.store, member);
  const since = new Date(now.getTime() - CODE_MINUTES * 60_000).toISOString();
  const row = await tx
    .selectFrom('nft_addresses')
    .select(['code_address', 'address'])
    .where('member', '=', member)
    .where('code_id', '=', id)
    .where('code_hash', '=', app.context.keys.blind(`nft ${id} ${code}`))
    .where('code_at', '>', since)
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('nftCode');
  const { code_address: address, address: before } = row;
  if (address !== before) {
    // Only one member gets an address that several confirm at once.
    if (!(await claim(tx, { scope: ADDRESS_SCOPE, key: address, ref: member, at: now })))
      throw new HttpError('nftTaken');
    if (before !== null) await release(tx, { scope: ADDRESS_SCOPE, key: before });
  }
  await tx
    .updateTable('nft_addresses')
    .set({ address, code_id: '', code_hash: '' })
    .where('member', '=', member)
    .execute();
  await giveBack(tx, triesOf(member, now));
};
