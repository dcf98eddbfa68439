import type { LoginType } from '#schemas/calls/accounts/answers';
import type { Context } from '../context.ts';
import { orderedId } from '../records/ordered-id.ts';
import { columnsOf } from '../storage/columns.ts';
import { type ChainTable, hashValues, lockChain, moveEnds } from '../storage/hash-chain.ts';
import type { Db, EndReason, Tables, Tx } from '../storage/tables.ts';

type Row = Tables['access_log'];
type Keys = Pick<Context, 'identityKeys'>;
/** Row with its place in the chain. */
type SealedRow = Row & { readonly seq: number };

const BATCH = 500;

/** Writes that a member logged in. The member appears under a pseudonym. */
export const logLogin = async (
  tx: Tx,
  { identityKeys }: Keys,
  {
    member,
    login,
    loginType,
    platformClass,
    at,
  }: {
    readonly member: string;
    readonly login: string;
    readonly loginType: LoginType;
    readonly platformClass: 'APP' | 'WEB';
    readonly at: string;
  },
): Promise<void> => {
  await tx
    .insertInto('access_log')
    .values({
      id: orderedId(),
      seq: null,
      at,
      person: identityKeys.logPerson(member),
      login,
      kind: 'LOGIN',
      login_type: loginType,
      platform: platformClass,
      reason: '',
      previous: '',
      hash: '',
    })
    .execute();
};

/** Writes why logins ended. Those that began before there was a log have no entry. */
export const logEnds = async (db: Db, logins: readonly string[], reason: EndReason, at: string): Promise<void> => {
  if (logins.length === 0) return;
  const begun = await db
    .selectFrom('access_log')
    .select(['person', 'login', 'login_type', 'platform'])
    .where('login', 'in', logins)
    .where('kind', '=', 'LOGIN')
    .execute();
  if (begun.length === 0) return;
  const ended = { seq: null, at, kind: 'END', reason, previous: '', hash: '' } as const;
  await db
    .insertInto('access_log')
    .values(begun.map((row) => ({ ...row, ...ended, id: orderedId() })))
    .execute();
};

/** Chain of the access log, without the entries that wait for their place in it. */
export const accessChain: ChainTable<SealedRow> = {
  name: 'access-log',
  valuesOf: (row) => [
    row.previous,
    Number(row.seq),
    row.id,
    row.at,
    row.person,
    row.login,
    row.kind,
    row.login_type,
    row.platform,
    row.reason,
  ],
  readAfter: (db, seq, most) =>
    db
      .selectFrom('access_log')
      .select(columnsOf('access_log'))
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(most)
      .$narrowType<{ seq: number }>()
      .execute(),
  lastBefore: (db, at) =>
    db
      .selectFrom('access_log')
      .select(['seq', 'hash'])
      .where('at', '<', at)
      .where('seq', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .$narrowType<{ seq: number }>()
      .executeTakeFirst(),
  deleteUntil: async (tx, seq) => {
    await tx.deleteFrom('access_log').where('seq', '<=', seq).execute();
  },
};

/** Adds waiting entries to the chain, at most 500. Returns whether there may be more. */
export const sealAccess = async (tx: Tx, keys: Keys): Promise<boolean> => {
  const ends = await lockChain(tx, keys, accessChain.name);
  const waiting = await tx
    .selectFrom('access_log')
    .select(columnsOf('access_log'))
    .where('seq', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let [seq, previous] = [Number(ends.last_seq), ends.tail];
  for (const row of waiting) {
    const next = { ...row, seq: seq + 1, previous };
    const hash = hashValues(keys, accessChain.valuesOf(next));
    await tx.updateTable('access_log').set({ seq: next.seq, previous, hash }).where('id', '=', row.id).execute();
    [seq, previous] = [next.seq, hash];
  }
  if (waiting.length > 0) await moveEnds(tx, keys, ends, { last_seq: seq, tail: previous });
  return waiting.length === BATCH;
};
