import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AlarmsAnswer, ReportAnswer } from '#schemas/calls/privacy-desk/answers';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { AlarmCount } from './alarm-count.tsx';
import { ReportPanel } from './report-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = async (answer: AlarmsAnswer | ReportAnswer, element: React.ReactElement) => {
  const { around } = await consoleSite([]);
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { place, remove } = await mount(around(element, 'en'));
  onTestFinished(remove);
  await act(async () => undefined);
  return place;
};
const alarm = { id: 'a', kind: 'BULK', operator: 'agent', amount: 20, at: '2026-11-01T03:00:00Z' } as const;
const report: ReportAnswer = {
  month: '2026-11',
  total: 21,
  members: 3,
  rows: [{ operator: 'agent', venue: 'EL', purpose: 'INQUIRY', field: '', count: 21 }],
  operators: [{ operator: 'agent', count: 21, members: 3, whole: 2, alarms: 1 }],
  chain: { rows: 21 },
};

it('counts unseen alarms in a badge, and shows none without any', async () => {
  expect((await show({ alarms: [alarm] }, <AlarmCount />)).textContent).toBe('11 new alarm about many look-ups');
  expect((await show({ alarms: [] }, <AlarmCount />)).textContent).toBe('');
});

it('reports the sums of each operator, and whether the chain is whole', async () => {
  const whole = await show(report, <ReportPanel />);
  expect(whole.textContent).toContain('21 look-ups of 3 members, 2 whole values, 1 alarm');
  expect(whole.textContent).toContain('The chain is whole: 21 look-ups.');
  const broken = await show({ ...report, chain: { rows: 4, broken: { seq: 5, at: '' } } }, <ReportPanel />);
  expect(broken.textContent).toContain('Look-up 5 was changed');
});
