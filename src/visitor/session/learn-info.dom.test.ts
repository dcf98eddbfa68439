import { expect, it, vi } from 'vitest';
import { decide, koreanDay } from '#engine';
import type { AnyDocument } from '#schemas/documents';
import type { Viewer } from '#schemas/viewer';
import { myInfoOf } from '#tests/account-records.ts';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { addresses, answer, answers, base, callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import services from '../../../config/site/data-services.json' with { type: 'json' };
import directions from '../../../config/site/guards/directions.json' with { type: 'json' };
import memberInfo from '../../../config/site/guards/member-info.json' with { type: 'json' };
import { fetchSources } from '../data/fetch-sources.ts';
import { learnInfo } from './learn-info.ts';
import { keepUserSession } from './user-session.ts';

callsAnswered();

it.each([memberInfo, directions])(
  'what the guard $id of a route was told of the member is kept as my-info, and who has come into the park meanwhile is in it [P-565] [V-383]',
  async (guard) => {
    keepUserSession(loggedInMember);
    const enterParkInfo = {
      parkType: 'AA',
      enterLeaveType: 'ENTER' as const,
      processYn: 'Y' as const,
      processDate: koreanDay(Date.now()),
      processTime: '000000',
      pticketId: 'T7',
      enterTicketCnt: 1,
    };
    const info = { ...myInfoOf(), enterParkInfo };
    answers.set(`${base}/members/me`, answer(info));
    // The shipped documents; all are held to their schemas by the gate.
    const snapshot = snapshotWith([
      guard,
      ...services.documents,
      pageOf(30, { venue: 'AA', guards: [guard.id] }),
    ] as unknown as readonly AnyDocument[]);
    const { needsFacts } = decide(snapshot, ask('/aa/page-30', { viewer: { login: true, curResort: 'AA' } }));
    const { tools } = sessionSite('/Gateway');
    const { learnt } = await fetchSources(needsFacts, { ...tools.scope(), who: 'M1' });
    const shown = vi.fn<(viewer: Viewer) => void>();
    await learnInfo(tools.presentRef, shown, learnt);
    expect([addresses, sessionStorage.getItem('myinfo')]).toEqual([
      ['/members/me?membershipUid=M1&parkType=AA'],
      JSON.stringify(info),
    ]);
    expect([shown.mock.calls.flat().map(({ onSite }) => onSite), tools.presentRef.current.viewer.onSite]).toEqual([
      [{ AA: true }],
      { AA: true },
    ]);
  },
);
