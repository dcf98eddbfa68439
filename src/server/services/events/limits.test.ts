import { expect, it } from 'vitest';
import type { EventJoinResult, EventState } from '#schemas/calls/events/answers';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, day, hour, PASSWORD } from '#tests/account-server.ts';
import { soundPark } from '#tests/sound-park.ts';
import { stampByFact } from './kinds/stamps.ts';
import { registerEvents } from './routes.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const event = (id: string, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const som = (id: string, more = {}) => ({ id, name: words(id), kind: 'SOM' as const, amount: 10, ...more });
const closes = '2026-11-20T00:00:00+09:00';
const events = [
  event('form', 'APPLY', { until: closes, form: [{ id: 'story', label: words('story'), kind: 'TEXT', most: 3 }] }),
  event('stamps', 'STAMP', {
    ageMin: 14,
    stamps: [
      { id: 'hill', name: words('hill'), way: 'PRINTED', code: 'SUNSET7K2Q', facilityId: '101' },
      { id: 'ride', name: words('ride'), way: 'RIDE', facilityId: '101' },
    ],
  }),
  event('days', 'ATTEND'),
  event('rewards', 'ATTEND', { prizes: [som('first', { at: 1, stock: 1 }), som('second', { at: 1 })] }),
  event('none', 'COUPON', { prizes: [som('gone', { stock: 0 })], fewLeft: 5 }),
  event('wheel', 'ROULETTE', {
    limit: { per: 'EVER', times: 5 },
    prizes: [som('never', { weight: 1000, stock: 0 }), som('always', { weight: 1 })],
  }),
  event('quiz', 'OX_QUIZ', {
    quiz: { questions: [{ id: 'q', text: words('question'), answer: 'O', reason: words('reason') }], pass: 1 },
    consents: [{ id: 'use', text: words('consent') }],
    slots: [{ id: 's', label: words('slot'), seats: 1 }],
  }),
];
const messages = (['ko', 'en'] as const).map((locale) => ({
  type: 'messages',
  id: `events-${locale}`,
  v: 1,
  locale,
  texts:
    locale === 'ko'
      ? { MSG_SRV_EVENT_CHANCE: '{{name}}번에 {{count}}번꼴', MSG_SRV_EVENT_GONE: '모두 나갔어요' }
      : { MSG_SRV_EVENT_CHANCE: '{{count}} in {{name}}', MSG_SRV_EVENT_GONE: 'All given away' },
}));
const server = accountServer({ documents: [...messages, ...soundPark(), ...events], features: [registerEvents] });
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

const visitor = async (parts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return {
    uid: member.uid,
    join: async (eventId: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      (
        await browser.post(
          'evt/event-join',
          { parkType: 'TP', eventId, ...more },
          { headers: { 'idempotency-key': unique(), ...headers } },
        )
      ).json<{ code: string; data: EventJoinResult }>(),
    reward: async (eventId: string, prizeId = '') =>
      (
        await browser.post(
          'evt/attend-rewrd',
          { parkType: 'TP', eventId, prizeId },
          { headers: { 'idempotency-key': unique() } },
        )
      ).json<{ code: string; data?: Pick<EventJoinResult, 'prize'> }>(),
    state: async (eventId: string, locale = 'ko') =>
      (
        await browser.get(`evt/event-state?parkType=TP&eventId=${eventId}`, { headers: { 'x-user-locale': locale } })
      ).json<{ data: EventState }>().data,
  };
};
const answers = (value: string) => ({ answerList: [{ fieldId: 'story', value }] });

it("counts days by the server's clock, whatever the device says", async () => {
  const one = await visitor();
  expect((await one.join('days')).code).toBe('200');
  const tomorrow = new Date(server.now().getTime() + day);
  expect((await one.join('days', {}, { date: tomorrow.toUTCString() })).code).toBe('EVT_02');
  expect((await one.join('days', { joinDtm: '20301231000000' })).code).not.toBe('200');
});

it('gives nothing of a prize without stock, and the wheel never stops there', async () => {
  const one = await visitor();
  expect((await one.join('none')).code).toBe('EVT_03');
  expect((await one.state('none')).prizeList).toMatchObject([{ stockTxt: '모두 나갔어요', statusCd: 'GONE' }]);
  for (let turn = 0; turn < 5; turn += 1)
    expect((await one.join('wheel')).data).toMatchObject({ prize: { prizeId: 'always' }, segment: 1 });
});

it('gives the next reward of attendance that is left, if none is named', async () => {
  const [one, other] = [await visitor(), await visitor()];
  for (const { join } of [one, other]) await join('rewards');
  expect([
    (await one.reward('rewards')).data?.prize?.prizeId,
    (await other.reward('rewards', 'first')).code,
    (await other.reward('rewards')).data?.prize?.prizeId,
  ]).toEqual(['first', 'EVT_03', 'second']);
  expect([
    (await one.reward('rewards')).data?.prize?.prizeId,
    (await one.reward('rewards')).code,
    (await other.reward('rewards')).code,
  ]).toEqual(['second', 'EVT_11', 'EVT_03']);
});

it('asks for the position only with a printed code that is right, and takes it there alone', async () => {
  const one = await visitor();
  const collect = async (code: string, position?: object) => (await one.join('stamps', { code, position })).code;
  expect([
    await collect('PSWRONG123'),
    await collect('PSSUNSET7K2Q'),
    await collect(' pssunset7k2q', { lat: 36, lng: 127 }),
    await collect('PSSUNSET7K2Q', { lat: 37.2995, lng: 127.2011 }),
  ]).toEqual(['EVT_09', 'EVT_14', 'EVT_09', '200']);
});

it('counts wrong stamp codes as it counts other typed numbers, so that guesses end', async () => {
  const one = await visitor();
  const guess = async (code: string) => (await one.join('stamps', { code })).code;
  for (let times = 0; times < 12; times += 1) expect(await guess('PSSUNSET7K2Q')).toBe('EVT_14');
  for (let times = 0; times < 10; times += 1) expect(await guess(`PSWRONG12${times}`)).toBe('EVT_09');
  expect([await guess('PSWRONG999'), await guess('PSSUNSET7K2Q'), (await one.join('days')).code]).toEqual([
    'LGN_02',
    'LGN_02',
    '200',
  ]);
  server.wait(hour);
});

it("gives a ride's stamp to members who could have taken part at the time of the scan", async () => {
  const visitors = await Promise.all([{}, { kind: '1' }, { birth_date: '20150101' }].map(visitor));
  const count = async () =>
    (
      await server
        .store()
        .db.selectFrom('event_joins')
        .select('at')
        .where('event', '=', 'stamps')
        .where('slot', '=', 'ride')
        .execute()
    ).map(({ at }) => at);
  const at = new Date(server.now().getTime() - 2 * day);
  for (const { uid } of visitors)
    await server
      .store()
      .db.transaction()
      .execute((tx) =>
        stampByFact(tx, server.app().context, { member: uid, venue: 'TP', way: 'RIDE', facilityId: '101', at }),
      );
  expect(await count()).toEqual([at.toISOString()]);
});

it('counts letters as people do: an emoji is one', async () => {
  const one = await visitor();
  expect((await one.join('form', answers('👨‍👩‍👧!'))).code).toBe('EVT_06');
  expect((await one.join('form', answers('😀😀😀'))).code).toBe('200');
  expect((await one.state('form')).fieldList).toMatchObject([{ most: 3 }]);
});

it.each(['wheel', 'quiz', 'none', 'form'])(
  'answers the state of %s in English without Korean text',
  async (eventId) => {
    const { state } = await visitor();
    expect(JSON.stringify(await state(eventId, 'en'))).not.toMatch(/[가-힣]/);
    expect(JSON.stringify(await state(eventId, 'ko'))).toMatch(/[가-힣]/);
  },
);

it('is open until the last second, and closed in the next', async () => {
  server.wait(Date.parse(closes) - server.now().getTime() - 1000);
  const [one, other] = [await visitor(), await visitor()];
  expect((await one.join('form', answers('yes'))).code).toBe('200');
  server.wait(1000);
  expect((await other.join('form', answers('yes'))).code).toBe('EVT_01');
  expect(await other.state('form')).toMatchObject({ statusCd: 'DONE', joinYn: 'N', refusalCd: 'EVT_01' });
});
