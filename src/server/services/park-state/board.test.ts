import { expect, it, vi } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { facility, opening, toilet } from '#tests/park-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { savePoll } from './park-store.ts';
import type { Board } from '#schemas/calls/park-state/console-answers';

// Noon in Korea; the park closes at 21.
const now = Date.parse('2026-11-01T03:00:00Z');
const closing = Date.parse('2026-11-01T12:00:00Z');

const park = async () => {
  const publishing = publishingOver(await tempStore());
  await seedWith(publishing, [...soundSite(), facility('a'), facility('b', { order: 2 }), toilet('toilet'), opening]);
  const server = await testServer(publishing);
  await server.app.ready();
  const operator = await operatorWith(server, [{ ...all('operations'), venues: ['TP'] }]);
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await operator.call(method, `/today/TP${path}`, body)).json<Board & { code?: string }>();
  const states = () => server.app.parkStates.current('TP');
  return { server, publishing, operator, call, states };
};

it('lists all facilities; without a source none has information', async () => {
  const { call } = await park();
  expect(await call('GET', '')).toMatchObject({
    source: 'none',
    now,
    facilities: [
      { facilityId: 'a', hasWait: true, closesAt: closing },
      { facilityId: 'b' },
      { facilityId: 'toilet', hasWait: false },
    ],
  });
});

it('closes a facility until closing time, in the memory of the process and in the journal', async () => {
  const { call, states, operator, server } = await park();
  const { facilities } = await call('PUT', '/a', { statusCd: 'CLOSED' });
  expect(facilities[0]).toMatchObject({
    current: { statusCd: 'CLOSED', asOf: now },
    override: { until: closing, author: operator.id },
  });
  await vi.waitUntil(() => states().get('a')?.statusCd === 'CLOSED');
  const { entries } = (await server.console('GET', '/journal')).json<{ entries: { kind: string }[] }>();
  expect(entries[0]).toMatchObject({
    kind: 'state-set',
    type: 'facility',
    document: 'TP-a',
    venue: 'TP',
    author: operator.id,
    detail: { statusCd: 'CLOSED', until: closing },
  });
});

it('sets a wait time until a chosen time, replaces it, and takes it back', async () => {
  const { call, states, server } = await park();
  await call('PUT', '/a', { statusCd: 'OPEN', waitMin: 30, until: now + 60_000 });
  const { facilities } = await call('PUT', '/a', { statusCd: 'DELAYED', waitMin: 45, until: now + 120_000 });
  expect(facilities[0]).toMatchObject({
    current: { statusCd: 'DELAYED', waitMin: 45 },
    override: { until: now + 120_000 },
  });
  await vi.waitUntil(() => states().get('a')?.waitMin === 45);
  expect((await call('DELETE', '/a')).facilities[0]).not.toHaveProperty('override');
  await vi.waitUntil(() => !states().has('a'));
  const { entries } = (await server.console('GET', '/journal')).json<{ entries: { kind: string }[] }>();
  expect(entries.slice(0, 3).map(({ kind }) => kind)).toEqual(['state-taken-back', 'state-set', 'state-set']);
});

it('writes each change of a state to the audit log, with the operator and without personal values', async () => {
  const { call, operator, server } = await park();
  await call('PUT', '/a', { statusCd: 'OPEN', waitMin: 30 });
  await call('PUT', '/a', { statusCd: 'CLOSED', until: now + 60_000 });
  await call('DELETE', '/a');
  await call('DELETE', '/a');
  const { db } = server.publishing.store;
  await call('PUT', '/b', { statusCd: 'FULL', until: now + 60_000 });
  await db.transaction().execute((tx) => savePoll(tx, 'TP', { at: now + 60_000, states: [], waits: {} }));
  const log = await db
    .selectFrom('record_log')
    .select(['record', 'record_id', 'venue', 'actor_kind', 'actor', 'from_state', 'to_state', 'reason'])
    .orderBy('id')
    .execute();
  const changed = (facilityId: string, from: string, to: string, reason: string, by: string = operator.id) => ({
    record: 'state_overrides',
    record_id: `TP/${facilityId}`,
    venue: 'TP',
    actor_kind: by === '' ? 'server' : 'operator',
    actor: by,
    from_state: from,
    to_state: to,
    reason,
  });
  expect(log.map((row) => ({ ...row }))).toEqual([
    changed('a', '', 'OPEN', 'wait 30'),
    changed('a', 'OPEN', 'CLOSED', ''),
    changed('a', 'CLOSED', '', 'taken back'),
    changed('b', '', 'FULL', ''),
    changed('b', 'FULL', '', 'ended', ''),
  ]);
});

it.each([
  ['an end in the past', '/a', { statusCd: 'CLOSED', until: now }, 'OPR_09'],
  ['an end more than a day ahead', '/a', { statusCd: 'CLOSED', until: now + 86_400_001 }, 'OPR_09'],
  ['a wait time of a closed facility', '/a', { statusCd: 'CLOSED', waitMin: 5 }, 'OPR_10'],
  ['a wait time of a facility without wait times', '/toilet', { statusCd: 'OPEN', waitMin: 5 }, 'OPR_10'],
  ['an unknown facility', '/none', { statusCd: 'CLOSED' }, 'OPR_08'],
  ['an unknown status', '/a', { statusCd: 'GONE' }, 'REQ_INVALID'],
  ['a wait time above 300 minutes', '/a', { statusCd: 'OPEN', waitMin: 301 }, 'REQ_INVALID'],
])('refuses %s', async (_, path, body, code) => {
  const { call, server } = await park();
  expect((await call('PUT', path, body)).code).toBe(code);
  expect(await server.publishing.store.db.selectFrom('state_overrides').select('facility').execute()).toEqual([]);
});

it('writes no entry to the journal when nothing was set', async () => {
  const { call, server } = await park();
  await call('DELETE', '/a');
  expect((await server.console('GET', '/journal')).body).not.toContain('state-taken-back');
});
