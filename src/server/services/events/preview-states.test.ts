import { expect, it } from 'vitest';
import type { EventState } from '#schemas/calls/events/answers';
import { deliveryServer } from '#tests/delivery-server.ts';
import { cookieOf } from '#tests/operators.ts';
import { TOKEN } from '#tests/test-server.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const list = (id: string, ...codes: string[]) => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: words(codeId) })),
});
const event = (id: string, kind: string, more: object) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  from: '2027-02-01T00:00:00+09:00',
  until: '2027-02-10T00:00:00+09:00',
  ...more,
});
const kinds = ['APPLY', 'MINI_GAME', 'ATTEND'];
const server = deliveryServer([
  list('COD_IAM_EVENT_KIND', ...kinds),
  list('COD_IAM_BOARD_KIND', ...kinds),
  list('COD_IAM_ATTEND_KIND', 'ATTEND'),
  {
    type: 'mini-game',
    id: 'clouds',
    v: 1,
    title: words('clouds'),
    url: '/quiet',
    playsADay: 2,
    maxScore: 100,
    finishMin: 30,
  },
  event('draw', 'APPLY', {
    draw: { resultOn: '2027-02-15' },
    prizes: [{ id: 'cabin', name: words('cabin'), kind: 'ITEM', stock: 1 }],
  }),
  event('game', 'MINI_GAME', { miniGame: 'clouds' }),
  event('days', 'ATTEND', {}),
]);

/** Opens a preview at an instant on the visitor's clock. */
const previewAt = async (day: string) => {
  const payload = {
    which: 'live',
    viewer: { locale: 'en', platform: 'WEB_MOBILE' },
    path: '/',
    minutes: 10,
    at: Date.parse(`${day}T12:00:00+09:00`),
  };
  const opened = await server.app().inject({
    method: 'POST',
    url: '/api/console/v1/previews',
    headers: { authorization: `Bearer ${TOKEN}`, host: '127.0.0.1:3000' },
    payload,
  });
  const { pathname, search } = new URL(opened.json<{ url: string }>().url);
  const host = 'localhost:3000';
  const cookie = cookieOf(await server.get(pathname + search, { host }));
  return async <Data>(path: string) =>
    (await server.get(`/api/v1/iam/evt/${path}`, { cookie, host })).json<{ data: Data }>().data;
};

it('previews an event in each of its states, with the clock of the preview', async () => {
  const seen: unknown[] = [];
  for (const day of ['2027-01-31', '2027-02-01', '2027-02-12', '2027-02-15']) {
    const get = await previewAt(day);
    const { statusCd, seed, seedHash } = await get<EventState>('event-state?parkType=TP&eventId=draw');
    const { gameList } = await get<{ gameList: readonly object[] }>('mini-games?parkType=TP');
    const { eventId } = await get<{ eventId: string }>('attend-dtl?parkType=TP');
    seen.push([statusCd, seedHash.length, seed.length, gameList.length, eventId]);
  }
  expect(seen).toEqual([
    ['NOT_YET', 0, 0, 0, ''],
    ['OPEN', 64, 0, 1, 'days'],
    ['CLOSED', 64, 0, 0, ''],
    ['DONE', 64, 64, 0, ''],
  ]);
  // The site has its own clock.
  expect((await server.get('/api/v1/iam/evt/event-state?parkType=TP&eventId=draw')).json()).toMatchObject({
    data: { statusCd: 'NOT_YET', seed: '', seedHash: '' },
  });
});
