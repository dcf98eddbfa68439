import { expect, it } from 'vitest';
import type { EventHistory } from '#schemas/calls/events/history-answers';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import type { JoinState } from '../../../engine/index.ts';
import { registerEvents } from './routes.ts';

const local = (ko: string) => ({ ko, en: ko });
const event = (id: string, more: object = {}) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind: 'APPLY',
  parks: ['01'],
  order: 1,
  title: local(id),
  ...more,
});
const draw = { draw: { resultOn: '2026-11-20' }, prizes: [{ id: 'p', name: local('wheel'), kind: 'ITEM' }] };
const server = accountServer({
  documents: [
    event('open', { until: '2026-11-10T00:00:00+09:00', ...draw }),
    event('closed', { until: '2026-10-31T00:00:00+09:00', ...draw }),
    event('stamps', { kind: 'STAMP', stamps: [{ id: 's', name: local('s'), way: 'SCREEN', code: 'AAAAAAAA' }] }),
    event('past', { until: '2026-10-01T00:00:00+09:00' }),
  ],
  features: [registerEvents],
});

const days = (ago: number) => new Date(server.now().getTime() - ago * 86_400_000).toISOString();

it('lists events once, with what is true now, by period and park [P-227]', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()];
  let last = 0;
  const join = (name: string, at: string, state: JoinState, more: object = {}) =>
    server
      .store()
      .db.insertInto('event_joins')
      .values({
        id: `h-${++last}`,
        event: name,
        kind: name === 'stamps' ? 'STAMP' : 'APPLY',
        venue: 'TP',
        member: member.uid,
        day: '20261101',
        occasion: `o-${last}`,
        no: 0,
        turn: last,
        state,
        prize: '',
        slot: '',
        score: 0,
        answers: '{}',
        stock: '{}',
        barred: '[]',
        release: 1,
        drawn: '',
        at,
        claim_until: null,
        settled_at: null,
        ...more,
      })
      .execute();
  await join('open', days(1), 'APPLIED');
  await join('closed', days(3), 'APPLIED');
  await join('stamps', days(4), 'DONE');
  await join('stamps', days(5), 'DONE');
  await join('past', days(40), 'WON', { prize: 'p', claim_until: days(20) });
  await join('gone', days(50), 'WON', { claim_until: days(-5), venue: 'ZZ' });
  await join('past', days(800), 'LOST', { venue: 'OLD' });
  await join('open', days(1), 'APPLIED', { member: other.uid });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const read = async (query = '') =>
    (await browser.get(`evt/event-history?${query}`)).json<{ data: EventHistory }>().data;
  const said = ({ historyList }: EventHistory) =>
    historyList.map(({ eventId, statusCd, joinCnt }) => `${eventId} ${statusCd} ${joinCnt}`);
  const all = await read();
  expect(said(all)).toEqual(['open ENTERED 1', 'closed CLOSED 1', 'stamps JOINED 2', 'past LAPSED 1', 'gone WON 1']);
  expect(all).toMatchObject({ totalCnt: 5, historyList: [{ resultDtm: '20261120000000' }, {}, {}, {}, {}] });
  expect(said(await read('months=1'))).toEqual(['open ENTERED 1', 'closed CLOSED 1', 'stamps JOINED 2']);
  expect(said(await read('parkType=ZZ'))).toEqual(['gone WON 1']);
  expect(said(await read('pagePerCount=2&currentPage=2'))).toEqual(['stamps JOINED 2', 'past LAPSED 1']);
});
