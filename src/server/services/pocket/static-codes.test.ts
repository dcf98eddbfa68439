import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import type { RefEnd } from '../../core/storage/pocket-tables.ts';
import { endRefs } from './holdings.ts';
import { findStaticCode, staticCodeOf, useStaticCode } from './static-codes.ts';

const server = accountServer();
const at = new Date('2026-11-01T03:00:00Z');
const today = '20261101';

/** A ticket of a new member, who may have lent it. */
const ticket = async ({ lentOn }: { readonly lentOn?: string } = {}) => {
  const { db } = server.store();
  const [{ uid: owner }, { uid: friend }] = [await server.addMember({}), await server.addMember({})];
  const id = `product-${owner}`;
  await db
    .insertInto('pocket_products')
    .values({
      id,
      member: owner,
      kind: 'TICKET',
      product: 'day',
      release: 1,
      venue: 'TP',
      number: `number-${owner}`,
      valid_from: today,
      valid_until: '20261130',
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 1,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: at.toISOString(),
      changed_at: at.toISOString(),
    })
    .execute();
  const loans =
    lentOn === undefined
      ? []
      : [
          {
            id: `loan-${owner}`,
            product: id,
            owner,
            holder: friend,
            day: lentOn,
            state: 'LENT' as const,
            at: at.toISOString(),
          },
        ];
  for (const loan of loans) await db.insertInto('loans').values(loan).execute();
  const end = (reason: Exclude<RefEnd, ''>) => db.transaction().execute((tx) => endRefs(tx, id, reason, at));
  const enter = (code: string, day: string) => db.transaction().execute((tx) => useStaticCode(tx, code, day));
  return { db, id, owner, friend, end, enter, code: (holder: string) => staticCodeOf(db, { product: id, holder, at }) };
};

it('keeps one random code for a holder, also when two requests ask at once', async () => {
  const { db, id, owner, code } = await ticket();
  const [one, other] = await Promise.all([code(owner), code(owner)]);
  expect(one).toMatch(/^PB[\w-]{22}$/);
  expect([other, await code(owner)]).toEqual([one, one]);
  expect(await findStaticCode(db, one, today)).toMatchObject({ product: id, holder: owner, endReason: '' });
});

it('finds no other text', async () => {
  const { db } = await ticket();
  expect([await findStaticCode(db, `PB${'A'.repeat(22)}`, today), await findStaticCode(db, 'PB1', today)]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each(['LENT', 'RETURNED', 'REMOVED'] as const)(
  'ends a code with its reason, %s, and makes a new one',
  async (reason) => {
    const { db, owner, code, end } = await ticket();
    const before = await code(owner);
    await end(reason);
    expect(await findStaticCode(db, before, today)).toMatchObject({ endReason: reason });
    expect(await code(owner)).not.toBe(before);
  },
);

it("refuses the owner's code while the product is lent, and the borrower's when the day is over", async () => {
  const { db, owner, friend, code } = await ticket({ lentOn: today });
  const [own, lent] = [await code(owner), await code(friend)];
  const reasons = async (day: string) =>
    Promise.all([own, lent].map(async (one) => (await findStaticCode(db, one, day))?.endReason));
  expect([await reasons(today), await reasons('20261102')]).toEqual([
    ['LENT', ''],
    ['', 'RETURNED'],
  ]);
});

it('enters once a day', async () => {
  const { owner, code, end, enter } = await ticket();
  const own = await code(owner);
  expect([await enter(own, today), await enter(own, today), await enter(own, '20261102')]).toEqual([true, false, true]);
  await end('LENT');
  expect(await enter(own, '20261103')).toBe(false);
});
