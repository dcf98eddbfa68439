import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Attendance } from '#schemas/calls/events/attendance-answers';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { AttendanceCalendar } from './component.tsx';
import { attendance } from './sample.ts';

const reminder = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/evt/attend-push' } as const;
const settings: Parameters<typeof AttendanceCalendar>[0]['settings'] = {
  reminder,
  texts: {
    before: 'Before',
    after: 'After',
    attended: 'Attended',
    missed: 'Missed',
    today: 'Today',
    gift: 'Gift',
    remind: 'Remind at {{name}}',
    reminded: 'On',
    quiet: 'Off',
  },
};

const draw = async (more: Partial<Attendance>, port: Partial<WidgetPort> = {}) => {
  const given = testPort('en', { now: () => Date.parse('2026-12-02T10:00:00+09:00'), ...port });
  const mounted = await mount(
    <WidgetPortProvider value={given}>
      <AttendanceCalendar
        id="calendar"
        settings={settings}
        data={{ attendance: { state: 'ready', value: attendance(more) } }}
      />
    </WidgetPortProvider>,
  );
  const { place } = mounted;
  return {
    ...mounted,
    port: given,
    press: (selector: string) => act(async () => place.querySelector<HTMLElement>(selector)?.click()),
    days: () =>
      [...place.querySelectorAll('td')].map((one) => one.textContent).filter((text) => /[a-z]/i.test(text ?? '')),
  };
};

it("opens the month of the server's clock and goes back to the first of the event [V-421]", async () => {
  const { place, press, days, remove } = await draw({});
  expect([
    place.querySelector('h2')?.textContent,
    days(),
    place.querySelector('[aria-current=date]')?.textContent,
  ]).toEqual(['December 2026', ['1Missed', '2Today', '3 Gift'], '2Today']);
  await press('[aria-label=Before]');
  expect([place.querySelector('h2')?.textContent, days().slice(0, 3)]).toEqual([
    'November 2026',
    ['1 Attended', '2Missed', '3 Attended'],
  ]);
  expect([...place.querySelectorAll<HTMLButtonElement>('button')].map(({ disabled }) => disabled)).toEqual([
    true,
    false,
  ]);
  await remove();
});

it('turns the reminder on, and back when the server refuses [V-427]', async () => {
  const on = await draw({});
  await on.press('[role=switch]');
  expect([on.port.submitted, on.port.said]).toEqual([
    [{ call: reminder, values: { eventId: 'attend-1', pushYn: 'Y' } }],
    ['On'],
  ]);
  await on.remove();
  const refused = await draw(
    {},
    { submit: vi.fn<WidgetPort['submit']>(async () => ({ state: 'refused', message: 'Not now' })) },
  );
  await refused.press('[role=switch]');
  expect([refused.place.querySelector<HTMLInputElement>('[role=switch]')?.checked, refused.port.said]).toEqual([
    false,
    ['Not now'],
  ]);
  await refused.remove();
});

it.each([
  ['a guest', { loginYn: 'N' }],
  ['an event without a reminder', { remindTm: '' }],
] as const)('has no switch for %s', async (_, more) => {
  const { place, remove } = await draw(more);
  expect([place.querySelector('table') !== null, place.querySelector('[role=switch]')]).toEqual([true, null]);
  await remove();
});

it('shows nothing without an event', async () => {
  const { place, remove } = await draw({ event: null });
  expect(place.textContent).toBe('');
  await remove();
});
