import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LastRecords } from '#schemas/last-records';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RecordList } from './component.tsx';

type Settings = Parameters<typeof RecordList>[0]['settings'];
const settings: Settings = {
  source: { path: '/api/v1/iam/queue/my', query: { parkType: 'AA' } },
  list: 'entryList',
  key: 'entryId',
  title: 'My places',
  empty: { text: 'None' },
  lastKnown: { asOf: 'asOfDtm', text: 'As of {{name}}' },
  card: {
    shape: 'card',
    title: { field: 'facilityNm' },
    over: { field: 'no', text: 'No. {{name}}' },
    lines: [{ field: 'untilTm', text: 'until {{name}}' }],
    badges: [{ field: 'statusCd', says: [{ is: 'CALLED', text: 'Come now' }] }],
    detail: { kind: 'go', to: '/ride' },
    actions: [{ label: 'Cancel', action: { kind: 'go', to: '/cancel' } }],
  },
};
const entry = {
  entryId: 'e1',
  facilityNm: 'Coaster',
  no: 7,
  untilTm: '14:17',
  statusCd: 'CALLED',
  peopleTxt: 'Sora, Dan',
  secret: 'x',
};
const answered: DataState = { state: 'ready', value: { entryList: [entry], asOfDtm: '20261121140500' } };
const kept: LastRecords = {
  name: 'n',
  title: '',
  note: 'As of 13:40',
  asOf: '20261121134000',
  records: [{ entryId: 'e1', facilityNm: 'Coaster', no: 7, untilTm: '14:17', statusCd: 'CALLED' }],
  cards: [],
};

afterEach(() => void vi.restoreAllMocks());

const draw = async (records: DataState, found?: LastRecords, online = true) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const lists: LastRecords[] = [];
  const port = testPort('en', { lastRecords: { keep: (list) => void lists.push(list), read: async () => found } });
  const { place, remove } = await mount(
    <WidgetPortProvider value={port}>
      <RecordList id="list" settings={settings} data={{ records }} />
    </WidgetPortProvider>,
  );
  await act(async () => undefined);
  const shown = { text: place.textContent, controls: place.querySelectorAll('a, button').length, lists };
  return { ...shown, place, remove };
};

it('keeps the texts and the shown fields of the last answer with its time, and no other fields', async () => {
  const { text, controls, lists, remove } = await draw(answered);
  expect([text, controls]).toEqual(['My placesNo. 7CoasterCome nowuntil 14:17Cancel', 2]);
  expect(lists).toEqual([
    {
      name: '/api/v1/iam/queue/my {"parkType":"AA"}',
      title: 'My places',
      note: 'As of 14:05',
      asOf: '20261121140500',
      records: [{ entryId: 'e1', facilityNm: 'Coaster', no: 7, untilTm: '14:17', statusCd: 'CALLED' }],
      cards: [{ over: 'No. 7', title: 'Coaster', badges: ['Come now'], lines: ['until 14:17'] }],
    },
  ]);
  await remove();
});

it('marks what stands on the page with its time once the network is gone, without what needs it', async () => {
  const { text, controls, remove } = await draw(answered, undefined, false);
  expect([text, controls]).toEqual(['My placesAs of 14:05No. 7CoasterCome nowuntil 14:17', 0]);
  await remove();
});

it('shows what the device has kept when the call fails, and the failure when nothing is kept', async () => {
  const { text, controls, remove } = await draw({ state: 'failed' }, kept);
  expect([text, controls]).toEqual(['My placesAs of 13:40No. 7CoasterCome nowuntil 14:17', 0]);
  await remove();
  const none = await draw({ state: 'failed' });
  expect(none.text).toBe('Could not loadTry again');
  await none.remove();
});

it('follows the network while it is on the screen', async () => {
  const { place, remove } = await draw(answered);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(place.textContent).toContain('As of 14:05');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(place.textContent).not.toContain('As of');
  await remove();
});
