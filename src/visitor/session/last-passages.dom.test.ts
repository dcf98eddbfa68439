import { expect, it, vi } from 'vitest';
import { decide, koreanDay } from '#engine';
import type { AnyDocument } from '#schemas/documents';
import { myInfoOf } from '#tests/account-records.ts';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import services from '../../../config/site/data-services.json' with { type: 'json' };
import directions from '../../../config/site/guards/directions.json' with { type: 'json' };
import memberInfo from '../../../config/site/guards/member-info.json' with { type: 'json' };
import { fetchSources } from '../data/fetch-sources.ts';
import { deletePassages, storePassages } from './last-passages.ts';
import { keepUserSession } from './user-session.ts';

callsAnswered();

const entered = (now: number) => ({
  ...myInfoOf(),
  membershipUid: 'M1',
  enterParkInfo: {
    parkType: 'AA',
    enterLeaveType: 'ENTER' as const,
    processYn: 'Y' as const,
    processDate: koreanDay(now),
    processTime: '000000',
    pticketId: 'T7',
    enterTicketCnt: 1,
  },
});
/** Asks the source of a shipped guard while there is no network. */
const askOffline = async (guard: { readonly id: string }) => {
  keepUserSession(loggedInMember);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  const snapshot = snapshotWith([
    guard,
    ...services.documents,
    pageOf(30, { venue: 'AA', guards: [guard.id] }),
  ] as unknown as readonly AnyDocument[]);
  const { needsFacts } = decide(snapshot, ask('/aa/page-30', { viewer: { login: true, curResort: 'AA' } }));
  const { tools } = sessionSite('/Gateway');
  return fetchSources(needsFacts, { ...tools.scope(), who: 'M1' });
};

it('lets a member who entered today use the directions without a network, and stores no ticket number', async () => {
  storePassages('AA', entered(Date.now()), Date.now());
  expect(localStorage.getItem('parkPassages')).not.toContain('T7');
  expect(await askOffline(directions)).toEqual({
    answers: { directions: { value: 'M1' } },
    learnt: [{ park: 'AA', onSite: true }],
  });
});

it.each([
  ['nothing is known', () => deletePassages()],
  ['it is known of yesterday', () => storePassages('AA', entered(Date.now() - 86_400_000), Date.now() - 86_400_000)],
  ['it is known of another park', () => storePassages('BB', entered(Date.now()), Date.now())],
  [
    'it is known of another member',
    () => storePassages('AA', { ...entered(Date.now()), membershipUid: 'M2' }, Date.now()),
  ],
])('counts a call without a response as failed if %s [V-377]', async (_, store) => {
  store();
  expect(await askOffline(directions)).toEqual({ answers: { directions: 'failed' }, learnt: [] });
});

it('has no effect on a guard without the setting', async () => {
  storePassages('AA', entered(Date.now()), Date.now());
  expect((await askOffline(memberInfo)).answers).toEqual({ 'member-info': 'failed' });
});
