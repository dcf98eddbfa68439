import { describe, expect, it } from 'vitest';
import { entrantOf, listHash, seedHash } from '#content/draws/lots';
import type { EventJoinResult, EventJoins, EventState, EventWinners } from '#schemas/calls/events/answers';
import type { Attendance } from '#schemas/calls/events/attendance-answers';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { lotIn, sealOf } from './fair-draw.ts';
import { stampCode, stampByFact } from './kinds/stamps.ts';
import { registerEvents } from './routes.ts';
import { settleEvents } from './settle-events.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const event = (id: string, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: id.replaceAll(/\D/g, '') || '1',
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const som = (id: string, amount: number, more = {}) => ({ id, name: words(id), kind: 'SOM' as const, amount, ...more });
const item = (id: string, stock: number, more = {}) => ({ id, name: words(id), kind: 'ITEM' as const, stock, ...more });
const questions = ['O', 'X', 'O'].map((answer, index) => ({
  id: `q${index}`,
  text: words(`question ${index}`),
  answer: answer as 'O' | 'X',
  reason: words(`reason ${index}`),
}));

const events = [
  event('past-1', 'ATTEND', { until: '2026-10-31T00:00:00+09:00' }),
  event('present-2', 'ATTEND', {
    from: '2026-10-31T00:00:00+09:00',
    until: '2026-12-01T00:00:00+09:00',
    order: 2,
    remindAt: '10:00',
    prizes: [som('day', 10), som('two', 50, { at: 2, streak: true })],
  }),
  event('coming-3', 'ATTEND', { from: '2026-12-01T00:00:00+09:00' }),
  event('wheel', 'ROULETTE', {
    limit: { per: 'DAY', times: 1 },
    prizes: [som('small', 10, { weight: 3 }), som('large', 500, { weight: 1, stock: 2 })],
  }),
  event('quiz', 'OX_QUIZ', {
    quiz: { questions, pass: 2 },
    prizes: [som('smart', 30)],
    limit: { per: 'EVER', times: 2 },
  }),
  event('coupons', 'COUPON', {
    prizes: [{ id: 'tea', name: words('tea'), kind: 'COUPON', coupon: 'tea', stock: 3 }],
    fewLeft: 3,
  }),
  event('draw', 'APPLY', {
    until: '2026-11-20T00:00:00+09:00',
    draw: { resultOn: '2026-11-21', waiting: 1 },
    prizes: [item('cabin', 2, { placeCode: '4711' })],
    form: [
      { id: 'story', label: words('story'), kind: 'TEXT', most: 5 },
      { id: 'when', label: words('when'), kind: 'DATE', optional: true },
    ],
    consents: [{ id: 'use', text: words('use') }],
  }),
  event('seats', 'APPLY', {
    until: '2026-11-20T00:00:00+09:00',
    slots: [{ id: 'am', label: words('morning'), seats: 1 }],
  }),
  event('stamps', 'STAMP', {
    stamps: [
      { id: 'moving', name: words('moving'), way: 'SCREEN', code: 'MOVING42' },
      { id: 'visit', name: words('visit'), way: 'VISIT' },
    ],
    prizes: [item('badge', 5, { at: 2 })],
  }),
  event('adults', 'ETC', { ageMin: 19, form: [{ id: 'a', label: words('a'), kind: 'TEXT' }] }),
  event('inside', 'ETC', { onSite: true, form: [{ id: 'a', label: words('a'), kind: 'TEXT' }] }),
  event('gold', 'ETC', {
    audience: [[{ fact: 'grade', is: ['9'] }]],
    audienceNote: words('gold only'),
    form: [{ id: 'a', label: words('a'), kind: 'TEXT' }],
  }),
  event('over', 'ETC', { until: '2026-10-01T00:00:00+09:00', form: [{ id: 'a', label: words('a'), kind: 'TEXT' }] }),
];
const tea = {
  type: 'coupon-kind',
  id: 'tea',
  v: 1,
  parkKindCd: '09',
  order: 1,
  name: words('tea'),
  value: { kind: 'ITEM' },
  perMember: 1,
  giftable: true,
  withOthers: false,
};
const messages = (['ko', 'en'] as const).map((locale) => ({
  type: 'messages',
  id: `events-${locale}`,
  v: 1,
  locale,
  texts: {
    MSG_SRV_EVENT_CHANCE: locale === 'ko' ? '{{name}}번에 {{count}}번꼴' : '{{count}} in {{name}}',
    MSG_SRV_EVENT_LEFT: '{{count}} left',
    MSG_SRV_EVENT_GONE: locale === 'ko' ? '모두 나갔어요' : 'All given away',
  },
}));
const documents = [
  ...messages,
  list('COD_IAM_EVENT_KIND', 'APPLY', 'STAMP', 'ROULETTE', 'OX_QUIZ', 'COUPON', 'ETC'),
  list('COD_IAM_ATTEND_KIND', 'ATTEND'),
  list('COD_IAM_BOARD_KIND', 'ATTEND', 'APPLY', 'STAMP', 'ROULETTE', 'OX_QUIZ', 'COUPON', 'ETC'),
  list('COD_IAM_SOM_REASON', 'EVENT'),
  tea,
  ...events,
];
const server = accountServer({ documents, features: [registerEvents] });
const db = () => server.store().db;
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

const visitor = async (parts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async <Data>(call: string, body: object, key = unique()) =>
    (await browser.post(`evt/${call}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': key } })).json<{
      code: string;
      errorMessage: string;
      data: Data;
    }>();
  const get = async <Data>(call: string, query = '') =>
    (await browser.get(`evt/${call}?parkType=TP${query}`)).json<{ code: string; data: Data }>();
  return {
    uid: member.uid,
    post,
    get,
    again: () => browser.login(member, PASSWORD),
    join: (eventId: string, more: object = {}, key?: string) =>
      post<EventJoinResult>('event-join', { eventId, ...more }, key),
    joins: async (eventId: string) => (await get<EventJoins>('event-joins', `&eventId=${eventId}`)).data.joinList,
    winners: async (eventId: string, query = '') =>
      (await get<EventWinners>('event-winners', `&eventId=${eventId}${query}`)).data,
    state: async (eventId: string) => (await get<EventState>('event-state', `&eventId=${eventId}`)).data,
    som: () => balanceOf(db(), 'SOM', member.uid),
  };
};
const attendance = async (browser = server.browser(), query = '?parkType=TP') =>
  (await browser.get(`evt/attend-dtl${query}`)).json<{ data: Attendance }>().data;

describe('attendance', () => {
  it('tells the event that is on, to guests too [P-631] [V-421] [V-423]', async () => {
    const on = {
      eventId: 'present-2',
      parkType: 'TP',
      title: 'present-2 글',
      summary: '',
      fromDtm: '20261031000000',
      untilDtm: '20261201000000',
    };
    expect(await attendance()).toMatchObject({
      event: on,
      attendYn: 'N',
      attendCnt: 0,
      attendDtList: [],
      loginYn: 'N',
    });
    expect((await server.browser().get('evt/event-main-attend?parkType=TP')).json()).toMatchObject({
      data: { event: on },
    });
  });

  it('tells null where none is on', async () => {
    expect((await attendance(server.browser(), '?parkType=XX')).event).toBeNull();
  });

  it('ticks a day once, counts the streak and gives its reward once [V-426]', async () => {
    const [one, other] = [await visitor(), await visitor()];
    expect((await one.join('present-2')).data).toMatchObject({ resultCd: 'DONE', prize: { prizeId: 'day' } });
    expect((await one.join('present-2')).code).toBe('EVT_02');
    expect((await one.post('attend-rewrd', { eventId: 'present-2' })).code).toBe('EVT_11');
    server.wait(day);
    await one.again();
    await one.join('present-2');
    expect((await one.get<Attendance>('attend-dtl')).data).toMatchObject({
      attendYn: 'Y',
      attendCnt: 2,
      streakCnt: 2,
      rewardList: [{ prizeId: 'two', statusCd: 'REACHED' }],
    });
    expect((await one.post('attend-rewrd', { eventId: 'present-2' })).data).toMatchObject({
      dayNo: 2,
      prize: { prizeId: 'two' },
    });
    expect((await one.post('attend-rewrd', { eventId: 'present-2' })).code).toBe('EVT_11');
    expect(await one.som()).toBe(70);
    await other.again();
    expect((await other.get<Attendance>('attend-dtl')).data).toMatchObject({ attendYn: 'N', attendCnt: 0 });
  });

  it('keeps who wants to be reminded [V-427]', async () => {
    const one = await visitor();
    for (const pushYn of ['Y', 'Y', 'N'] as const) {
      expect((await one.post('attend-push', { eventId: 'present-2', pushYn })).data).toEqual({ pushYn });
      expect((await one.get<Attendance>('attend-dtl')).data.pushYn).toBe(pushYn);
    }
  });
});

describe('event-join', () => {
  it('turns the wheel by the lot of the member, once a day, and repeats the answer of a repeated request [V-425] [V-424]', async () => {
    const one = await visitor();
    const first = await one.join('wheel', {}, 'same');
    const seal = await sealOf(db(), 'wheel', server.now());
    const isLarge =
      Number.parseInt(lotIn(seal, 'wheel', { member: one.uid, turn: 1 }).slice(0, 13), 16) / 2 ** 52 >= 0.75;
    expect(first.data).toMatchObject({
      resultCd: 'WON',
      prize: { prizeId: isLarge ? 'large' : 'small' },
      segment: isLarge ? 1 : 0,
      leftCnt: 0,
    });
    expect(await one.join('wheel', {}, 'same')).toEqual(first);
    expect((await one.join('wheel')).code).toBe('EVT_02');
    expect(await one.som()).toBe(isLarge ? 500 : 10);
    expect(first.data.remainPointAmt).toBe(await one.som());
    expect((await one.get('event-roulette-result', '&eventId=wheel')).data).toMatchObject({
      prize: { prizeId: isLarge ? 'large' : 'small' },
      segment: isLarge ? 1 : 0,
    });
    expect(await one.state('wheel')).toMatchObject({
      seedHash: seedHash(seal.seed),
      seed: '',
      listHash: '',
      entrantKey: entrantOf(seal.mask, one.uid),
      prizeList: [{ chanceTxt: '100번에 75번꼴' }, { chanceTxt: '100번에 25번꼴' }],
    });
  });

  it('never gives more than the stock, whoever is first', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => visitor()));
    const codes = (await Promise.all(members.map((one) => one.join('coupons')))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['200', '200', '200', 'EVT_03', 'EVT_03', 'EVT_03']);
    expect(await db().selectFrom('coupons').select('id').where('source', '=', 'EVENT').execute()).toHaveLength(3);
    expect((await members[0]?.state('coupons'))?.prizeList[0]).toMatchObject({ stockTxt: '모두 나갔어요' });
  });

  it('marks a quiz on the server and tells the answers only after the own [V-422]', async () => {
    const one = await visitor();
    expect((await one.get('event-quiz-answer', '&eventId=quiz')).code).toBe('EVT_11');
    expect(JSON.stringify(await one.state('quiz'))).not.toContain('"answer"');
    const answers = (...values: string[]) => ({
      answerList: values.map((value, index) => ({ fieldId: `q${index}`, value })),
    });
    expect((await one.join('quiz', answers('O', 'X'))).code).toBe('EVT_06');
    expect((await one.join('quiz', answers('X', 'O', 'O'))).data).toMatchObject({ resultCd: 'LOST', rightCnt: 1 });
    expect((await one.join('quiz', answers('O', 'X', 'X'))).data).toMatchObject({
      resultCd: 'WON',
      rightCnt: 2,
      prize: { prizeId: 'smart' },
    });
    expect((await one.join('quiz', answers('O', 'X', 'O'))).code).toBe('EVT_02');
    expect((await one.get('event-quiz-answer', '&eventId=quiz')).data).toMatchObject({
      rightCnt: 2,
      questionList: [
        { answer: 'O', ownAnswer: 'O' },
        { answer: 'X' },
        { answer: 'O', ownAnswer: 'X', reason: 'reason 2 글' },
      ],
    });
  });

  it('collects stamps by a moving code and by a visit, and gives the prize once', async () => {
    const one = await visitor();
    const code = (ago = 0) =>
      stampCode({ event: 'stamps', stamp: { id: 'moving', code: 'MOVING42' }, now: server.now().getTime() - ago });
    expect((await one.join('stamps', { code: 'PS0000000000000000000000' })).code).toBe('EVT_09');
    expect((await one.join('stamps', { code: code(5 * minute) })).code).toBe('EVT_10');
    expect((await one.join('stamps', { code: code() })).data).toMatchObject({ resultCd: 'DONE' });
    expect((await one.join('stamps', { code: code() })).code).toBe('EVT_02');
    expect((await one.post('event-prize', { eventId: 'stamps', prizeId: 'badge' })).code).toBe('EVT_11');
    for (let times = 0; times < 2; times += 1)
      await db()
        .transaction()
        .execute((tx) => stampByFact(tx, server.app().context, { member: one.uid, venue: 'TP', way: 'VISIT' }));
    expect(await one.state('stamps')).toMatchObject({
      stampCnt: 2,
      stampList: [{ doneYn: 'Y' }, { doneYn: 'Y' }],
      prizeList: [{ statusCd: 'REACHED' }],
    });
    expect((await one.post('event-prize', { eventId: 'stamps', prizeId: 'badge' })).data).toMatchObject({
      resultCd: 'WON',
    });
    expect((await one.post('event-prize', { eventId: 'stamps', prizeId: 'badge' })).code).toBe('EVT_02');
  });

  it('gives seats first come, and the seat of who cancels to the next', async () => {
    const [one, two] = [await visitor(), await visitor()];
    const first = await one.join('seats', { slotId: 'am' });
    expect(first.data.resultCd).toBe('WON');
    expect((await two.join('seats', { slotId: 'am' })).data.resultCd).toBe('WAITLISTED');
    expect((await two.post('event-cancel', { joinId: first.data.joinId })).code).toBe('NOT_FOUND');
    expect((await one.post<EventState>('event-cancel', { joinId: first.data.joinId })).code).toBe('200');
    expect((await one.joins('seats'))[0]?.statusCd).toBe('CANCELLED');
    expect((await two.joins('seats'))[0]).toMatchObject({ statusCd: 'WON', slotNm: 'morning 글' });
    expect((await two.state('seats')).slotList).toEqual([{ slotId: 'am', slotNm: 'morning 글', leftCnt: 0 }]);
  });

  it.each([
    ['a closed event', 'over', {}, 'EVT_01'],
    ['another grade', 'gold', {}, 'EVT_04'],
    ['a simple member', 'wheel', { kind: '1' }, 'EVT_04'],
    ['nobody in the park', 'inside', {}, 'EVT_05'],
    ['a child', 'adults', { birth_date: '20150101' }, 'EVT_07'],
    ['a missing consent', 'draw', {}, 'EVT_08'],
  ])('refuses %s', async (_name, eventId, parts, code) => {
    const one = await visitor(parts);
    expect((await one.join(eventId, { answerList: [{ fieldId: 'a', value: 'x' }] })).code).toBe(code);
  });

  it('draws winners that anybody can draw again, moves up who waits, and lets prizes be claimed with the code of the place', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => visitor()));
    for (const one of members) {
      expect(
        (await one.join('draw', { agreeList: ['use'], answerList: [{ fieldId: 'story', value: 'too long' }] })).code,
      ).toBe('EVT_06');
      expect(
        (await one.join('draw', { agreeList: ['use'], answerList: [{ fieldId: 'story', value: 'snow' }] })).data
          .resultCd,
      ).toBe('APPLIED');
    }
    const hash = (await members[0]?.state('draw'))?.seedHash;
    server.wait(Date.parse('2026-11-21T00:00:00+09:00') - server.now().getTime());
    await settleEvents(server.app().context);
    for (const one of members) await one.again();
    const seal = await sealOf(db(), 'draw', server.now());
    const order = members.toSorted((one, other) =>
      lotIn(seal, 'draw', { member: one.uid, turn: 1 }) < lotIn(seal, 'draw', { member: other.uid, turn: 1 }) ? -1 : 1,
    );
    const list = await db()
      .selectFrom('event_joins')
      .select(['no', 'turn', 'member'])
      .where('event', '=', 'draw')
      .execute();
    const states = async () => Promise.all(order.map(async (one) => (await one.joins('draw'))[0]?.statusCd));
    expect(await states()).toEqual(['WON', 'WON', 'WAITLISTED', 'LOST', 'LOST']);
    const [first] = order;
    const told = await first?.state('draw');
    expect(told).toMatchObject({
      statusCd: 'DONE',
      seed: seal.seed,
      seedHash: hash,
      listHash: listHash(list.map(({ no, turn, member }) => ({ no, turn, entrant: entrantOf(seal.mask, member) }))),
    });
    const winners = await first?.winners('draw');
    expect(winners).toMatchObject({ totalCnt: 2, winnerList: [{ prizeNm: 'cabin 글' }, {}] });
    expect(winners?.winnerList.every(({ winnerNm }) => winnerNm.endsWith('***'))).toBe(true);
    expect((await first?.winners('draw', '&currentPage=2&pagePerCount=1'))?.winnerList).toEqual(
      winners?.winnerList.slice(1),
    );
    const joinId = (await first?.joins('draw'))?.[0]?.joinId ?? '';
    expect((await first?.post('event-claim', { joinId, code: '0000' }))?.code).toBe('EVT_09');
    expect((await first?.post<EventState>('event-claim', { joinId, code: '4711' }))?.code).toBe('200');
    expect((await first?.joins('draw'))?.[0]?.statusCd).toBe('CLAIMED');
    server.wait(14 * day);
    await settleEvents(server.app().context);
    for (const one of order) await one.again();
    expect(await states()).toEqual(['CLAIMED', 'LAPSED', 'WON', 'LOST', 'LOST']);
  });
});
