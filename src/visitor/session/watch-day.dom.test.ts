import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, answers, asked, base, callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import { keepUserSession } from './user-session.ts';
import { watchDay } from './watch-day.ts';

callsAnswered();
const minute = 60_000;

/** A member who is in the park late on a Korean evening; the server says how they are from the next day on. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:50:00+09:00') });
  keepUserSession(loggedInMember);
  document.cookie = 'access_hint=1';
});
afterEach(() => void vi.useRealTimers());

const inThePark = () => {
  const house = sessionSite('/Gateway');
  const { presentRef } = house.tools;
  const { viewer } = presentRef.current;
  presentRef.current.viewer = { ...viewer, onSite: { AA: true } };
  const { platform: _platform, locale: _locale, ...facts } = viewer;
  answers.set(
    `${base}/login/session/info`,
    answer({
      loginYn: 'Y',
      viewer: { ...facts, onSite: { AA: false }, password: 'due' },
      userInfo: loggedInMember.user,
    }),
  );
  return { ...house, end: watchDay(house.tools), viewer: () => presentRef.current.viewer };
};

it('learns after midnight in Korea, once, that the member is no longer on site and the password due', async () => {
  const { end, viewer, went } = inThePark();
  await vi.advanceTimersByTimeAsync(9 * minute);
  expect([asked, viewer().onSite]).toEqual([[], { AA: true }]);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect([asked, viewer().onSite, viewer().password, went]).toEqual([
    ['/login/session/info'],
    { AA: false },
    'due',
    ['reload'],
  ]);
  await vi.advanceTimersByTimeAsync(23 * 60 * minute);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked).toHaveLength(2);
  end();
});

it('learns it when it is looked at again, where a device has slept over midnight', async () => {
  const { end, viewer } = inThePark();
  vi.setSystemTime(Date.parse('2026-11-22T08:00:00+09:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked, viewer().onSite]).toEqual([['/login/session/info'], { AA: false }]);
  end();
});

it('ends with the page', async () => {
  inThePark().end();
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toEqual([]);
});
