import { beforeAll, describe, expect, it } from 'vitest';
import { eventKinds, type Event, type EventKind } from '#schemas/documents/event/schema';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { soundSite } from '#tests/sound-site.ts';
import { registerMiniGames } from '../mini-games/routes.ts';
import { purposes } from './find-event.ts';
import { registerEvents } from './routes.ts';
import { settleEvents } from './settle-events.ts';

const words = (text: string) => ({ ko: text, en: text });
const prize = { id: 'gift', name: words('Gift'), kind: 'SOM' as const, amount: 5000 };
const ownParts: Readonly<Record<EventKind, Partial<Event>>> = {
  APPLY: { draw: { resultOn: '2026-12-05' } },
  STAMP: { stamps: [{ id: 'gate', name: words('Gate'), way: 'VISIT' }] },
  ROULETTE: {},
  OX_QUIZ: { quiz: { questions: [{ id: 'q', text: words('Question'), answer: 'O' }], pass: 1 } },
  COUPON: {},
  BILLBOARD: {},
  ATTEND: { prizes: [prize, { ...prize, id: 'one', at: 1 }] },
  MINI_GAME: { miniGame: 'clouds' },
  ETC: { form: [{ id: 'why', label: words('Why'), kind: 'TEXT' }] },
};
/** Events of each kind that differ in who may take part, and when. */
const variants = {
  open: {},
  early: { from: '2026-12-01T00:00:00+09:00' },
  late: { until: '2026-10-01T00:00:00+09:00' },
  adults: { ageMin: 14 },
  inside: { onSite: true },
  gold: { audience: [[{ fact: 'grade', is: ['9'] }]] },
} as const satisfies Readonly<Record<string, Partial<Event>>>;
type Variant = keyof typeof variants;
const variantNames = Object.keys(variants) as Variant[];
const idOf = (kind: EventKind, variant: Variant): string => `${variant}-${kind.toLowerCase().replace('_', '-')}`;
const events = eventKinds.flatMap((kind, order) =>
  variantNames.map((variant): Event => {
    const event: Event = {
      type: 'event',
      id: idOf(kind, variant),
      v: 1,
      eventId: idOf(kind, variant),
      kind,
      parks: ['09'],
      order,
      title: words(kind),
      prizes: [prize],
      ...ownParts[kind],
      ...variants[variant],
    };
    // Results come after the end.
    return variant === 'late' && kind === 'APPLY' ? { ...event, draw: { resultOn: '2026-10-02' } } : event;
  }),
);
const venue = soundSite().find(({ type }) => type === 'venue');
const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};
const list = (id: string, codes: readonly string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const documents = [
  {
    ...venue,
    type: 'venue',
    id: 'SP',
    slug: 'second-park',
    order: 1,
    publctTypeCd: '08',
    parkKindCd: '08',
    appType: 'APP_SECOND',
    main: 'SecondMain',
  },
  secondMain,
  list('COD_IAM_EVENT_KIND', eventKinds),
  list('COD_IAM_BOARD_KIND', eventKinds),
  list('COD_IAM_ATTEND_KIND', ['ATTEND']),
  list('COD_IAM_SOM_REASON', ['EVENT']),
  {
    type: 'mini-game',
    id: 'clouds',
    v: 1,
    title: words('Clouds'),
    url: '/sandbox/games/clouds',
    playsADay: 9,
    maxScore: 9,
    finishMin: 5,
  },
  ...events,
];
const server = accountServer({ documents, features: [registerEvents, registerMiniGames] });
const db = () => server.store().db;
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

/** Calls that name an event, as a careless or hostile member sends them. */
const calls = {
  joinEvent: [
    'event-join',
    {
      answerList: [
        { fieldId: 'q', value: 'O' },
        { fieldId: 'why', value: 'x' },
      ],
      slotId: 'gift',
      code: 'PSGATE12345',
    },
  ],
  claimStampPrize: ['event-prize', { prizeId: 'gift' }],
  claimReward: ['attend-rewrd', { prizeId: 'one' }],
  setReminder: ['attend-push', { pushYn: 'Y' }],
  startMiniGame: ['mini-game-start', {}],
  readMiniGame: ['mini-game'],
  readQuizAnswers: ['event-quiz-answer'],
  readRouletteResult: ['event-roulette-result'],
} as const satisfies Partial<Record<keyof typeof purposes, readonly [path: string, body?: object]>>;
type Call = keyof typeof calls;
const callNames = Object.keys(calls) as Call[];

const visitor = async (parts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async (path: string, body: object) =>
    (await browser.post(`evt/${path}`, body, { headers: { 'idempotency-key': unique() } })).json<{
      code: string;
      data?: { joinId?: string };
    }>();
  const get = async <Data>(path: string, eventId: string) =>
    (await browser.get(`evt/${path}?parkType=TP&eventId=${eventId}`)).json<{ code: string; data: Data }>();
  const send = async (call: Call, eventId: string, parkType = 'TP'): Promise<string> => {
    const [path, body]: readonly [string, object?] = calls[call];
    return body === undefined
      ? (await browser.get(`evt/${path}?parkType=${parkType}&eventId=${eventId}`)).json<{ code: string }>().code
      : (await post(path, { parkType, eventId, ...body })).code;
  };
  return { uid: member.uid, post, get, send };
};
type Visitor = Awaited<ReturnType<typeof visitor>>;
let [full, simple, child] = [] as unknown as [Visitor, Visitor, Visitor];
beforeAll(
  async () =>
    void ([full, simple, child] = [
      await visitor(),
      await visitor({ kind: '1' }),
      await visitor({ birth_date: '20150101' }),
    ]),
);

const tables = [
  'event_joins',
  'event_reminders',
  'coupons',
  'ledger_transfers',
  'member_badges',
  'member_facts',
  'game_plays',
  'counters',
  'record_log',
] as const;
const rows = async (): Promise<string> =>
  JSON.stringify(await Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute())));

/** Sends calls that must be refused. Returns those with another answer, as lines. */
const unlike = async (
  cases: readonly (readonly [who: Visitor, call: Call, event: string, code: string, park?: string])[],
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [who, call, event, code, park] of cases) {
    const answer = await who.send(call, event, park);
    if (answer !== code) wrong.push(`${call} ${event}: ${answer}, not ${code}`);
  }
  return wrong;
};
const taking = callNames
  .filter((call) => purposes[call].takesPart)
  .flatMap((call) => purposes[call].kinds.map((kind) => [call, kind] as const));

describe('a call that names an event', () => {
  it('serves the kind of its name alone', () => {
    const {
      claimStampPrize,
      claimReward,
      setReminder,
      readQuizAnswers,
      readRouletteResult,
      startMiniGame,
      cancelJoin,
    } = purposes;
    expect(
      [claimStampPrize, claimReward, setReminder, readQuizAnswers, readRouletteResult, startMiniGame, cancelJoin].map(
        ({ kinds }) => kinds,
      ),
    ).toEqual([['STAMP'], ['ATTEND'], ['ATTEND'], ['OX_QUIZ'], ['ROULETTE'], ['MINI_GAME'], ['APPLY']]);
  });

  it('is refused for an event of a kind that it does not serve, and changes nothing', async () => {
    const others = callNames.flatMap((call) =>
      eventKinds
        .filter((kind) => !(purposes[call].kinds as readonly EventKind[]).includes(kind))
        .map((kind) => [call, kind] as const),
    );
    const before = await rows();
    const codeOf = (call: Call, who: Visitor): string =>
      call === 'startMiniGame' && who === simple ? 'MBR_01' : call.endsWith('MiniGame') ? 'NOT_FOUND' : 'EVT_11';
    expect(
      await unlike(
        (
          [
            [full, 'late'],
            [simple, 'open'],
          ] as const
        ).flatMap(([who, variant]) =>
          others.map(([call, kind]) => [who, call, idOf(kind, variant), codeOf(call, who)] as const),
        ),
      ),
    ).toEqual([]);
    expect(await rows()).toBe(before);
  });

  it.each([
    ['of another venue', 'open', () => full, 'NOT_FOUND', 'SP'],
    ['of an unknown venue', 'open', () => full, 'NOT_FOUND', 'XX'],
    ['before its period', 'early', () => full, 'EVT_01', 'TP'],
    ['after its period', 'late', () => full, 'EVT_01', 'TP'],
    ['for others', 'gold', () => full, 'EVT_04', 'TP'],
    ['for older members', 'adults', () => child, 'EVT_07', 'TP'],
  ] as const)('takes no part in an event %s, and changes nothing', async (_, variant, who, code, park) => {
    const before = await rows();
    expect(await unlike(taking.map(([call, kind]) => [who(), call, idOf(kind, variant), code, park]))).toEqual([]);
    expect(await rows()).toBe(before);
  });

  it('takes no part for a simple member, or outside of the park in an event in the park; a reminder can be set anywhere', async () => {
    const before = await rows();
    const [remind, others] = [
      taking.filter(([call]) => call === 'setReminder'),
      taking.filter(([call]) => call !== 'setReminder'),
    ];
    expect(
      await unlike(
        taking.map(([call, kind]) => [
          simple,
          call,
          idOf(kind, 'open'),
          call === 'startMiniGame' ? 'MBR_01' : 'EVT_04',
        ]),
      ),
    ).toEqual([]);
    expect(await unlike(others.map(([call, kind]) => [full, call, idOf(kind, 'inside'), 'EVT_05']))).toEqual([]);
    expect(await rows()).toBe(before);
    expect(await unlike(remind.map(([call, kind]) => [full, call, idOf(kind, 'inside'), '200']))).toEqual([]);
  });

  it('gives no prize that is not earned', async () => {
    const before = await rows();
    expect(
      await unlike([
        [full, 'claimStampPrize', idOf('STAMP', 'open'), 'EVT_11'],
        [full, 'claimReward', idOf('ATTEND', 'open'), 'EVT_11'],
        [full, 'readQuizAnswers', idOf('OX_QUIZ', 'open'), 'EVT_11'],
      ]),
    ).toEqual([]);
    expect(await rows()).toBe(before);
  });
});

describe('a participation', () => {
  it('is cancelled and claimed by its own member alone, and cancelled only where one applies', async () => {
    const one = await visitor();
    const joined = await Promise.all(
      (['APPLY', 'ROULETTE', 'ATTEND'] as const).map(
        async (kind) =>
          (await one.post('event-join', { parkType: 'TP', eventId: idOf(kind, 'open') })).data?.joinId ?? '',
      ),
    );
    const before = await rows();
    for (const joinId of joined)
      expect([
        (await full.post('event-cancel', { joinId })).code,
        (await full.post('event-claim', { joinId })).code,
      ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(
      await Promise.all(joined.slice(1).map(async (joinId) => (await one.post('event-cancel', { joinId })).code)),
    ).toEqual(['EVT_11', 'EVT_11']);
    expect(await Promise.all(joined.map(async (joinId) => (await one.post('event-claim', { joinId })).code))).toEqual([
      'EVT_11',
      'EVT_11',
      'EVT_11',
    ]);
    expect(await rows()).toBe(before);
    expect((await one.post('event-cancel', { joinId: joined[0] })).code).toBe('200');
  });
});

describe('a claim that an earlier release stored for an event of another kind', () => {
  const kinds = ['APPLY', 'ROULETTE', 'OX_QUIZ', 'COUPON'] as const;
  const at = '2026-11-01T00:00:00.000Z';
  let thief = {} as unknown as Visitor;
  beforeAll(async () => {
    thief = await visitor();
    await db()
      .insertInto('event_joins')
      .values(
        kinds.map((kind, no) => ({
          id: `stolen-${kind}`,
          event: idOf(kind, kind === 'APPLY' ? 'late' : 'open'),
          kind,
          venue: 'TP',
          member: thief.uid,
          day: '20261101',
          occasion: 'prize gift',
          no: no + 1000,
          turn: 0,
          state: 'WON' as const,
          prize: 'gift',
          drawn: '' as const,
          slot: '',
          score: 0,
          answers: '{}',
          stock: '{}',
          barred: '[]',
          release: 1,
          at,
          claim_until: '2026-11-02T00:00:00.000Z',
          settled_at: null,
        })),
      )
      .execute();
  });

  it('opens no answers, stands in no list, is not claimed and does not count as a participation', async () => {
    expect((await thief.get('event-quiz-answer', idOf('OX_QUIZ', 'open'))).code).toBe('EVT_11');
    expect((await thief.get('event-roulette-result', idOf('ROULETTE', 'open'))).data).toMatchObject({
      prize: null,
      joinDtm: '',
    });
    expect((await full.get<object>('event-winners', idOf('APPLY', 'late'))).data).toMatchObject({
      winnerList: [],
      totalCnt: 0,
    });
    for (const kind of kinds)
      expect((await thief.post('event-claim', { joinId: `stolen-${kind}` })).code).toBe('NOT_FOUND');
    expect((await thief.get<object>('event-joins', idOf('ROULETTE', 'open'))).data).toMatchObject({
      joinList: [],
      totalCnt: 0,
    });
    expect((await thief.get<object>('event-state', idOf('OX_QUIZ', 'open'))).data).toMatchObject({
      joinCnt: 0,
      leftCnt: 1,
      joinYn: 'Y',
      prizeList: [{ statusCd: 'OPEN' }],
    });
  });

  it('bars its member from no turn of their own, and lapses without moving anybody up', async () => {
    expect(await thief.send('joinEvent', idOf('OX_QUIZ', 'open'))).toBe('200');
    expect((await thief.get('event-quiz-answer', idOf('OX_QUIZ', 'open'))).code).toBe('200');
    server.wait(24 * 60 * 60_000);
    await settleEvents(server.app().context);
    expect(
      await db().selectFrom('event_joins').select('state').where('id', '=', 'stolen-APPLY').executeTakeFirst(),
    ).toEqual({ state: 'LAPSED' });
  });
});
