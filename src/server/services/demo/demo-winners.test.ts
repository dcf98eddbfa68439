import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedHash } from '#content/draws/lots';
import type { EventState, EventWinners } from '#schemas/calls/events/answers';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, day } from '#tests/account-server.ts';
import { sealOf } from '../events/fair-draw.ts';
import { registerEvents } from '../events/routes.ts';
import { winnerName } from '../events/views.ts';
import { demoMembers } from './demo-list.ts';
import { registerDemo, seedDemo } from './demo-members.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
/** Closed draws of the shipped site, at the park of the test site. */
const shipped = ['haneul-land', 'aqua-bay'].flatMap((folder) =>
  (
    JSON.parse(readFileSync(join(root, 'config', folder, 'contents', 'events.json'), 'utf8')) as {
      documents: readonly Event[];
    }
  ).documents.filter(({ draw, until }) => draw !== undefined && until?.startsWith('2026-10') === true),
);
const events = shipped.map((event) => ({ ...event, parks: ['09'] }));
const list = (id: string) => ({
  type: 'code-list',
  id,
  v: 1,
  items: [{ codeId: 'APPLY', codeName: { ko: '응모', en: 'Draw' } }],
});
const server = accountServer({
  documents: [list('COD_IAM_EVENT_KIND'), list('COD_IAM_BOARD_KIND'), ...events],
  features: [registerEvents, registerDemo],
});

it('the closed draws of the demo show masked winners and the seed, drawn once by the server among demo members', async () => {
  expect(events.map(({ id }) => id)).toEqual(['EL-apply-9', 'CB-apply-9']);
  const winners = async (id: string) =>
    (await server.browser().get(`evt/event-winners?parkType=TP&eventId=${id}`)).json<{ data: EventWinners }>().data;
  const read = async (id: string) =>
    (await server.browser().get(`evt/event-state?parkType=TP&eventId=${id}`)).json<{ data: EventState }>().data;
  // At the start of the test the results are not out.
  expect(await read('EL-apply-9')).toMatchObject({ statusCd: 'CLOSED', seed: '' });
  expect(await winners('EL-apply-9')).toEqual({ winnerList: [], totalCnt: 0 });
  server.wait(5 * day);
  await Promise.all([seedDemo(server.app()), seedDemo(server.app())]);
  const masked = demoMembers
    .filter(({ kind }) => kind === '2')
    .map(({ loginId, nickname, password }) => winnerName({ login_id: password === '' ? null : loginId, nickname }));
  for (const { id, prizes = [] } of events) {
    const state = await read(id);
    const seal = await sealOf(server.store().db, id, server.now());
    expect(state).toMatchObject({
      statusCd: 'DONE',
      seed: seal.seed,
      seedHash: seedHash(seal.seed),
      listHash: seal.list_hash,
    });
    const { winnerList, totalCnt } = await winners(id);
    expect([
      winnerList.length,
      totalCnt,
      seal.drawn_at !== '',
      winnerList.every(({ winnerNm }) => masked.includes(winnerNm)),
    ]).toEqual([prizes[0]?.stock, prizes[0]?.stock, true, true]);
  }
});

it('winners stay on the list when the time to claim has ended, and nobody applies twice', async () => {
  const { db } = server.store();
  const count = async () => (await db.selectFrom('event_joins').select('id').execute()).length;
  const before = await count();
  server.wait(15 * day);
  await seedDemo(server.app());
  expect(await count()).toBe(before);
  const states = await db
    .selectFrom('event_joins')
    .select('state')
    .where('event', '=', 'EL-apply-9')
    .where('prize', '<>', '')
    .execute();
  expect(states.filter(({ state }) => state === 'CLAIMED').length).toBeGreaterThan(1);
});
