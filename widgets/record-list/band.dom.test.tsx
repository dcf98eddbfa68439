import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { leftText } from '../shared/records/record-ring.tsx';
import { RecordList } from './component.tsx';

type Settings = Parameters<typeof RecordList>[0]['settings'];
const settings: Settings = {
  source: { path: '/api/v1/iam/queue/my' },
  list: 'entryList',
  key: 'entryId',
  empty: { text: 'None' },
  card: {
    shape: 'card',
    title: { field: 'facilityNm' },
    over: { field: 'no', text: 'No. {{name}}' },
    badges: [
      {
        field: 'statusCd',
        says: [
          { is: 'CALLED', text: 'Come now' },
          { is: 'WAITING', text: 'Waiting' },
          { is: 'ENTERED', text: 'Entered' },
        ],
      },
    ],
    band: { field: 'statusCd', main: ['CALLED'], soft: ['WAITING'] },
    ring: { from: 'callAt', until: 'until', text: 'left', show: [{ field: 'statusCd', is: ['CALLED'] }] },
  },
};
const entry = (entryId: string, statusCd: string, more: object = {}) => ({
  entryId,
  facilityNm: `Ride ${entryId}`,
  no: 7,
  statusCd,
  callAt: '20261121140000',
  until: '20261121141000',
  ...more,
});
let now = Date.parse('2026-11-21T14:03:48+09:00');

afterEach(() => void vi.useRealTimers());

const draw = async (...entryList: readonly object[]) => {
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en', { now: () => now })}>
      <RecordList id="list" settings={settings} data={{ records: { state: 'ready', value: { entryList } } }} />
    </WidgetPortProvider>,
  );
  return { place, remove, texts: () => [...place.querySelectorAll('article')].map((card) => card.textContent) };
};

it('shows the state in a band and the time left in a ring, only for the values of the settings', async () => {
  const { place, texts, remove } = await draw(
    entry('1', 'CALLED'),
    entry('2', 'WAITING', { callAt: '', until: '' }),
    entry('3', 'ENTERED'),
    entry('4', 'CALLED', { until: '' }),
  );
  expect(texts()).toEqual([
    'Come nowNo. 706:12leftRide 1',
    'WaitingNo. 7Ride 2',
    'No. 7Ride 3Entered',
    'Come nowNo. 7Ride 4',
  ]);
  expect(place.querySelectorAll('[role=timer]')).toHaveLength(1);
  await remove();
});

it('counts down each second, and stops at zero', async () => {
  vi.useFakeTimers();
  const { texts, remove } = await draw(entry('1', 'CALLED'));
  now += 2_000;
  await act(async () => void vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual(['Come nowNo. 706:10leftRide 1']);
  now += 3_600_000;
  await act(async () => void vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual(['Come nowNo. 700:00leftRide 1']);
  await remove();
});

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [3_599, '59:59'],
  [3_600, '1:00'],
  [4_659, '1:17'],
  [36_000, '10:00'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(leftText(seconds)).toBe(text);
});
