import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountServer, day } from '#tests/account-server.ts';
import { listOf } from '../../core/records/friends.ts';
import { passagesOf } from '../../core/session/park-visits.ts';
import { kstDay } from '../../core/wire-values.ts';
import { childrenOf } from '../joins/index.ts';
import accountPolicy from '../../../../config/site/account-policy.json' with { type: 'json' };
import somPolicy from '../../../../config/site/som-policy.json' with { type: 'json' };
import survey from '../../../../config/haneul-land/contents/survey.json' with { type: 'json' };
import type { ReceiptItem } from '../receipts/index.ts';
import { demoMembers } from './demo-list.ts';
import { registerDemo, seedDemoMembers, untilSeeded } from './demo-members.ts';

const server = accountServer({ features: [registerDemo] });

const memberOf = (loginId: string) => {
  const found = demoMembers.find((member) => member.loginId === loginId);
  if (found === undefined) throw new Error(`There is no demo member ${loginId}.`);
  return found;
};

it('the README names every demo member with password and role, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'README.md'), 'utf8');
  const rows = readme
    .split('## Demo members', 2)[1]
    ?.split('\n## ', 1)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    demoMembers.map(
      ({ loginId, password, role }) => `| \`${loginId}\` | ${password === '' ? 'none' : `\`${password}\``} | ${role} |`,
    ),
  );
});

it('gives Som to full, regular members alone, dream points to the ex-member alone, and two clubs to haneul_full', () => {
  const withSom = demoMembers.filter(({ som, somHistory = [] }) => som > 0 || somHistory.length > 0);
  expect(withSom.filter(({ kind, regular }) => kind !== '2' || !regular).map(({ loginId }) => loginId)).toEqual([]);
  expect(
    demoMembers.flatMap(({ loginId, dreamPoints }) => (dreamPoints === undefined ? [] : [[loginId, dreamPoints]])),
  ).toEqual([['haneul_ex', 4200]]);
  expect([memberOf('haneul_full').som, memberOf('haneul_full').clubs?.length]).toEqual([12_800, 2]);
});

/** Tells, by reason, if the policies of the shipped site allow an entry of an amount. */
const isPossible: Readonly<Record<string, (amount: number) => boolean>> = {
  WELCOME: (amount) => amount === accountPolicy.join.welcome.amount,
  VISIT: (amount) => amount === somPolicy.visitAmount,
  SURVEY: (amount) => amount === survey.reward.som,
  EVENT: (amount) => amount >= 100 && amount <= 5000,
  PAY: (amount) => amount > 0,
  CAFE: (amount) => amount <= -somPolicy.spendLeast,
  SHOP: (amount) => amount <= -somPolicy.spendLeast,
};

it('posts Som entries that the policies allow and that add up to the balance', () => {
  const entries = demoMembers.flatMap(({ loginId, somEnding = [], somHistory = [] }) =>
    [...somEnding, ...somHistory].map(([, amount, reason]) => ({ loginId, amount, reason })),
  );
  expect(entries.filter(({ amount, reason }) => isPossible[reason]?.(amount) !== true)).toEqual([]);
  expect(
    demoMembers.map(({ loginId }) => ({
      loginId,
      som: entries.reduce((sum, entry) => sum + (entry.loginId === loginId ? entry.amount : 0), 0),
    })),
  ).toEqual(demoMembers.map(({ loginId, som }) => ({ loginId, som })));
});

it('gives the welcome once, as the first entry, and a survey reward only with a persona', () => {
  const reasonsOf = ({ somHistory = [] }: (typeof demoMembers)[number]) =>
    somHistory.toSorted(([one], [other]) => other - one).map(([, , reason]) => reason);
  expect(
    demoMembers.filter((demo) => reasonsOf(demo).lastIndexOf('WELCOME') > 0).map(({ loginId }) => loginId),
  ).toEqual([]);
  expect(
    demoMembers
      .filter(
        (demo) =>
          reasonsOf(demo).filter((reason) => reason === 'SURVEY').length > Object.keys(demo.personas ?? {}).length,
      )
      .map(({ loginId }) => loginId),
  ).toEqual([]);
});

it.each(
  demoMembers
    .filter(({ password, leavingDays }) => password !== '' && leavingDays === undefined)
    .map(({ loginId, role }) => ({ loginId, role })),
)('$loginId can log in: $role', async ({ loginId }) => {
  const { uid, email, password, initial, regular } = memberOf(loginId);
  const answer = await server.browser().login({ uid, email, loginId }, password);
  expect(answer.json()).toMatchObject({
    data: {
      userInfo: {
        membershipUid: uid,
        userPasswordIntzYn: initial === true ? 'Y' : 'N',
        regularMemberYn: regular ? 'Y' : 'N',
      },
    },
  });
});

it('tells the leaving member on which day the account is deleted', async () => {
  const { uid, email, password, loginId } = memberOf('haneul_leaving');
  const answer = await server.browser().login({ uid, email, loginId }, password);
  expect(answer.json()).toMatchObject({ code: 'LGN_06' });
});

it('gives the child a guardian, once', async () => {
  const guardians = async () => childrenOf(server.app(), server.store().db, memberOf('haneul_full').uid);
  expect((await guardians()).map(({ childUid }) => childUid)).toEqual([memberOf('haneul_kid').uid]);
  await seedDemoMembers(server.app());
  expect(await guardians()).toHaveLength(1);
});

it('seeding again changes no member, and lets those who are in a park be there today', async () => {
  const { db } = server.store();
  const rows = () => db.selectFrom('members').select(['uid', 'nickname', 'passages']).orderBy('uid').execute();
  const somCount = async () => (await db.selectFrom('ledger_transfers').select('id').execute()).length;
  const [before, som] = [await rows(), await somCount()];
  await db.updateTable('members').set({ nickname: '바뀐 별명' }).where('login_id', '=', 'haneul_full').execute();
  server.wait(day);
  await Promise.all([seedDemoMembers(server.app()), seedDemoMembers(server.app())]);
  const inPark = new Set(
    demoMembers.flatMap(({ uid, inPark, visiting = inPark }) => (visiting === undefined ? [] : [uid])),
  );
  const full = memberOf('haneul_full').uid;
  expect(await rows()).toEqual(
    before.map((row) => ({
      ...row,
      nickname: row.uid === full ? '바뀐 별명' : row.nickname,
      passages: inPark.has(row.uid) ? row.passages.replace('20261101', '20261102') : row.passages,
    })),
  );
  expect(await somCount()).toBe(som);
});

it('seeds companions on site, requests both ways, friends, a block and a group once, and keeps what visitors change', async () => {
  const { db } = server.store();
  const [full, onSite] = [memberOf('haneul_full').uid, memberOf('haneul_onsite').uid];
  const companions = await listOf(db, onSite, { type: 'COMPANION', park: 'EL' });
  const today = kstDay(server.now());
  expect(companions.map((person) => passagesOf(person)['EL']?.enter?.processDate)).toEqual([today, today]);
  const requests = (side: 'asker' | 'receiver') =>
    db.selectFrom('relations').select('at').where(side, '=', full).where('state', '=', 'REQUESTING').execute();
  expect([
    (await requests('asker')).length,
    (await requests('receiver')).length,
    (await listOf(db, full)).length,
  ]).toEqual([2, 3, 6]);
  await db.deleteFrom('blocks').where('blocker', '=', full).execute();
  await db.updateTable('relations').set({ state: 'ENDED' }).where('asker', '=', onSite).execute();
  server.wait(40 * day);
  await seedDemoMembers(server.app());
  expect([
    await db.selectFrom('blocks').select('at').where('blocker', '=', full).execute(),
    await listOf(db, onSite, { type: 'COMPANION', park: 'EL' }),
    (await db.selectFrom('companion_groups').select('id').execute()).length,
  ]).toEqual([[], [], 1]);
  const recent = new Date(server.now().getTime() - 5 * day).toISOString();
  expect((await requests('receiver')).every(({ at }) => at > recent)).toBe(true);
});

it.each([
  ['2026-11-23T14:00:00Z', 3_600_000],
  ['2026-11-23T14:30:00Z', 1_800_000],
  ['2026-11-23T14:59:59.900Z', 1_000],
  ['2026-11-23T15:00:00Z', 3_600_000],
])('at %s they are looked after again in %i ms: with the new day in Korea, at the latest in an hour', (now, ms) => {
  expect(untilSeeded(new Date(now))).toBe(ms);
});

it('haneul_leaving comes back for the day, and leaves again on the next', async () => {
  const { uid, email, password, loginId } = memberOf('haneul_leaving');
  const login = async (more: object) =>
    (await server.browser().login({ uid, email, loginId }, password, more)).json<{ code: string }>().code;
  server.wait(day);
  await seedDemoMembers(server.app());
  expect(await login({})).toBe('LGN_06');
  expect(await login({ comeBackYn: 'Y' })).toBe('200');
  await seedDemoMembers(server.app());
  expect(await login({})).toBe('200');
  server.wait(day);
  await seedDemoMembers(server.app());
  expect(await login({})).toBe('LGN_06');
});

it('names the items of receipts in English too', async () => {
  const rows = await server.store().db.selectFrom('receipts').select('items').execute();
  const items = rows.flatMap((row) => JSON.parse(row.items) as readonly ReceiptItem[]);
  expect(items.length).toBeGreaterThan(8);
  expect(items.filter(({ nameEn = '' }) => !/^[\x20-\x7e]+$/.test(nameEn))).toEqual([]);
});

it('seeding leaves a demo member empty who has withdrawn', async () => {
  const { uid } = memberOf('haneul_guest');
  const { db } = server.store();
  await db
    .updateTable('members')
    .set({ state: 'withdrawn', login_id: null, name: '' })
    .where('uid', '=', uid)
    .execute();
  await seedDemoMembers(server.app());
  expect(await db.selectFrom('members').select(['state', 'name']).where('uid', '=', uid).execute()).toEqual([
    { state: 'withdrawn', name: '' },
  ]);
});
