import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventState } from '#schemas/calls/events/answers';
import type { Submitted } from '#schemas/form';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { eventData } from '../shared/events/event-sample.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { PrizeWheel } from './component.tsx';

const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/evt/event-join' } as const;
const settings: Parameters<typeof PrizeWheel>[0]['settings'] = {
  kind: 'ROULETTE',
  operation,
  guest: { text: 'Log in to take part', label: 'Log in', action: { kind: 'go', to: '/member/login' } },
  links: [
    { kind: 'COUPON', label: 'My coupons', action: { kind: 'go', to: '/coupons' } },
    { kind: 'SOM', label: 'My Som', action: { kind: 'go', to: '/mypage' } },
  ],
  texts: {
    wheel: 'Wheel of {{name}}',
    spin: 'Spin',
    turning: 'Turning',
    left: 'Turns: {{count}}',
    noneToday: 'None today',
    none: 'None',
    result: 'You won {{name}}',
    coupon: 'In your Pocket',
    som: 'Credited',
    badge: 'A badge',
    item: 'Collect it',
    balance: 'Now {{count}}',
    tomorrow: 'Again tomorrow',
  },
};
const prize = (prizeId: string, prizeKindCd: 'SOM' | 'COUPON') =>
  ({
    eventId: 'event-1',
    prizeId,
    prizeNm: prizeId,
    prizeKindCd,
    imageNm: '',
    needCnt: 0,
    streakYn: 'N',
    chanceTxt: '',
    stockTxt: '',
    statusCd: 'OPEN',
  }) as const;
const prizeList = [prize('small', 'SOM'), prize('large', 'SOM'), prize('tea', 'COUPON')];
const wheel: Partial<EventState> = { eventKindCd: 'ROULETTE', dailyYn: 'Y', prizeList };
const result = { joinId: 'j', resultCd: 'WON', prize: prizeList[2], segment: 2, rightCnt: 0, leftCnt: 0 };

const draw = async (
  event: Partial<EventState>,
  { isReduced = false, answer = { state: 'done', data: result } as Submitted, last = {} } = {},
) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const submit = vi.fn<WidgetPort['submit']>(async () => answer);
  const port = testPort('en', { submit });
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <PrizeWheel id="wheel" settings={settings} data={{ ...eventData({ ...wheel, ...event }), ...last }} />
    </WidgetPortProvider>,
  );
  const press = (label: string) =>
    act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click());
  const disc = mounted.place.querySelector<SVGSVGElement>('[role=img] > svg');
  return {
    ...mounted,
    port,
    submit,
    press,
    title: () => document.querySelector('dialog h2')?.textContent,
    angle: () => Number.parseFloat(disc?.style.getPropertyValue('rotate') ?? ''),
  };
};
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('turns for four seconds to the field of the server, and then says what was won [V-425]', async () => {
  const { submit, port, press, title, angle, place, remove } = await draw({});
  await press('Spin');
  await press('Spin');
  expect([submit.mock.calls, title()]).toEqual([[[operation, { eventId: 'event-1', parkType: 'AA' }]], undefined]);
  expect([angle() > 4 * 360, (angle() + (2 * 360) / 6) % 360]).toEqual([true, 0]);
  await act(async () => vi.advanceTimersByTime(3999));
  expect([title(), place.querySelector('[role=status]')?.textContent]).toEqual([undefined, 'Turning']);
  await act(async () => vi.advanceTimersByTime(1));
  expect(title()).toBe('You won tea');
  expect(document.querySelector('dialog')?.textContent).toContain('In your PocketMy couponsCloseAgain tomorrow');
  await act(async () => vi.advanceTimersByTime(2000));
  await press('Close');
  expect([title(), port.ran]).toEqual([undefined, [{ kind: 'refresh' }]]);
  await remove();
});

it('says the new balance after a prize of Som, and leads to it', async () => {
  const { press, remove } = await draw(
    {},
    {
      isReduced: true,
      answer: { state: 'done', data: { ...result, prize: prizeList[0], segment: 0, remainPointAmt: 12_900 } },
    },
  );
  await press('Spin');
  expect(document.querySelector('dialog')?.textContent).toContain('Credited Now 12,900My SomClose');
  await remove();
});

it('is at the result at once with reduced motion', async () => {
  const { press, title, remove } = await draw({}, { isReduced: true });
  await press('Spin');
  expect(title()).toBe('You won tea');
  await remove();
});

it('stays where it is when the server refuses, and says why', async () => {
  const { press, place, angle, title, remove } = await draw(
    {},
    { answer: { state: 'refused', message: 'Everything has been given away.' } },
  );
  await press('Spin');
  expect([place.querySelector('[role=alert]')?.textContent, angle(), title()]).toEqual([
    'Everything has been given away.',
    Number.NaN,
    undefined,
  ]);
  await remove();
});

it('stands at the last own turn [V-424]', async () => {
  const { angle, place, remove } = await draw(
    { joinYn: 'N', joinCnt: 1, leftCnt: 0 },
    { last: { last: { state: 'ready', value: { prize: prizeList[1], segment: 1, joinDtm: '20261121100000' } } } },
  );
  expect([(angle() + 360 / 6) % 360, place.textContent?.endsWith('None today')]).toEqual([0, true]);
  await remove();
});

it('shows a guest the prizes, and the way to the login', async () => {
  const { place, remove } = await draw({ loginYn: 'N', joinYn: 'N' });
  expect([
    place.querySelector('[role=img]')?.getAttribute('aria-label'),
    place.querySelector('a')?.textContent,
    place.querySelector('button'),
  ]).toEqual(['Wheel of small, large, tea', 'Log in', null]);
  await remove();
});
