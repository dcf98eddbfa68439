import { expect, it } from 'vitest';
import { accountServer, day, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { giftDocuments, giftMembers } from '#tests/gift-members.ts';
import type { WithdrawCheck } from '#schemas/calls/withdrawal/answers';
import { feature as gifts } from '../gifts/feature.ts';
import { feature as points } from '../points/feature.ts';
import { feature as withdrawal } from './feature.ts';

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_WITHDRAW_RSN',
  v: 1,
  items: [{ codeId: 'OTHER', codeName: { ko: '다른 이유', en: 'Another reason' } }],
};
const server = accountServer({ documents: [...giftDocuments, reasons], features: [gifts, points, withdrawal] });
const { join, friends, loaded } = giftMembers(server);

type Person = Awaited<ReturnType<typeof join>>;
const leave = (person: Person, more: object = {}) =>
  person.post('users/withdraw', { reasonCd: 'OTHER', acceptLossYn: 'Y', ...more });
const check = async (person: Person) =>
  (await person.browser.get('users/withdraw-check')).json<{ data: WithdrawCheck }>().data;
const stateOf = async ({ uid }: { readonly uid: string }) =>
  (await server.store().db.selectFrom('members').select('state').where('uid', '=', uid).executeTakeFirstOrThrow())
    .state;
const login = async (person: Person, more: object = {}, password = PASSWORD) =>
  (await server.browser().post('certification/MBL/login', { userId: person.loginId, password, ...more })).json<{
    code: string;
    day?: string;
  }>();

it('[P-547] lets a member leave for seven days and ends all logins', async () => {
  const person = await join();
  expect(await leave(person)).toMatchObject({ code: '200', data: { leaveDt: '20261108' } });
  expect(await stateOf(person)).toBe('leaving');
  expect((await person.browser.get('users/withdraw-check')).statusCode).toBe(401);
});

it('tells only who knows the password that a member is leaving', async () => {
  const person = await join();
  await leave(person);
  expect(await login(person)).toMatchObject({ code: 'LGN_06', day: '2026.11.08' });
  const wrong = await login(person, {}, 'WrongHorse77');
  expect(wrong.code).toBe('LGN_01');
  const unknown = (
    await server.browser().post('certification/MBL/login', { userId: 'nobody_here', password: 'WrongHorse77' })
  ).json();
  expect(wrong).toEqual(unknown);
});

it('tells only who knows the password that a member is suspended', async () => {
  const person = await join();
  await server.store().db.updateTable('members').set({ state: 'suspended' }).where('uid', '=', person.uid).execute();
  expect((await login(person)).code).toBe('LGN_07');
  expect((await login(person, {}, 'WrongHorse77')).code).toBe('LGN_01');
});

it('takes a leaving member back at the login or by the call, within the days only', async () => {
  const [one, other, late] = [await join(), await join(), await join()];
  for (const person of [one, other, late]) expect((await leave(person)).code).toBe('200');
  expect((await login(one, { comeBackYn: 'Y' })).code).toBe('200');
  expect(await stateOf(one)).toBe('active');
  const cancelled = await server.browser().post('users/withdraw/cancel', { userId: other.loginId, password: PASSWORD });
  expect(cancelled.json()).toMatchObject({ code: '200', data: true });
  expect(await stateOf(other)).toBe('active');
  server.wait(7 * day);
  expect((await login(late, { comeBackYn: 'Y' })).code).toBe('LGN_01');
});

it('refuses while a gift card has a balance, and lists it', async () => {
  const person = await join();
  await loaded(person, 10_000);
  expect((await check(person)).blockList).toEqual([{ blockCd: 'GIFT_CARD', cnt: 10_000 }]);
  expect((await leave(person)).code).toBe('WDR_01');
});

it('refuses within a day after a way to log in has changed', async () => {
  const person = await join();
  await server
    .store()
    .db.updateTable('members')
    .set({ barred_until: new Date(server.now().getTime() + hour).toISOString() })
    .where('uid', '=', person.uid)
    .execute();
  expect((await check(person)).blockList).toEqual([{ blockCd: 'BAR', cnt: 1 }]);
});

it('refuses to take Som away without the acceptance', async () => {
  const person = await join();
  await server.addSom(person.uid, [[300, 'WELCOME']]);
  expect((await check(person)).lossList).toEqual([{ lossCd: 'SOM', cnt: 300 }]);
  expect((await leave(person, { acceptLossYn: 'N' })).code).toBe('WDR_02');
  expect((await leave(person)).code).toBe('200');
});

it('asks for the password again after ten minutes', async () => {
  const person = await join();
  server.wait(11 * minute);
  expect((await leave(person)).code).not.toBe('200');
});

/** Makes a member the guardian of another one: both have proven to be the same person. */
const guardianOf = async (guardian: Person, child: Person, state: 'ACTIVE' | 'ENDED' = 'ACTIVE') => {
  const at = server.now().toISOString();
  const { db } = server.store();
  await db
    .insertInto('identities')
    .values({
      id: `identity ${guardian.uid}`,
      member: guardian.uid,
      ci_key: `ci ${guardian.uid}`,
      di_key: `di ${guardian.uid}`,
      method: 'NICE',
      name: '보호자',
      birth_date: '19800101',
      gender: '1',
      foreigner: 0,
      state: 'CURRENT',
      verified_at: at,
    })
    .execute();
  await db
    .insertInto('guardians')
    .values({
      id: `guardian ${child.uid}`,
      child: child.uid,
      ci_key: `ci ${guardian.uid}`,
      name: '보호자',
      mobile: '01090000001',
      relation: 'PARENT',
      agreements: '[]',
      state,
      at,
      ended_at: null,
    })
    .execute();
};
const withdrawChild = (guardian: Person, child: Person) =>
  guardian.post('users/children/withdraw', { childUid: child.uid, reasonCd: 'OTHER', acceptLossYn: 'Y' });

it('lets a guardian withdraw a child, whose logins end, and nobody else', async () => {
  const [guardian, child, stranger] = [await join(), await join(), await join()];
  await guardianOf(guardian, child);
  expect((await withdrawChild(stranger, child)).code).toBe('NOT_FOUND');
  expect((await withdrawChild(guardian, stranger)).code).toBe('NOT_FOUND');
  const list = (await guardian.browser.get('users/children')).json<{ data: { childList: object[] } }>().data.childList;
  expect(list).toMatchObject([{ childUid: child.uid }]);
  expect(await withdrawChild(guardian, child)).toMatchObject({ code: '200', data: { leaveDt: expect.any(String) } });
  expect(await stateOf(child)).toBe('leaving');
  expect((await child.browser.get('users/withdraw-check')).statusCode).toBe(401);
  expect((await guardian.browser.get('users/withdraw-check')).statusCode).toBe(200);
});

it('tells a guardian what the withdrawal of a child would do, and nobody else', async () => {
  const [guardian, child, stranger] = [await join(), await join(), await join()];
  await guardianOf(guardian, child);
  await server.addSom(child.uid, [[300, 'WELCOME']]);
  const checkOf = async (person: Person) =>
    (await person.browser.get(`users/children/withdraw-check?childUid=${child.uid}`)).json<{
      code: string;
      data: object;
    }>();
  expect((await checkOf(guardian)).data).toMatchObject({
    childUid: child.uid,
    withdrawableYn: 'Y',
    leavingDays: 7,
    lossList: [{ lossCd: 'SOM', cnt: 300 }],
  });
  expect((await checkOf(stranger)).code).toBe('NOT_FOUND');
  expect((await checkOf(child)).code).toBe('NOT_FOUND');
});

it('asks a guardian for a proof, and refuses one whose guardianship has ended', async () => {
  const [guardian, child, former, grown] = [await join(), await join(), await join(), await join()];
  await guardianOf(guardian, child);
  await guardianOf(former, grown, 'ENDED');
  expect((await withdrawChild(former, grown)).code).toBe('NOT_FOUND');
  server.wait(11 * minute);
  expect((await withdrawChild(guardian, child)).code).not.toBe('200');
  expect(await stateOf(child)).toBe('active');
});

it('exports the own data of all services', async () => {
  const person = await join();
  await server.addSom(person.uid, [[300, 'WELCOME']]);
  const answer = (await person.browser.post('users/export', {})).json<{
    data: { member: { uid: string; email: string }; points: { amount: number }[] };
  }>();
  expect(answer.data.member).toMatchObject({ uid: person.uid, email: person.email });
  expect(answer.data.points.map(({ amount }) => Number(amount))).toEqual([300]);
});

it('with a gift on its way, either the gift arrives or the member leaves', async () => {
  const [giver, taker] = await friends();
  const card = await loaded(giver, 5_000);
  const [gift, left] = await Promise.all([
    giver.post('giftcards/send', { cardNo: card, friendUid: taker.uid }),
    leave(taker),
  ]);
  expect([
    ['200', 'WDR_01'],
    ['GFT_06', '200'],
  ]).toContainEqual([gift.code, left.code]);
});

it('a member who leaves is no friend to whom something could be given', async () => {
  const [giver, taker] = await friends();
  const card = await loaded(giver, 5_000);
  expect((await leave(taker)).code).toBe('200');
  expect((await giver.post('giftcards/send', { cardNo: card, friendUid: taker.uid })).code).toBe('GFT_06');
});

it('a login beside the withdrawal ends with it', async () => {
  const person = await join();
  const browser = server.browser();
  await Promise.all([leave(person), browser.login(person, PASSWORD)]);
  const live = await server
    .store()
    .db.selectFrom('logins')
    .select('id')
    .where('member', '=', person.uid)
    .where('ended_at', 'is', null)
    .execute();
  const expected = (await stateOf(person)) === 'leaving' ? 0 : 1;
  expect(live).toHaveLength(expected);
});
