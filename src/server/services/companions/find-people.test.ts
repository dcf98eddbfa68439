import { describe, expect, it } from 'vitest';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { befriend, codeOf, companionSite, joining, tokenFor } from '#tests/companion-members.ts';

const server = accountServer(companionSite());
const join = joining(server);

describe('finding people', () => {
  it('finds by ID and mobile number, however the number is written [P-570] [V-115] [V-357] [V-358]', async () => {
    const [me, other] = [await join(), await join({ mobile: '01011112222', name: '김하늘', nickname: '바람' })];
    const found = [
      await me.find('ID', other.loginId),
      await me.find('MOBILE', '010 1111-2222'),
      await me.find('MOBILE', '+82 10-1111-2222'),
    ];
    expect(
      found.map((list) => list.map(({ nickName, nameMask, relationCd }) => [nickName, nameMask, relationCd])),
    ).toEqual([[['바람', '김*늘', 'NONE']], [['바람', '김*늘', 'NONE']], [['바람', '김*늘', 'NONE']]]);
  });

  it('answers alike for an unknown, closed, under-age, withdrawn or blocking member', async () => {
    const me = await join();
    const [closed, minor, gone, blocker] = [
      await join({ consents: '{}' }),
      await join({ birth_date: '20150101' }),
      await join({ state: 'withdrawn' }),
      await join(),
    ];
    await befriend(me, blocker);
    await blocker.end(me.uid, 'BLOCK');
    const answers = await Promise.all(
      ['nobody_1', closed.loginId, minor.loginId, gone.loginId, blocker.loginId, me.loginId].map(
        async (id) => (await me.browser.post('members/get-info', { searchType: 'ID', searchValueList: [id] })).body,
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['{"code":"200","data":{"list":[],"totalCnt":0}}']));
  });

  it('finds a minor by the membership barcode of this minute, shown in person [V-116]', async () => {
    const [me, minor] = [await join(), await join({ birth_date: '20150101', consents: '{}' })];
    const { barcode } = await minor.data<{ barcode: string }>(minor.browser.get('members/membership-code'));
    expect(barcode).toMatch(/^PM\d{18}$/);
    const [now, wrong] = [
      await me.find('BARCODE', barcode),
      await me.find('BARCODE', `${barcode.slice(0, -1)}${(Number(barcode.at(-1)) + 1) % 10}`),
    ];
    server.wait(3 * minute);
    expect([now.length, wrong.length, (await me.find('BARCODE', barcode)).length]).toEqual([1, 0, 0]);
  });

  it('compares picked contacts in memory, and stores or logs no number [V-117]', async () => {
    const [me] = [await join(), await join({ mobile: '01022223333' })];
    const found = await me.find('CONTACTS', '+82 10-2222-3333', '010 9999-1234');
    expect(found).toHaveLength(1);
    const { db } = server.store();
    const rows = [
      await db.selectFrom('friend_tokens').selectAll().execute(),
      await db.selectFrom('counters').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
      await db.selectFrom('record_log').selectAll().execute(),
    ];
    expect([JSON.stringify(rows).includes('99991234'), server.logged().includes('99991234')]).toEqual([false, false]);
  });

  it('allows 30 searches and 200 contacts a day', async () => {
    const me = await join();
    for (let count = 0; count < 30; count += 1) await me.find('ID', `nobody_${count}`);
    const search = (searchType: string, searchValueList: readonly string[]) =>
      codeOf(me.browser.post('members/get-info', { searchType, searchValueList }));
    expect(await search('ID', ['nobody'])).toBe('FRD_02');
    expect([
      await search(
        'CONTACTS',
        Array.from({ length: 199 }, (_, index) => `0109${index}`),
      ),
      await search('CONTACTS', ['1', '2']),
    ]).toEqual(['200', 'FRD_02']);
    server.wait(day);
    await me.browser.login(me, PASSWORD);
    expect(await search('ID', ['nobody'])).toBe('200');
  });

  it('gives a token that only the searching member can use, for ten minutes', async () => {
    const [me, thief, other] = [await join(), await join(), await join()];
    const friendToken = await tokenFor(me, other);
    expect(await codeOf(thief.ask({ friendToken }))).toBe('CMP_01');
    server.wait(11 * minute);
    expect(await codeOf(me.ask({ friendToken }))).toBe('CMP_01');
  });
});

it('lets a member decide whether others find them', async () => {
  const [me, other] = [await join({ consents: '{"EMAIL":"Y"}' }), await join()];
  const state = () => me.data<object>(me.browser.get('members/friend-find'));
  expect([await state(), (await other.find('ID', me.loginId)).length]).toEqual([{ agreeYn: 'N' }, 0]);
  await me.browser.post('members/friend-find', { agreeYn: 'Y' });
  expect([await state(), (await other.find('ID', me.loginId)).length]).toEqual([{ agreeYn: 'Y' }, 1]);
});
