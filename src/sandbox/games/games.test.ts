import { expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { registerMiniGames } from '../../server/services/mini-games/routes.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const documents = [
  ...['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
    type: 'code-list',
    id,
    v: 1,
    items: [{ codeId: 'MINI_GAME', codeName: words('games') }],
  })),
  { type: 'code-list', id: 'COD_IAM_SOM_REASON', v: 1, items: [{ codeId: 'EVENT', codeName: words('event') }] },
  {
    type: 'mini-game',
    id: 'clouds',
    v: 1,
    title: words('clouds'),
    url: '/sandbox/games/clouds',
    playsADay: 2,
    maxScore: 100,
    finishMin: 30,
  },
  {
    type: 'event',
    id: 'memory',
    v: 1,
    eventId: 'memory',
    kind: 'MINI_GAME',
    parks: ['09'],
    order: 1,
    title: words('memory'),
    miniGame: 'clouds',
    prizes: [{ id: 'all', name: words('ten som'), kind: 'SOM', amount: 10, at: 1 }],
  },
];
const server = accountServer({ documents, features: [registerMiniGames] });

/** Faces of the open cards of a page by place. */
const facesIn = (html: string) =>
  [...html.matchAll(/aria-label="Card (\d+): ([A-Z][a-z ]+)/g)].map(([, place, face]) => ({
    place: Number(place) - 1,
    face: face ?? '',
  }));

it('is played without a script to its end, sends the score, and opens once for a token', async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const { url } = (
    await browser.post(
      'evt/mini-game-start',
      { parkType: 'TP', eventId: 'memory' },
      { headers: { 'idempotency-key': 'k1' } },
    )
  ).json<{ data: { url: string } }>().data;
  const ask = async (method: 'GET' | 'POST', path: string) =>
    server.app().inject({
      method,
      url: path,
      headers: {
        'accept-language': 'en',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
  const opened = await ask('GET', url);
  const page = opened.headers.location ?? '';
  expect([opened.statusCode, (await ask('GET', url)).statusCode, (await ask('GET', `${page}x`)).statusCode]).toEqual([
    303, 404, 404,
  ]);
  const press = async (place: number): Promise<string> => {
    expect((await ask('POST', `${page}/${place}`)).statusCode).toBe(303);
    return (await ask('GET', page)).body;
  };
  // Looks at two cards at a time, then takes the pairs.
  const places = new Map<string, Set<number>>();
  let last = '';
  for (let place = 0; place < 12; place += 1)
    for (const seen of facesIn(await press(place)))
      places.set(seen.face, (places.get(seen.face) ?? new Set()).add(seen.place));
  expect([...places.values()].map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 2]);
  for (const pair of places.values()) for (const place of pair) last = await press(place);
  expect(last).toMatch(/<title>You found all\. Score: \d+\. Prize: ten som · Cloud pairs<\/title>/);
  expect((await browser.get('evt/mini-game?parkType=TP&eventId=memory')).json()).toMatchObject({
    data: { playCnt: 1, bestScore: Number(/Score: (\d+)/.exec(last)?.[1]) },
  });
});
