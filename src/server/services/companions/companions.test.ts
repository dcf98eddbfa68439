import { describe, expect, it } from 'vitest';
import type { Companions, Friends, Loans } from '#schemas/calls/companions/answers';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { befriend, codeOf, companionSite, joining, request, tokenFor, type Person } from '#tests/companion-members.ts';

const server = accountServer(companionSite());
const join = joining(server);

describe('requests', () => {
  it('lists a request to both sides, and the companions after acceptance [P-559] [P-562] [P-563] [P-571] [V-392] [V-393] [V-410] [V-412] [V-330] [P-335]', async () => {
    const [me, other] = [await join({ nickname: '나' }), await join({ nickname: '너', grade: 'T4' })];
    const requestId = await request(me, other);
    const sent = await me.data<{ requestList: readonly object[] }>(me.browser.get('members/request?directionCd=OUT'));
    expect(sent.requestList).toMatchObject([
      {
        requestId,
        processStatus: 'REQUESTING',
        directionCd: 'OUT',
        nickName: '너',
        companionFriendType: 'COMPANION',
        parkType: 'TP',
      },
    ]);
    expect(await other.companions()).toMatchObject([
      { requestId, processStatus: 'REQUESTING', requstDtm: expect.stringMatching(/^\d{14}$/), nickName: '나' },
    ]);
    expect(await me.companions()).toEqual([]);
    expect((await other.answer(requestId, 'ACCEPTED')).statusCode).toBe(200);
    expect([await me.companions(), await other.companions()]).toMatchObject([
      [{ processStatus: 'ACCEPTED', nickName: '너', friendUid: other.uid }],
      [{ processStatus: 'ACCEPTED', nickName: '나' }],
    ]);
    const grades = await me.data<Companions>(me.browser.get('members/companionWithMembership?parkType=TP'));
    expect(grades.companionList).toMatchObject([{ nickName: '너', grdCd: 'T4', profileImgUrl: '' }]);
    const elsewhere = await me.data<Companions>(me.browser.get('members/companion?parkType=SP'));
    expect(elsewhere.companionList).toEqual([]);
  });

  it('lists a friend who was asked by friend/upsert, once accepted, under the alias that it last gave [P-573]', async () => {
    const [me, other] = [await join(), await join({ nickname: '벗' })];
    const friends = async () =>
      (await me.data<Friends>(me.browser.get('members/friend'))).friendList.map(({ friendUid, showNm }) => ({
        friendUid,
        showNm,
      }));
    const requestId = await request(me, other, { companionFriendType: 'FRIEND', alias: '단짝' });
    expect(await friends()).toEqual([]);
    await other.answer(requestId, 'ACCEPTED');
    expect(await friends()).toEqual([{ friendUid: other.uid, showNm: '단짝' }]);
    await me.ask({ friendUid: other.uid, companionFriendType: 'FRIEND', alias: '짝꿍' });
    expect(await friends()).toEqual([{ friendUid: other.uid, showNm: '짝꿍' }]);
  });

  it('keeps friends apart from companions [P-560] [P-013]', async () => {
    const [me, other] = [await join(), await join({ nickname: '벗' })];
    await befriend(me, other, { companionFriendType: 'FRIEND', alias: '단짝' });
    const friends = await me.data<{ friendList: readonly object[] }>(me.browser.get('members/friend'));
    expect(friends.friendList).toMatchObject([{ friendUid: other.uid, nickName: '벗', alias: '단짝', showNm: '단짝' }]);
    expect(await me.companions()).toEqual([]);
    const facts = await server
      .store()
      .db.selectFrom('member_facts')
      .select('member')
      .where('fact', '=', 'FRIEND')
      .where('member', 'in', [me.uid, other.uid])
      .execute();
    expect(facts).toHaveLength(2);
  });

  it('notifies the receiver and then the asker', async () => {
    const [me, other] = [await join({ nickname: '가' }), await join({ nickname: '나' })];
    await befriend(me, other);
    const notes = await server
      .store()
      .db.selectFrom('notifications')
      .select(['member', 'title'])
      .where('member', 'in', [me.uid, other.uid])
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(notes.map((row) => ({ ...row }))).toEqual([
      { member: other.uid, title: 'COMPANION_REQUESTED 가' },
      { member: me.uid, title: 'COMPANION_ACCEPTED 나' },
    ]);
  });

  it('refuses oneself, a second request and an existing companion', async () => {
    const [me, other] = [await join(), await join()];
    const token = await tokenFor(me, other);
    const requestId = await request(me, other);
    expect(await codeOf(me.ask({ friendToken: token }))).toBe('CMP_02');
    await other.answer(requestId, 'ACCEPTED');
    expect([
      await codeOf(me.ask({ friendToken: token })),
      await codeOf(other.ask({ friendToken: await tokenFor(other, me) })),
    ]).toEqual(['CMP_02', 'CMP_02']);
  });

  it('accepts when both ask each other', async () => {
    const [me, other] = [await join(), await join()];
    await request(me, other);
    expect((await other.ask({ friendToken: await tokenFor(other, me) })).json()).toMatchObject({
      data: { processStatus: 'ACCEPTED' },
    });
  });

  it('waits for no rejection that a clock ahead noted', async () => {
    const [me, other] = [await join(), await join()];
    server.wait(5 * minute);
    await other.answer(await request(me, other), 'REJECTED');
    server.wait(-5 * minute);
    expect(await codeOf(me.ask({ friendToken: await tokenFor(me, other) }))).not.toBe('FRD_05');
  });

  it('waits 30 days after a rejection, and an unanswered request expires after 30 days', async () => {
    const [me, other] = [await join(), await join()];
    await other.answer(await request(me, other), 'REJECTED');
    expect(await codeOf(me.ask({ friendToken: await tokenFor(me, other) }))).toBe('FRD_05');
    server.wait(31 * day);
    await me.browser.login(me, PASSWORD);
    const second = await request(me, other);
    server.wait(31 * day);
    await Promise.all([me.browser.login(me, PASSWORD), other.browser.login(other, PASSWORD)]);
    expect([await other.companions(), await codeOf(other.answer(second, 'ACCEPTED'))]).toEqual([[], 'FRD_06']);
    expect(await codeOf(me.ask({ friendToken: await tokenFor(me, other) }))).toBe('200');
  });

  it('lets only the receiver accept and only the asker cancel; an own, a foreign and an unknown request answer alike', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    const requestId = await request(me, other);
    const refused = [
      await third.answer(requestId, 'ACCEPTED'),
      await third.answer('unknown', 'ACCEPTED'),
      await me.answer(requestId, 'ACCEPTED'),
      await other.answer(requestId, 'CANCELLED'),
    ];
    expect(new Set(refused.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await codeOf(me.answer(requestId, 'CANCELLED'))).toBe('200');
    expect(await other.companions()).toEqual([]);
  });

  it('sends 20 requests a day', async () => {
    const me = await join();
    await server
      .store()
      .db.insertInto('counters')
      .values({
        scope: 'relation-requests',
        key: `${me.uid} ${server.now().toISOString().slice(0, 10).replaceAll('-', '')}`,
        taken: 19,
      })
      .execute();
    expect(await codeOf(me.ask({ friendToken: await tokenFor(me, await join()) }))).toBe('200');
    expect(await codeOf(me.ask({ friendToken: await tokenFor(me, await join()) }))).toBe('FRD_02');
  });

  it('holds 30 companions a park and 300 friends, for either side', async () => {
    const [me, other, full] = [await join(), await join(), await join()];
    const key = (uid: string, type: string, park: string) =>
      server
        .store()
        .db.insertInto('counters')
        .values({ scope: 'relations', key: `${uid} ${type} ${park}`, taken: type === 'FRIEND' ? 300 : 30 })
        .execute();
    await key(full.uid, 'COMPANION', 'TP');
    await key(full.uid, 'FRIEND', '');
    expect([
      await codeOf(me.ask({ friendToken: await tokenFor(me, full) })),
      await codeOf(full.ask({ friendToken: await tokenFor(full, other) })),
      await codeOf(me.ask({ friendToken: await tokenFor(me, full), companionFriendType: 'FRIEND' })),
    ]).toEqual(['CMP_03', 'CMP_03', 'FRD_04']);
  });

  it('of ten acceptances at once counts one', async () => {
    const [me, other] = [await join(), await join()];
    const requestId = await request(me, other);
    const answers = await Promise.all(Array.from({ length: 10 }, () => other.answer(requestId, 'ACCEPTED')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const counters = await server
      .store()
      .db.selectFrom('counters')
      .select('taken')
      .where('key', 'in', [`${me.uid} COMPANION TP`, `${other.uid} COMPANION TP`])
      .execute();
    expect(counters.map(({ taken }) => taken)).toEqual([1, 1]);
  });
});

describe('ending and blocking', () => {
  it('ends a relation from either side, and answers alike for strangers and unknown members [P-572] [V-411]', async () => {
    const [me, other, stranger] = [await join(), await join(), await join()];
    await befriend(me, other);
    const refused = [
      await me.end(stranger.uid, 'END'),
      await me.end('999999999999', 'END'),
      await me.end(stranger.uid, 'BLOCK'),
      await me.end(stranger.uid, 'UNBLOCK'),
    ];
    expect(new Set(refused.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await other.end(me.uid, 'END')).statusCode).toBe(200);
    expect([await me.companions(), await other.companions()]).toEqual([[], []]);
  });

  it('lists blocked members to the blocker only, until they are unblocked [P-234] [P-561] [P-572]', async () => {
    const [me, other] = [await join(), await join({ nickname: '막음' })];
    await befriend(me, other);
    await befriend(me, other, { companionFriendType: 'FRIEND' });
    await me.end(other.uid, 'BLOCK');
    const blocks = (person: Person) =>
      person.data<{ friendList: readonly object[] }>(person.browser.get('members/block'));
    expect([(await blocks(me)).friendList, (await blocks(other)).friendList]).toMatchObject([
      [{ friendUid: other.uid, nickName: '막음' }],
      [],
    ]);
    expect([await me.companions(), await other.companions(), await other.find('ID', me.loginId)]).toEqual([[], [], []]);
    await me.end(other.uid, 'UNBLOCK');
    expect([(await blocks(me)).friendList, (await other.find('ID', me.loginId)).length]).toEqual([[], 1]);
  });

  it('lends tickets with a request, lists them on both sides, and ends the loans with the relation [V-119] [V-143]', async () => {
    const [me, other] = [await join({ nickname: '주인' }), await join({ nickname: '손님' })];
    await befriend(me, other, { productIdList: ['day-1', 'used'] });
    const tickets = async (person: Person) =>
      (
        await person.data<Loans>(
          person.browser.get('members/companion-tickets?parkType=TP', { headers: { 'x-user-locale': 'en' } }),
        )
      ).loanList;
    expect([await tickets(me), await tickets(other)]).toEqual([
      [
        {
          productId: 'day-1',
          productNm: 'Day ticket',
          directionCd: 'OUT',
          nickName: '손님',
          useDt: '20261101',
          statusCd: 'UNUSED',
        },
      ],
      [
        {
          productId: 'day-1',
          productNm: 'Day ticket',
          directionCd: 'IN',
          nickName: '주인',
          useDt: '20261101',
          statusCd: 'UNUSED',
        },
      ],
    ]);
    await me.end(other.uid, 'END');
    expect([await tickets(me), await tickets(other)]).toEqual([[], []]);
  });
});

describe('groups', () => {
  it('hold companions, and ask them in another park [V-118] [V-142]', async () => {
    const [me, one, two] = [await join(), await join({ nickname: '하나' }), await join({ nickname: '둘' })];
    await befriend(me, one);
    await befriend(me, two);
    const save = (parts: object) =>
      me.browser.post('members/companion-groups', { groupNm: '가족', friendUidList: [one.uid, two.uid], ...parts });
    const { groupId } = await me.data<{ groupId: string }>(save({}));
    const groups = () => me.data<{ groupList: readonly object[] }>(me.browser.get('members/companion-groups'));
    expect((await groups()).groupList).toMatchObject([{ groupId, groupNm: '가족', memberCnt: 2, names: '둘, 하나' }]);
    const asked = await me.data<{ requestCnt: number }>(
      me.browser.post('members/companion-groups/request', { groupId, parkType: 'SP' }),
    );
    expect(asked).toEqual({ requestCnt: 2 });
    await save({ groupId, groupNm: '식구', friendUidList: [one.uid] });
    await me.end(one.uid, 'END');
    expect((await groups()).groupList).toMatchObject([{ groupNm: '식구', memberCnt: 0 }]);
    await me.browser.post('members/companion-groups/remove', { groupId });
    expect((await groups()).groupList).toEqual([]);
  });

  it('refuse strangers, a ninth person, an eleventh group and groups of others', async () => {
    const [me, stranger] = [await join(), await join()];
    const save = (parts: object) =>
      me.browser.post('members/companion-groups', { groupNm: '가족', friendUidList: [], ...parts });
    expect([
      await codeOf(save({ friendUidList: [stranger.uid] })),
      await codeOf(save({ friendUidList: ['999999999999'] })),
      await codeOf(save({ friendUidList: Array.from({ length: 9 }, (_, index) => `${index}`) })),
    ]).toEqual(['CMP_05', 'CMP_05', 'REQ_INVALID']);
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push(await codeOf(save({})));
    expect(codes.slice(9)).toEqual(['200', 'CMP_07']);
    const { groupList } = await me.data<{ groupList: readonly { groupId: string }[] }>(
      me.browser.get('members/companion-groups'),
    );
    const [first] = groupList;
    const foreign = (groupId: string | undefined) =>
      stranger.browser.post('members/companion-groups/remove', { groupId });
    expect((await foreign(first?.groupId)).body).toBe((await foreign('unknown')).body);
  });
});

describe('personalisation values', () => {
  it.each(['ECR', 'CCR'])(
    'store a day for %s and read it back [P-576] [P-577] [P-578] [V-414] [V-415] [P-336] [V-331]',
    async (usrPrsnzTypeCd) => {
      const [me, other] = [await join(), await join()];
      const read = (person: Person) => person.data<object>(person.browser.post('prsnz-data', { usrPrsnzTypeCd }));
      expect(await read(me)).toEqual({ usrPrsnzTypeCd, usrPrsnzVal: '' });
      await me.browser.post('set-prsnz-data', { usrPrsnzTypeCd, usrPrsnzVal: '20261101' });
      await me.browser.post('set-prsnz-data', { usrPrsnzTypeCd, usrPrsnzVal: '20261102093000' });
      expect([await read(me), await read(other)]).toEqual([
        { usrPrsnzTypeCd, usrPrsnzVal: '20261102093000' },
        { usrPrsnzTypeCd, usrPrsnzVal: '' },
      ]);
    },
  );
});
