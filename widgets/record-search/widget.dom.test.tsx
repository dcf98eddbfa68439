import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { RecordSearch } from './component.tsx';

type Settings = Parameters<typeof RecordSearch>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/members/get-info' } as const;
const settings: Settings = {
  kinds: [
    { value: 'ID', label: 'ID' },
    { value: 'CONTACTS', label: 'Numbers', many: true, contacts: 'Pick' },
    { value: 'CODE', label: 'Code', scan: 'Scan' },
  ],
  operation,
  body: { searchType: '{kind}', searchValueList: ['{value}'], parkType: 'EL' },
  submit: 'Search',
  list: 'list',
  key: 'friendToken',
  found: '{{count}} found',
  empty: { text: 'Nobody' },
  card: { shape: 'row', title: { field: 'nickName' }, lines: [{ field: 'nameMask' }] },
  fromQuery: 'code',
};
const found = { state: 'done', data: { list: [{ friendToken: 't', nickName: 'Sora', nameMask: 'S**a' }] } } as const;

const draw = async (more: Partial<WidgetPort> = {}, query: Readonly<Record<string, string>> = {}) => {
  const port = testPort('en', more);
  const framed = { ...port, frame: { ...port.frame, query } };
  const mounted = await mount(
    <WidgetPortProvider value={framed}>
      <RecordSearch id="find" settings={settings} data={{}} />
    </WidgetPortProvider>,
  );
  const type = async (text: string) =>
    act(async () => {
      const field = mounted.place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = async (label: string) =>
    act(async () =>
      [...mounted.place.querySelectorAll('button')].find((button) => button.textContent === label)?.click(),
    );
  const choose = async (value: string) =>
    act(async () => mounted.place.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());
  return {
    ...mounted,
    port,
    type,
    press,
    choose,
    results: () => mounted.place.querySelector('[role=status]')?.textContent,
  };
};

it('sends the kind and the value, and shows the results with their actions [V-115] [V-139]', async () => {
  const submitted: unknown[] = [];
  const { type, press, results, remove } = await draw({ submit: async (_, values) => (submitted.push(values), found) });
  await type(' sora_1 ');
  await press('Search');
  expect([submitted, results()]).toEqual([
    [{ searchType: 'ID', searchValueList: ['sora_1'], parkType: 'EL' }],
    '1 foundSoraS**a',
  ]);
  await remove();
});

it('tells an empty field, a refusal and an empty result [V-115]', async () => {
  const answers = [
    { state: 'refused', message: 'Enough for today' },
    { state: 'done', data: { list: [] } },
  ] as const;
  let turn = 0;
  const { place, type, press, results, remove } = await draw({ submit: async () => answers[turn++] ?? found });
  await press('Search');
  expect(place.textContent).toContain('Please fill this in');
  await type('x');
  await press('Search');
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Enough for today');
  await press('Search');
  expect(results()).toBe('Nobody');
  await remove();
});

it('adds picked contacts to the typed numbers, one a line [V-117] [V-141]', async () => {
  const { port, choose, type, press, remove } = await draw({
    inApp: true,
    pickContacts: async () => [
      { name: 'A', phoneNumber: '+82 10-1111-2222' },
      { name: 'B', phoneNumber: '01033334444' },
    ],
  });
  await choose('CONTACTS');
  await type('01055556666');
  await press('Pick');
  await press('Search');
  expect(port.submitted[0]?.values).toEqual({
    searchType: 'CONTACTS',
    searchValueList: ['01055556666', '+82 10-1111-2222', '01033334444'],
    parkType: 'EL',
  });
  await remove();
});

it('in the app searches for what was scanned [V-116] [V-140]', async () => {
  const { port, choose, press, remove } = await draw({ inApp: true, scanCode: async () => 'PM42' });
  await choose('CODE');
  await press('Scan');
  expect(port.submitted[0]?.values).toEqual({ searchType: 'CODE', searchValueList: ['PM42'], parkType: 'EL' });
  await remove();
});

it('searches at once for a scanned value in the address [V-116] [V-140]', async () => {
  const { port, remove } = await draw({}, { code: 'PM123' });
  expect(port.submitted[0]?.values).toEqual({ searchType: 'ID', searchValueList: ['PM123'], parkType: 'EL' });
  await remove();
});
