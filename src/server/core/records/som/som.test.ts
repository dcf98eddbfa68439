import { describe, expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { kstDay } from '../../wire-values.ts';
import type { Tx } from '../../storage/tables.ts';
import { balanceOf, InsufficientBalance } from '../ledger.ts';
import { correctPurchase, earnPurchase } from './earn-purchase.ts';
import { expireSom } from './expire-som.ts';
import { giveSom } from './give-som.ts';
import { somBalanceOf } from './lots.ts';
import { postSom } from './post-som.ts';
import { findDifferences, freezeSom } from './prove-som.ts';
import { reverseSom } from './reverse-som.ts';

const gradeTable = {
  type: 'grade-table',
  id: 'grade-table',
  v: 1,
  simple: 'T0',
  grades: [
    { grade: 'T1', from: 0, earnPercent: 1 },
    { grade: 'T3', from: 1500, earnPercent: 3 },
  ],
  wonPerScore: 1000,
  visitScore: 30,
  scoreMonths: 12,
  termMonths: 12,
};
const server = accountServer({ documents: [gradeTable] });
const db = () => server.store().db;
const context = () => server.app().context;
const run = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => db().transaction().execute(work);
const on = (day: string): Date => new Date(`${day}T12:00:00+09:00`);
const unique = (
  (count) => () =>
    `s${++count}`
)(0);

const entry = (member: string, amount: number, at: Date) =>
  ({ member, amount, at, reason: 'TEST', source: 'TEST', ref: unique() }) as const;
const earn = async (member: string, amount: number, day: string): Promise<string> =>
  (await run((tx) => postSom(tx, context(), entry(member, amount, on(day)))))?.id ?? '';
const spend = (member: string, amount: number, day: string) => earn(member, -amount, day);
const give = (from: string, to: string, amount: number, day: string) =>
  run((tx) => giveSom(tx, context(), { from, to, amount, ref: unique(), at: on(day) }));
const reverse = (transfer: string, day: string) =>
  run((tx) => reverseSom(tx, context(), { transfer, at: on(day), reason: 'TEST' }));
const expire = (member: string, day: string) =>
  run((tx) => expireSom(tx, context(), { member, before: kstDay(on(day)), source: 'EXPIRY', at: on(day) }));
const lotsOf = async (member: string) =>
  (
    await db()
      .selectFrom('som_lots')
      .select(['remaining', 'expires_on'])
      .where('member', '=', member)
      .where('remaining', '>', 0)
      .orderBy('expires_on')
      .execute()
  ).map(({ remaining, expires_on }) => [Number(remaining), expires_on]);
const left = (member: string, day: string) => somBalanceOf(db(), member, kstDay(on(day)));

describe('lots of Som', () => {
  it('are valid to the end of a day 24 months later, and count before the job has run', async () => {
    const member = unique();
    await earn(member, 500, '2024-11-30');
    expect(await lotsOf(member)).toEqual([[500, '20261130']]);
    expect([await left(member, '2026-11-30'), await left(member, '2026-12-01')]).toEqual([500, 0]);
    expect([await expire(member, '2026-11-30'), await expire(member, '2026-12-01')]).toEqual([0, 500]);
    expect(await balanceOf(db(), 'SOM', member)).toBe(0);
  });

  it('are spent by the nearest expiry, so an expiring lot takes only what is left of it', async () => {
    const member = unique();
    await earn(member, 300, '2025-05-05');
    await earn(member, 300, '2025-01-31');
    await spend(member, 400, '2026-12-01');
    expect(await lotsOf(member)).toEqual([[200, '20270505']]);
    expect(await expire(member, '2027-02-01')).toBe(0);
    expect(await expire(member, '2027-05-06')).toBe(200);
  });

  it('that have expired are not spent, also before the job has run', async () => {
    const member = unique();
    await earn(member, 300, '2024-01-31');
    await expect(spend(member, 100, '2026-02-01')).rejects.toThrow(InsufficientBalance);
    expect(await balanceOf(db(), 'SOM', member)).toBe(300);
  });

  it('keep their expiry as a gift, but are valid for seven days', async () => {
    const [from, to] = [unique(), unique()];
    await earn(from, 100, '2024-12-03');
    await earn(from, 100, '2025-06-01');
    await give(from, to, 150, '2026-12-01');
    expect(await lotsOf(to)).toEqual([
      [100, '20261208'],
      [50, '20270601'],
    ]);
    await expect(give(from, to, 51, '2026-12-01')).rejects.toThrow(InsufficientBalance);
  });
});

describe('a reversal', () => {
  it('of an earning takes what is left of it, then of other Som, and later earnings pay the rest', async () => {
    const member = unique();
    const reward = await earn(member, 1000, '2026-01-01');
    await spend(member, 900, '2026-01-02');
    await earn(member, 300, '2026-01-03');
    expect(await reverse(reward, '2026-01-04')).toEqual({ member, amount: 400, owed: 600 });
    await earn(member, 250, '2026-01-05');
    expect(await left(member, '2026-01-05')).toBe(0);
    await earn(member, 500, '2026-01-06');
    expect(await left(member, '2026-01-06')).toBe(150);
    expect(await reverse(reward, '2026-01-07')).toBeUndefined();
  });

  it('of an earning that was given away or converted is owed; what has expired is not', async () => {
    const [member, friend] = [unique(), unique()];
    const given = await earn(member, 100, '2026-01-01');
    await give(member, friend, 100, '2026-01-02');
    expect(await reverse(given, '2026-01-03')).toEqual({ member, amount: 0, owed: 100 });
    expect([await reverse(given, '2026-01-03'), await left(friend, '2026-01-03')]).toEqual([undefined, 100]);
    const other = unique();
    const expired = await earn(other, 100, '2024-01-01');
    await spend(other, 30, '2024-01-02');
    await expire(other, '2026-01-02');
    expect(await reverse(expired, '2026-01-03')).toEqual({ member: other, amount: 0, owed: 30 });
  });

  it('of a spending gives each lot its part back, valid for seven days at least', async () => {
    const member = unique();
    await earn(member, 100, '2024-01-01');
    await earn(member, 100, '2025-01-01');
    const paid = await spend(member, 150, '2025-12-31');
    await expire(member, '2026-01-02');
    expect(await reverse(paid, '2026-01-03')).toEqual({ member, amount: 150, owed: 0 });
    expect(await lotsOf(member)).toEqual([
      [100, '20260110'],
      [100, '20270101'],
    ]);
  });

  it('of a gift and of a conversion is refused', async () => {
    const [from, to] = [unique(), unique()];
    await earn(from, 100, '2026-01-01');
    const { id } = await give(from, to, 100, '2026-01-02');
    await expect(reverse(id, '2026-01-03')).rejects.toThrow(RangeError);
  });
});

it('a frozen account gives nothing and still receives', async () => {
  const member = unique();
  await earn(member, 100, '2026-01-01');
  await run((tx) => freezeSom(tx, member, on('2026-01-02')));
  await expect(spend(member, 10, '2026-01-03')).rejects.toThrow(InsufficientBalance);
  await earn(member, 10, '2026-01-03');
  expect(await balanceOf(db(), 'SOM', member)).toBe(110);
});

describe('a purchase', () => {
  const purchase = async (parts: Parameters<typeof server.addMember>[0], won: number) => {
    const { uid: member } = await server.addMember(parts);
    const paid = { member, receipt: unique(), park: 'TP', at: on('2026-01-01'), won };
    await run((tx) => earnPurchase(tx, context(), paid));
    const refund = (before: number, left: number) =>
      run((tx) => correctPurchase(tx, context(), { ...paid, before, left, at: on('2026-01-02') }));
    return { member, refund, som: () => left(member, '2026-01-03') };
  };

  it('earns the percentage of the grade, rounded down, for full and certified members', async () => {
    const [lower, higher, simple] = [
      await purchase({ grade: 'T1' }, 12_345),
      await purchase({ grade: 'T3' }, 12_345),
      await purchase({ grade: 'T1', kind: '1' }, 12_345),
    ];
    expect([await lower.som(), await higher.som(), await simple.som()]).toEqual([123, 370, 0]);
  });

  it('keeps the share of what was not refunded, also after several refunds', async () => {
    const { member, refund, som } = await purchase({ grade: 'T3' }, 10_000);
    await refund(10_000, 5_000);
    expect(await som()).toBe(150);
    await refund(5_000, 3_333);
    expect(await som()).toBe(99);
    await spend(member, 50, '2026-01-02');
    await refund(3_333, 0);
    expect(await som()).toBe(0);
    await earn(member, 60, '2026-01-03');
    expect(await som()).toBe(10);
  });
});

it('the nightly proof finds each difference between balance, postings and lots', async () => {
  expect(await findDifferences(db())).toEqual([]);
  const [balance, lot] = [unique(), unique()];
  await earn(balance, 100, '2026-01-01');
  await earn(lot, 100, '2026-01-01');
  await db().updateTable('ledger_accounts').set({ balance: 99 }).where('owner', '=', balance).execute();
  await db().updateTable('som_lots').set({ remaining: 90 }).where('member', '=', lot).execute();
  const differences = await findDifferences(db());
  expect(differences.toSorted((one, other) => other.lots - one.lots)).toEqual([
    { member: balance, balance: 99, postings: 100, lots: 100 },
    { member: lot, balance: 100, postings: 100, lots: 90 },
  ]);
});
