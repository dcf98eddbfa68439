import { describe, expect, it } from 'vitest';
import type { Companions, FoundPeople, Friends, Loans } from '#schemas/relations.schema';
import { accountServer, day, hour, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { soundSite } from '#tests/sound-site.ts';
import type { Lend, Lending, Loan } from '../../records/lending.ts';
import { relationRoutes } from './routes.ts';

/** In-memory pocket: every ticket but `used` can be lent. */
const loans = new Map<string, Loan>();
const lending: Lending = {
  areOwn: async () => true,
  lend: async (_tx, { owner, holder, productId }: Lend) => {
    if (productId === 'used' || loans.has(productId)) return false;
    loans.set(productId, {
      productId,
      productName: { ko: '종일권', en: 'Day ticket' },
      park: 'TP',
      owner,
      holder,
      day: '20261101',
      unused: true,
    });
    return true;
  },
  takeBack: async (_tx, { productId }) => {
    const loan = loans.get(productId);
    loans.delete(productId);
    return loan;
  },
  endLoansOf: async (_tx, { one, other }) => {
    for (const [id, { owner, holder }] of loans)
      if ([owner, holder].includes(one) && [owner, holder].includes(other)) loans.delete(id);
  },
  loansOf: async (_db, member) =>
    [...loans.values()].filter(({ owner, holder }) => owner === member || holder === member),
};

const template = (event: string, link: string) => ({
  type: 'message-template',
  id: event.toLowerCase().replaceAll('_', '-'),
  v: 1,
  event,
  purpose: 'service',
  topic: 'companion',
  title: `MSG_${event}`,
  body: `MSG_${event}`,
  link,
  channels: ['NOTIFICATION'],
});
const events = [
  'COMPANION_REQUESTED',
  'COMPANION_ACCEPTED',
  'COMPANION_INVITED',
  'FRIEND_REQUESTED',
  'FRIEND_ACCEPTED',
];
const texts = (locale: 'ko' | 'en') => ({
  type: 'messages',
  id: `companion-${locale}`,
  v: 1,
  locale,
  texts: Object.fromEntries(events.map((event) => [`MSG_${event}`, `${event} {{nickname}}`])),
});
const venue = soundSite().find(({ type }) => type === 'venue');
const secondVenue = {
  ...venue,
  type: 'venue',
  id: 'SP',
  slug: 'second-park',
  order: 1,
  publctTypeCd: '08',
  parkKindCd: '08',
  appType: 'APP_SECOND',
  main: 'SecondMain',
};
const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};
const server = accountServer({
  documents: [
    secondVenue,
    secondMain,
    ...events.map((event) => template(event, '/{{pocket}}?invite={{invite}}')),
    texts('ko'),
    texts('en'),
  ],
  features: [relationRoutes(lending)],
});

const open = { consents: '{"FRIEND_FIND":"Y"}' };
const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember({ ...open, ...parts });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const data = async <Data>(answer: Promise<{ json<Body>(): Body }>): Promise<Data> =>
    (await answer).json<{ data: Data }>().data;
  const find = async (searchType: string, ...searchValueList: string[]) =>
    (await data<FoundPeople>(browser.post('members/get-info', { searchType, searchValueList, parkType: 'TP' }))).list;
  const ask = (parts: object) =>
    browser.post('members/friend/upsert', { companionFriendType: 'COMPANION', parkType: 'TP', ...parts });
  const companions = async () =>
    (
      await data<Companions>(
        browser.get(
          `members/companion?membershipUid=${member.uid}&companionFriendType=COMPANION&parkType=TP&personalInfoInquirYn=N`,
        ),
      )
    ).companionList;
  const answer = (requestId: string, processStatus: string) =>
    browser.post('members/change-status', { requestId, processStatus });
  const end = (friendUid: string, statusCd: string, more: object = {}) =>
    browser.post('members/friend/change-status', {
      friendUid,
      statusCd,
      companionFriendType: 'COMPANION',
      parkType: 'TP',
      ...more,
    });
  return { ...member, browser, data, find, ask, companions, answer, end };
};
type Person = Awaited<ReturnType<typeof join>>;

const codeOf = async (answer: ReturnType<Person['ask']>): Promise<string> =>
  (await answer).json<{ code: string }>().code;
const tokenFor = async (asker: Person, person: Person): Promise<string> =>
  (await asker.find('ID', person.loginId))[0]?.friendToken ?? '';
const request = async (asker: Person, person: Person, more: object = {}): Promise<string> =>
  (await asker.data<{ requestId: string }>(asker.ask({ friendToken: await tokenFor(asker, person), ...more })))
    .requestId;
const befriend = async (asker: Person, person: Person, more: object = {}): Promise<void> =>
  void (await person.answer(await request(asker, person, more), 'ACCEPTED'));

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

describe('invitations', () => {
  const inviteOf = async (
    person: Person,
  ): Promise<{ readonly title: string; readonly linkUrl: string; readonly invite: string }> => {
    const answer = await person.data<{ title: string; linkUrl: string }>(
      person.browser.post('members/invitations', { parkType: 'TP' }),
    );
    return { ...answer, invite: new URL(answer.linkUrl, 'https://x').searchParams.get('invite') ?? '' };
  };
  const read = async (person: Pick<Person, 'browser'>, invite: string) =>
    (await person.browser.get(`members/invitations?invite=${invite}`)).json<{
      data: { inviteList: readonly { readonly stateCd: string }[] };
    }>().data.inviteList;
  const stateFor = async (person: Pick<Person, 'browser'>, invite: string) => (await read(person, invite))[0]?.stateCd;
  const accept = (person: Person, invite: string) =>
    codeOf(person.browser.post('members/invitations/accept', { invite }));
  const decline = (person: Person, invite: string) =>
    codeOf(person.browser.post('members/invitations/decline', { invite }));
  const sentOf = async (person: Person) =>
    (
      await person.data<{ sentList: readonly { readonly stateCd: string }[] }>(
        person.browser.get('members/invitations/sent?parkType=TP'),
      )
    ).sentList.map(({ stateCd }) => stateCd);

  it('tell a guest the nickname and the venue only, and are used when accepted, not when opened [V-112] [V-136]', async () => {
    const [me, other, third] = [await join({ nickname: '초대' }), await join(), await join()];
    const { title, invite } = await inviteOf(me);
    expect([title, invite]).toEqual(['COMPANION_INVITED 초대', expect.stringMatching(/^[\w-]{22}$/)]);
    const guest = { browser: server.browser() };
    const shown = [{ invite, nickName: '초대', parkType: 'TP', venueNm: expect.any(String), stateCd: 'OPEN' }];
    expect([await read(guest, invite), await read(guest, invite)]).toEqual([shown, shown]);
    expect([await accept(me, invite), await accept(other, invite), await accept(third, invite)]).toEqual([
      'FRD_01',
      '200',
      'CMP_06',
    ]);
    expect([(await me.companions()).length, (await other.companions()).length, await stateFor(guest, invite)]).toEqual([
      1,
      1,
      'TAKEN',
    ]);
  });

  it('tell each reader the state: who answered learns the answer, the others that somebody has answered', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    const guest = { browser: server.browser() };
    const states = async (invite: string) =>
      Promise.all([me, other, third, guest].map((person) => stateFor(person, invite)));
    const [taken, declined] = [await inviteOf(me), await inviteOf(me)];
    expect(await states(taken.invite)).toEqual(['OWN', 'OPEN', 'OPEN', 'OPEN']);
    await accept(other, taken.invite);
    await decline(third, declined.invite);
    expect(await states(taken.invite)).toEqual(['OWN', 'ACCEPTED', 'TAKEN', 'TAKEN']);
    expect(await states(declined.invite)).toEqual(['OWN', 'TAKEN', 'DECLINED', 'TAKEN']);
    expect(await states('unknown')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are declined once and for all by whom they invite, who can be invited again', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    const { invite } = await inviteOf(me);
    expect(await decline(me, invite)).toBe('FRD_01');
    expect([await decline(other, invite), await decline(other, invite)]).toEqual(['200', '200']);
    expect([
      await decline(third, invite),
      await accept(third, invite),
      await accept(other, invite),
      await decline(other, 'unknown'),
    ]).toEqual(['CMP_06', 'CMP_06', 'CMP_06', 'CMP_06']);
    expect((await me.companions()).length).toBe(0);
    expect(await accept(other, (await inviteOf(me)).invite)).toBe('200');
    expect((await me.companions()).length).toBe(1);
  });

  it('are listed for who sent them with their answers, the newest first', async () => {
    const [me, other] = [await join(), await join()];
    await decline(other, (await inviteOf(me)).invite);
    server.wait(60_000);
    await accept(other, (await inviteOf(me)).invite);
    server.wait(60_000);
    await inviteOf(me);
    expect([await sentOf(me), await sentOf(other)]).toEqual([['OPEN', 'ACCEPTED', 'DECLINED'], []]);
    server.wait(73 * hour);
    await me.browser.login(me, PASSWORD);
    expect(await sentOf(me)).toEqual(['EXPIRED', 'ACCEPTED', 'DECLINED']);
  });

  it('between blocked members look and are refused like expired ones', async () => {
    const [me, other] = [await join(), await join()];
    await accept(other, (await inviteOf(me)).invite);
    const { invite } = await inviteOf(me);
    await me.browser.post('members/friend/change-status', {
      friendUid: other.uid,
      statusCd: 'BLOCK',
      companionFriendType: 'COMPANION',
      parkType: 'TP',
    });
    expect([await stateFor(other, invite), await accept(other, invite), await decline(other, invite)]).toEqual([
      'EXPIRED',
      'CMP_06',
      'CMP_06',
    ]);
  });

  it('end after 72 hours', async () => {
    const [me, other] = [await join(), await join()];
    const { invite } = await inviteOf(me);
    server.wait(73 * hour);
    await other.browser.login(other, PASSWORD);
    expect([
      await stateFor(other, invite),
      await accept(other, invite),
      await decline(other, invite),
      await accept(other, 'unknown'),
    ]).toEqual(['EXPIRED', 'CMP_06', 'CMP_06', 'CMP_06']);
  });

  it('of ten acceptances at once let one in', async () => {
    const [me, ...others] = await Promise.all(Array.from({ length: 5 }, () => join()));
    const { invite } = await inviteOf(me as Person);
    const codes = await Promise.all(
      others.map((person) => codeOf(person.browser.post('members/invitations/accept', { invite }))),
    );
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
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

it('lets a member decide whether others find them', async () => {
  const [me, other] = [await join({ consents: '{"EMAIL":"Y"}' }), await join()];
  const state = () => me.data<object>(me.browser.get('members/friend-find'));
  expect([await state(), (await other.find('ID', me.loginId)).length]).toEqual([{ agreeYn: 'N' }, 0]);
  await me.browser.post('members/friend-find', { agreeYn: 'Y' });
  expect([await state(), (await other.find('ID', me.loginId)).length]).toEqual([{ agreeYn: 'Y' }, 1]);
});
