import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import { inApart, type KeptRecord } from '../../src/server/core/storage/apart.ts';
import { memberDataOf } from '../../src/server/services/withdrawal/member-data-of.ts';
import { Withdrawer } from '../../src/server/services/withdrawal/withdrawer.ts';
import { cellsOf, columnsWith, type Cell } from './member-cells.ts';
import { nameOf, namedCalls } from './named-calls.ts';
import { people } from './named-people.ts';
import { plantMember } from './planted-member.ts';
import { CI_KEY, PLANTED } from './planted-text.ts';
import { tablesOf } from './store-tables.ts';

/** Calls that end the session or need a state that the next call would not have. */
const leftOut = /logout|withdraw|unlink|password-change|login\/sns/;

/** Tables that hold nothing of members, and are empty in this test. */
const ofNoMember = new Map(
  Object.entries({
    drafts: 'documents',
    pictures: 'pictures of documents',
    picture_bytes: 'pictures of documents',
    preview_passes: 'previews of operators',
    operators: 'operators',
    operator_keys: 'operators',
    operator_factors: 'operators',
    operator_recovery_codes: 'operators',
    operator_alarms: 'operators',
    look_up_chain: 'the ends of the chain of look-ups',
    operator_notes: 'operators',
    state_overrides: 'facilities',
    park_polls: 'facilities',
    wait_samples: 'facilities',
    queue_lines: 'figures of queues',
    queue_pauses: 'operators',
    webhook_messages: 'IDs of messages',
    webhook_versions: 'versions of what other systems report',
    number_tries: 'keyed hashes, deleted with their window',
    returned_forms: 'sealed, deleted after minutes',
    social_revocations: 'grants of providers, deleted when they are revoked',
    reserved_names: 'keyed hashes, written by the withdrawal itself',
    rejoin_bars: 'keyed hashes, written by the withdrawal itself',
  }),
);

/** Columns that keep the uid of an empty member, which names nobody any more. */
const uidColumns = new Map(
  Object.entries({
    'members.uid': 'the empty row, to which the rows below refer',
    'record_log.actor': 'the journal is append-only and has no personal values',
    'record_log.record_id': 'the journal is append-only and has no personal values',
    'look_ups.member': 'each look-up has the hash of the one before',
    'ledger_accounts.id': 'the balance is the sum of all postings',
    'ledger_accounts.owner': 'the balance is the sum of all postings',
    'ledger_postings.account': 'rows of the ledger never change',
    'ledger_transfers.ref': 'rows of the ledger never change',
    'som_lots.member': 'lots sum to the balance of the ledger',
    'som_gifts.sender': 'a gift counts for the limits of the friend',
    'som_gifts.receiver': 'a gift counts for the limits of the friend',
    'coupons.owner': 'used and expired coupons count for their stock',
    'gifts.sender': 'the friend still has the gift in the list',
    'gifts.receiver': 'the friend still has the gift in the list',
    'pocket_products.member': 'gates and figures of the venue know the ticket, without a name',
    'loans.owner': 'the friend still has the loan in the list',
    'loans.holder': 'the friend still has the loan in the list',
    'event_joins.member': 'complete lists are drawn again to prove the draw',
    'member_facts.ref': 'the undone friendship of the friend',
  }),
);

const declaredOf = (app: Parameters<typeof memberDataOf>[0]): readonly string[] =>
  memberDataOf(app).flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );

/** Proves on the database of the running project that a withdrawal leaves nothing of a member who has used every service. */
export const emptiedMemberTests = (): void => {
  const { server, browsers, inputOf, codeOf } = namedCalls();
  let before: readonly Cell[] = [];
  let after: readonly Cell[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    for (const call of allCalls.filter((one) => one.access === 'member' && !leftOut.test(nameOf(one))))
      await codeOf(
        browsers.self,
        call,
        await inputOf(call, { path: Object.keys(call.named ?? {})[0] ?? '', fault: 'right' }),
      );
    const store = server.store();
    await plantMember(store);
    before = await cellsOf(store);
    await store.db
      .updateTable('members')
      .set({ state: 'leaving', state_reason: 'ETC', leave_at: '2026-10-31T00:00:00.000Z' })
      .where('uid', '=', people.self)
      .execute();
    await new Withdrawer(server.app(), (error) => errors.push(error)).tick();
    after = await cellsOf(store);
  }, 120_000);

  it('has a row of every table that could hold something of members', async () => {
    const filled = new Set(before.map(({ table }) => table));
    const empty = (await tablesOf(server.store())).filter((table) => !filled.has(table));
    expect(empty.filter((table) => !ofNoMember.has(table))).toEqual([]);
  });

  it('finds each column with the uid of a member declared by one service', () => {
    const declared = declaredOf(server.app());
    expect(columnsWith(before, people.self).filter((column) => !declared.includes(column))).toEqual([]);
    expect(declared.filter((column, index) => declared.indexOf(column) !== index)).toEqual([]);
  });

  it('has the uid of a member in each column that is declared', () => {
    const found = columnsWith(before, people.self);
    expect(declaredOf(server.app()).filter((column) => !found.includes(column))).toEqual([]);
  });

  it('withdraws the member without a fault', () => {
    expect(errors).toEqual([]);
  });

  it('keeps the uid only where the ledger, the journal or the records of others need it', () => {
    expect(columnsWith(after, people.self).filter((column) => !uidColumns.has(column))).toEqual([]);
  });

  it('keeps nothing that the member wrote, or that was written of the member', () => {
    expect(columnsWith(before, PLANTED).length).toBeGreaterThan(35);
    expect(columnsWith(after, PLANTED)).toEqual([]);
    expect(columnsWith(after, CI_KEY)).toEqual(['rejoin_bars.ci_key']);
  });

  it('leaves an empty row of the member', async () => {
    const row = await server
      .store()
      .db.selectFrom('members')
      .selectAll()
      .where('uid', '=', people.self)
      .executeTakeFirstOrThrow();
    const filled = Object.entries(row).filter(([, value]) => !['', null, '{}'].includes(value as string | null));
    expect(filled.map(([name]) => name).toSorted()).toEqual([
      'created_at',
      'ex_member',
      'grade',
      'kind',
      'lang',
      'regular',
      'state',
      'state_reason',
      'uid',
      'updated_at',
    ]);
  });

  it('keeps records that law requires apart, under a pseudonym', async () => {
    const rows = await inApart(server.store(), (apart) => apart.selectFrom('kept_records').selectAll().execute());
    expect(new Set(rows.map(({ kind }: KeptRecord) => kind))).toEqual(
      new Set(['complaint', 'consent', 'contract', 'payment']),
    );
    expect(new Set(rows.map(({ person }) => person))).toEqual(
      new Set([server.app().context.identityKeys.pseudonym(people.self)]),
    );
    expect(JSON.stringify(rows)).not.toContain(people.self);
    expect(JSON.stringify(rows)).not.toContain(PLANTED);
  });

  it('balances every account with its postings, and leaves the member none', async () => {
    const { rows } = await sql<{ readonly id: string }>`
      select a.id from ledger_accounts a left join ledger_postings p on p.account = a.id
      where a.book = 'SOM' group by a.id, a.balance having a.balance <> coalesce(sum(p.amount), 0)
    `.execute(server.store().db);
    expect(rows).toEqual([]);
    const own = await server
      .store()
      .db.selectFrom('ledger_accounts')
      .select('balance')
      .where('owner', '=', people.self)
      .execute();
    expect(own.filter(({ balance }) => Number(balance) !== 0)).toEqual([]);
  });

  it('logs nothing of the member', () => {
    expect(server.logged()).not.toContain(people.self);
    expect(server.logged()).not.toContain(PLANTED);
  });

  it('answers a login of the member like one of an unknown person', async () => {
    const login = async (userId: string) =>
      (await server.browser().post('certification/MBL/login', { userId, password: 'Haneul2026!' })).json<object>();
    expect(await login('haneul_onsite')).toEqual(await login('nobody_here'));
  });

  it('leaves no bytes of the member in the files of the embedded store', async () => {
    const { kind, db } = server.store();
    const files =
      kind === 'postgres' ? [] : (await sql<{ readonly file: string }>`pragma database_list`.execute(db)).rows;
    const bytes = files
      .filter(({ file }) => file !== '')
      .flatMap(({ file }) => [file, `${file}-wal`])
      .map((file) => readFileSync(file, 'latin1'));
    expect(bytes.filter((text) => text.includes(PLANTED))).toEqual([]);
    expect(bytes).toHaveLength(kind === 'postgres' ? 0 : 4);
  });
};
