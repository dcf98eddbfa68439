import { expect, it, vi } from 'vitest';
import { koreanDay, type NeededFact } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { myInfoOf } from '#tests/account-records.ts';
import { addresses, answer, answers, base, callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import { askSources } from '../ask-sources.ts';
import { learnInfo } from './learn-info.ts';
import { keepUserSession } from './user-session.ts';

callsAnswered();

it('what the guards of a route were told of the member is kept as my-info, and who has come into the park meanwhile is in it [P-565]', async () => {
  keepUserSession(loggedInMember);
  const enterParkInfo = { parkType: 'AA', enterLeaveType: 'ENTER' as const, processYn: 'Y' as const, processDate: koreanDay(Date.now()), processTime: '000000', pticketId: 'T7', enterTicketCnt: 1 };
  const info = { ...myInfoOf(), enterParkInfo };
  answers.set(`${base}/members/me`, answer(info));
  const service = { id: 'DTS_TST_00001', path: `${base}/members/me`, state: 'N' } as const;
  const need: NeededFact = { guard: 'member-info', key: `${base}/members/me?membershipUid=%7Bmember.uid%7D&parkType=AA`, pointer: ['membershipUid'], service, keepAs: 'myInfo' };
  const { tools } = sessionSite('/Gateway');
  const { learnt } = await askSources([need], { ...tools.scope(), who: 'M1' });
  const shown = vi.fn<(viewer: Viewer) => void>();
  await learnInfo(tools.presentRef, shown, learnt);
  expect([addresses, sessionStorage.getItem('myinfo')]).toEqual([['/members/me?membershipUid=M1&parkType=AA'], JSON.stringify(info)]);
  expect([shown.mock.calls.flat().map(({ onSite }) => onSite), tools.presentRef.current.viewer.onSite]).toEqual([[{ AA: true }], { AA: true }]);
});
