import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decide, type DecisionInput } from '#engine';
import { serviceOf } from '#tests/builders.ts';
import { ask as askOf, guardOf, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { mount } from '#tests/mount.ts';
import type { Guard } from '#schemas/documents/guard/schema';
import type { CallHouse } from '../data/call-service.ts';
import type { Present } from '../app/present.ts';
import type { ReleaseStore } from '../live/release-store.ts';
import { useDecisions, type Decisions } from './use-decisions.ts';

const rules = [{ when: [[{ fact: 'source', is: ['no'] }]], refuse: 'A//stop' }] as Guard['rules'];
const snapshot = snapshotWith([
  serviceOf(1, '/api/v1/iam/one'),
  guardOf('asks', rules, { source: { dataServiceId: 'DTS_TST_00001', pointer: '/state' } }),
  pageOf(30),
  pageOf(31, { guards: ['asks'] }),
]);
const store = {
  decide: async (question: DecisionInput) => ({ decision: decide(snapshot, question), ground: {} }),
} as Pick<ReleaseStore, 'decide'> as ReleaseStore;

beforeEach(() =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: '200', data: { state: 'yes' } }))),
);
afterEach(() => vi.unstubAllGlobals());

/** Decisions of a site with these hooks. */
const decisionsOf = async (house: CallHouse): Promise<Decisions> => {
  const { viewer } = askOf('/page-30');
  const shown = {
    decision: decide(snapshot, askOf('/page-30')),
    site: snapshot.site,
    release: { number: 1, hash: 'r' },
  };
  const presentRef = { current: { shown, viewer, house } as unknown as Present };
  const put = vi.fn<(decisions: Decisions) => void>(({ putStore }) => putStore(store));
  function Page() {
    const decisions = useDecisions('/slices/none.json', presentRef, () => undefined);
    useEffect(() => put(decisions), [decisions]);
    return null;
  }
  const { remove } = await mount(<Page />);
  await remove();
  const [decisions] = put.mock.calls[0] ?? [];
  if (decisions === undefined) throw new Error('It was not drawn.');
  return decisions;
};

it('what guards ask waits for the login as all calls do; ahead of a visit that may never come it does not touch it', async () => {
  const ready = vi.fn<CallHouse['ready']>();
  const { ask } = await decisionsOf({ ready, failed: async () => 'caller' });
  await ask('/page-31', 'push', undefined, true);
  expect(ready).not.toHaveBeenCalled();
  const { decision } = await ask('/page-31', 'push');
  expect([decision.outcome.kind, ready.mock.calls.length]).toEqual(['page', 1]);
});
