import { expect, it } from 'vitest';
import type { QueuePlan } from '#schemas/documents/queue-plan/schema';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { tempStore } from '#tests/temp-store.ts';
import { LiveSite } from '../../core/live-site/live-site.ts';
import { LiveRecords } from '../../core/records/live-records.ts';
import { countLiveEntries } from './live-entries.ts';

const plan = queuePlan('ride', { mode: 'BOTH', slots });

/** Places in the queues of a plan. Returns what refuses a release with a changed plan. */
const refusals = async (places: readonly (readonly [slot: string, state: string])[]) => {
  const store = await tempStore();
  const at = '2026-11-01T00:00:00.000Z';
  await store.db
    .insertInto('members')
    .values({
      uid: 'M1',
      login_id: 'm1',
      name: '',
      nickname: '',
      lang: 'ko',
      birth_date: '',
      gender: '',
      email: '',
      mobile: '',
      kind: '2',
      regular: 1,
      ex_member: 0,
      conversion_agreed_on: '',
      grade: '',
      picture: '',
      consents: '{}',
      passages: '{}',
      state: 'active',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await store.db
    .insertInto('queue_entries')
    .values(
      places.map(([slot, state], index) => ({
        id: `e${index}`,
        plan: plan.id,
        venue: 'TP',
        facility: 'ride',
        day: '20261101',
        mode: slot === '' ? ('LINE' as const) : ('SLOT' as const),
        no: index + 1,
        state: state as 'WAITING',
        member: 'M1',
        people: 1,
        slot,
        come_back: 0,
        told: 0,
        joined_at: 0,
        starts_at: null,
        called_at: null,
        until: null,
        ended_at: null,
      })),
    )
    .execute();
  const records = new LiveRecords();
  countLiveEntries(records, new LiveSite());
  return async (more: Partial<QueuePlan>): Promise<readonly string[]> =>
    (
      await records.problemsOf(
        store.db,
        [{ type: plan.type, id: plan.id, before: plan, after: { ...plan, ...more } }],
        new Date(at),
      )
    ).map(({ severity, at: { pointer }, text }) => `${severity} ${pointer} ${text.en}`);
};

it('refuses to shorten a plan to times without those that are reserved, and says how many', async () => {
  const release = await refusals([
    ['1940', 'RESERVED'],
    ['1940', 'READY'],
    ['1920', 'CANCELLED'],
    ['', 'ENTERED'],
  ]);
  expect(await release({ slots: { ...slots, until: '19:00' } })).toEqual([
    'error /slots 2 reservations have the time 19:40, so it cannot be removed.',
  ]);
  expect(await release({ slots: { ...slots, from: '18:00' } })).toEqual([]);
});

it('refuses to take away a line in which parties wait; without them it can go', async () => {
  expect(
    await (
      await refusals([
        ['', 'WAITING'],
        ['', 'CALLED'],
      ])
    )({ mode: 'SLOT' }),
  ).toEqual(['error /slots 2 parties wait in the line, so it cannot be removed.']);
  expect(await (await refusals([['', 'NO_SHOW']]))({ mode: 'SLOT' })).toEqual([]);
});
