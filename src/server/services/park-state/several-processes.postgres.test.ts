import { expect, it, vi } from 'vitest';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { all, operatorWith } from '#tests/operators.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { storeAt, tempDatabase } from '#tests/temp-store.ts';
import { publishingOver, seedWith, testServer } from '#tests/test-server.ts';
import { kstDay } from '../../core/wire-values.ts';
import { loadLive } from '../../site/publishing/load-live.ts';
import { Poller } from './poller.ts';

const patience = { timeout: 20_000 };

/** Two servers on one database, each with its poller on a shared clock. */
const processes = async () => {
  const address = await tempDatabase();
  await seedWith(publishingOver(await storeAt(address)), [...soundSite(), facility('a'), queuePlan('a'), opening]);
  const clock = { now: Date.parse('2026-11-01T03:00:00Z') };
  const polls: string[] = [];
  const start = async (name: string) => {
    const publishing = publishingOver(await storeAt(address));
    await loadLive(publishing);
    const server = await testServer(publishing);
    await server.app.ready();
    const read = (): Promise<FacilityState[]> => {
      polls.push(name);
      return Promise.resolve([{ facilityId: 'a', statusCd: 'OPEN', waitMin: polls.length * 5, asOf: clock.now }]);
    };
    const poller = new Poller({
      store: publishing.store,
      now: () => clock.now,
      venues: () => ['TP'],
      read,
      warn: () => undefined,
    });
    return {
      ...server,
      tick: async () => {
        await poller.tick();
        await poller.settled();
      },
      waitMin: () => server.app.parkStates.stored('TP').polled[0]?.waitMin,
    };
  };
  return { clock, polls, one: await start('one'), other: await start('other') };
};

it('one process polls for both; when it is killed, the other takes over', async () => {
  const { clock, polls, one, other } = await processes();
  await one.tick();
  await other.tick();
  await vi.waitUntil(() => one.waitMin() === 5 && other.waitMin() === 5, patience);
  // The first process renews its lease no more.
  clock.now += 61_000;
  await other.tick();
  await vi.waitUntil(() => one.waitMin() === 10 && other.waitMin() === 10, patience);
  expect(polls).toEqual(['one', 'other']);
});

it('shows a state that an operator sets through one process in the other', async () => {
  const { one, other } = await processes();
  const operator = await operatorWith(one, [all('operations')]);
  expect((await operator.call('PUT', '/today/TP/a', { statusCd: 'CLOSED' })).statusCode).toBe(200);
  await vi.waitUntil(() => other.app.parkStates.stored('TP').overrides.length === 1, patience);
  expect(other.app.parkStates.stored('TP').overrides[0]).toMatchObject({ facilityId: 'a', statusCd: 'CLOSED' });
});

it('pauses a queue in both processes, whichever an operator uses', async () => {
  const { one, other } = await processes();
  const operator = await operatorWith(one, [all('operations')]);
  const isPaused = () => other.app.parkStates.isPaused('TP', 'TP-q-a', kstDay(other.publishing.clock.now()));
  expect((await operator.call('POST', '/queues/TP/a/pause')).statusCode).toBe(200);
  await vi.waitUntil(isPaused, patience);
  await operator.call('POST', '/queues/TP/a/resume');
  await vi.waitUntil(() => !isPaused(), patience);
});
