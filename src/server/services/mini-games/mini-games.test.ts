import { describe, expect, it } from 'vitest';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, day, minute, PASSWORD } from '#tests/account-server.ts';
import { balanceOf } from '../../core/records/ledger.ts';
import { gameKey, makeGameKey } from './game-keys.ts';
import { signGame } from './game-signature.ts';
import { registerMiniGames } from './routes.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const event = (id: string, more: Partial<Event>): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind: 'MINI_GAME',
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const som = (id: string, amount: number, at: number, more = {}) => ({
  id,
  name: words(id),
  kind: 'SOM' as const,
  amount,
  at,
  ...more,
});
const game = (id: string, url: string, playsADay: number) => ({
  type: 'mini-game',
  id,
  v: 1,
  title: words(id),
  url,
  playsADay,
  maxScore: 100,
  finishMin: 30,
});
const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const documents = [
  list('COD_IAM_EVENT_KIND', 'MINI_GAME'),
  list('COD_IAM_BOARD_KIND', 'MINI_GAME'),
  list('COD_IAM_SOM_REASON', 'EVENT'),
  game('clouds', '/sandbox/games/clouds', 2),
  game('many', 'https://shop.example/play?x=1', 50),
  game('far', 'https://far.example/', 1),
  event('memory', {
    miniGame: 'clouds',
    prizes: [som('all', 10, 1), som('good', 50, 60), som('best', 500, 90, { stock: 1 })],
  }),
  event('often', { miniGame: 'many', prizes: [som('few', 100, 50, { stock: 3 })] }),
  event('outside', { miniGame: 'far' }),
  event('over', { miniGame: 'many', until: '2026-10-01T00:00:00+09:00' }),
  event('text', { kind: 'ETC' }),
];
const server = accountServer({ documents, features: [registerMiniGames] });
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

interface Started {
  readonly code: string;
  readonly data: { readonly url: string; readonly leftCnt: number };
}

const visitor = async (parts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return {
    start: async (eventId: string, key = unique()) =>
      (
        await browser.post('evt/mini-game-start', { parkType: 'TP', eventId }, { headers: { 'idempotency-key': key } })
      ).json<Started>(),
    state: async (eventId: string) =>
      (await browser.get(`evt/mini-game?parkType=TP&eventId=${eventId}`)).json<{ data: object }>().data,
    som: () => balanceOf(server.store().db, 'SOM', member.uid),
    again: () => browser.login(member, PASSWORD),
  };
};

/** Sends a signed call of a game. `forged` replaces values after the signature. */
const send = async (
  call: 'start' | 'score',
  values: Readonly<Record<string, string | number>>,
  forged: object = {},
  sentAt = server.now().getTime(),
) => {
  const signature = signGame(await gameKey(server.store().db, server.app().context.keys, String(values['gameId'])), [
    call,
    ...Object.values(values),
    sentAt,
  ]);
  const answer = await server
    .app()
    .inject({ method: 'POST', url: `/api/game/v1/${call}`, payload: { ...values, sentAt, signature, ...forged } });
  return { status: answer.statusCode, ...answer.json<{ code?: string; playId?: string; prize?: object | null }>() };
};
const tokenOf = ({ data }: Started): string => new URL(data.url, 'https://a.example').searchParams.get('token') ?? '';
const begin = async (
  one: Awaited<ReturnType<typeof visitor>>,
  eventId = 'memory',
  gameId = 'clouds',
): Promise<string> => (await send('start', { gameId, token: tokenOf(await one.start(eventId)) })).playId ?? '';
const score = (playId: string, points: number, gameId = 'clouds') => send('score', { gameId, playId, score: points });

describe('a mini game', () => {
  it('is opened with a token, gives the prize of the score once, and counts the plays of a day', async () => {
    const one = await visitor();
    expect(await one.state('memory')).toEqual({
      eventId: 'memory',
      gameNm: 'clouds 글',
      imageNm: '',
      prizeTxt: '90+ best 글 · 60+ good 글 · 1+ all 글',
      playYn: 'Y',
      dayCnt: 2,
      leftCnt: 2,
      playCnt: 0,
      bestScore: 0,
      maxScore: 100,
    });
    const first = await one.start('memory', 'same');
    expect(first.data).toMatchObject({
      url: expect.stringMatching(/^\/sandbox\/games\/clouds\?token=[\w-]{32}&lang=ko$/) as string,
      leftCnt: 1,
    });
    expect(await one.start('memory', 'same')).toEqual(first);
    const { playId = '' } = await send('start', { gameId: 'clouds', token: tokenOf(first) });
    expect(await score(playId, 75)).toMatchObject({ status: 200, prize: words('good') });
    expect(await one.som()).toBe(50);
    // The prize that is won goes to the next one below.
    expect(await score(await begin(one), 70)).toMatchObject({ prize: words('all') });
    expect([await one.som(), (await one.start('memory')).code]).toEqual([60, 'EVT_02']);
    expect(await one.state('memory')).toMatchObject({ playYn: 'N', leftCnt: 0, playCnt: 2, bestScore: 75 });
    const { store } = server;
    expect(
      await store().db.selectFrom('member_facts').select('fact').where('fact', '=', 'EVENT_JOIN').execute(),
    ).toHaveLength(2);
    server.wait(day);
    await one.again();
    expect(await one.state('memory')).toMatchObject({ playYn: 'Y', leftCnt: 2 });
  });

  it('refuses forged, replayed, late and too high scores', async () => {
    const one = await visitor();
    const playId = await begin(one, 'often', 'many');
    const values = { gameId: 'many', playId, score: 40 };
    const refused = [
      await send('score', values, { score: 60 }),
      await send('score', values, { signature: '0'.repeat(64) }),
      await send('score', values, { gameId: 'clouds' }),
      await send('score', { ...values, gameId: 'unknown' }),
      await send('score', values, {}, server.now().getTime() - 6 * minute),
      await score(playId, 101, 'many'),
      await score('unknown', 40, 'many'),
      await score(playId, 40, 'clouds'),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual([
      ...Array.from({ length: 5 }, () => '403 EVT_12'),
      '422 EVT_13',
      '409 EVT_11',
      '409 EVT_11',
    ]);
    expect((await score(playId, 40, 'many')).status).toBe(200);
    expect((await score(playId, 40, 'many')).code).toBe('EVT_11');
    const late = await begin(one, 'often', 'many');
    server.wait(31 * minute);
    expect((await score(late, 99, 'many')).code).toBe('EVT_11');
    await one.again();
    const token = tokenOf(await one.start('often'));
    expect([
      (await send('start', { gameId: 'clouds', token })).code,
      (await send('start', { gameId: 'many', token })).status,
      (await send('start', { gameId: 'many', token })).code,
    ]).toEqual(['EVT_10', 200, 'EVT_10']);
    const old = tokenOf(await one.start('often'));
    server.wait(5 * minute);
    expect((await send('start', { gameId: 'many', token: old })).code).toBe('EVT_10');
    expect([await one.som(), await one.state('often')]).toMatchObject([0, { playCnt: 1, bestScore: 40 }]);
  });

  it('logs refused calls with the reason, at most 200 a day, and takes the newest key only', async () => {
    const log = () =>
      server
        .store()
        .db.selectFrom('record_log')
        .select(['reason', 'actor_kind'])
        .where('record', '=', 'mini_games')
        .where('record_id', '=', 'far')
        .where('to_state', '=', 'REFUSED')
        .orderBy('id')
        .execute();
    const { keys } = server.app().context;
    const old = await gameKey(server.store().db, keys, 'far');
    const key = await server
      .store()
      .db.transaction()
      .execute((tx) =>
        makeGameKey(tx, keys, { game: 'far', actor: { kind: 'operator', id: 'o1' }, at: server.now(), venue: 'TP' }),
      );
    expect([key === old, key === (await gameKey(server.store().db, keys, 'far')), key.length]).toEqual([
      false,
      true,
      32,
    ]);
    const values = { gameId: 'far', playId: 'none', score: 1 };
    const signature = signGame(old, ['score', ...Object.values(values), server.now().getTime()]);
    expect([
      (await send('score', values, { signature })).code,
      (await send('score', values)).code,
      (await score('none', 999, 'far')).code,
    ]).toEqual(['EVT_12', 'EVT_11', 'EVT_13']);
    expect(await log()).toEqual(['EVT_12', 'EVT_11', 'EVT_13'].map((reason) => ({ reason, actor_kind: 'server' })));
    await server.store().db.updateTable('counters').set({ taken: 200 }).where('scope', '=', 'game-refusals').execute();
    await send('score', values);
    await send('score', { ...values, gameId: 'unknown' });
    expect(await log()).toHaveLength(3);
    expect(
      await server
        .store()
        .db.selectFrom('record_log')
        .select(['to_state', 'actor', 'venue'])
        .where('record', '=', 'mini_games')
        .where('to_state', '=', 'KEY')
        .execute(),
    ).toEqual([{ to_state: 'KEY', actor: 'o1', venue: 'TP' }]);
  });

  it('gives no more than the stock and the plays of a day, whoever is first', async () => {
    const visitors = await Promise.all(Array.from({ length: 5 }, () => visitor()));
    const plays = await Promise.all(visitors.map((one) => begin(one, 'often', 'many')));
    const given = await Promise.all(plays.flatMap((playId) => [score(playId, 80, 'many'), score(playId, 80, 'many')]));
    expect([
      given.filter(({ status }) => status === 200).length,
      given.filter(({ prize }) => prize !== null && prize !== undefined).length,
    ]).toEqual([5, 3]);
    const one = await visitor();
    const codes = await Promise.all(Array.from({ length: 4 }, async () => (await one.start('memory')).code));
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['200', '200', 'EVT_02', 'EVT_02']);
  });

  it.each([
    ['whose host is not on the list', 'outside', 'EVT_11'],
    ['that is over', 'over', 'EVT_01'],
    ['without a game', 'text', 'NOT_FOUND'],
  ])('does not open for an event %s', async (_, eventId, code) => {
    const one = await visitor();
    expect((await one.start(eventId)).code).toBe(code);
  });
});
