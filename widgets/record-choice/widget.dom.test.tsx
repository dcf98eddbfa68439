import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RecordChoice } from './component.tsx';

type Settings = Parameters<typeof RecordChoice>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/members/companion-groups' } as const;
const settings: Settings = {
  source: { path: '/api/v1/iam/members/companion' },
  list: 'companionList',
  key: 'friendUid',
  label: 'showNm',
  choices: 'People',
  most: 2,
  tooMany: 'At most two',
  input: { label: 'Name', maxLength: 20 },
  operation,
  body: { groupNm: '{text}', friendUidList: ['{chosen}'] },
  submit: 'Create',
  none: 'Choose somebody',
  success: 'Created',
  empty: { text: 'No companions' },
};
const people = [
  { friendUid: '1', showNm: 'A' },
  { friendUid: '2', showNm: 'B' },
  { friendUid: '3', showNm: 'C' },
  { requestId: 'r', showNm: 'Asks' },
];

const draw = async (companionList: readonly object[] = people) => {
  const port = testPort('en');
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <RecordChoice id="group" settings={settings} data={{ records: { state: 'ready', value: { companionList } } }} />
    </WidgetPortProvider>,
  );
  const type = async (text: string) =>
    act(async () => {
      const field = mounted.place.querySelector<HTMLInputElement>('input[type=text]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const tick = async (...keys: readonly string[]) =>
    act(async () => keys.forEach((key) => mounted.place.querySelector<HTMLInputElement>(`#group-${key}`)?.click()));
  const submit = async () =>
    act(async () => mounted.place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  return { ...mounted, port, type, tick, submit };
};

it('sends the text and the chosen records, then reads the page again [V-118] [V-142]', async () => {
  const { place, port, type, tick, submit, remove } = await draw();
  expect([...place.querySelectorAll('input[type=checkbox]')]).toHaveLength(3);
  await type(' Family ');
  await tick('1', '3');
  await submit();
  expect(port.submitted).toEqual([{ call: operation, values: { groupNm: 'Family', friendUidList: ['1', '3'] } }]);
  expect([port.said, port.ran, place.querySelectorAll('input:checked').length]).toEqual([
    ['Created'],
    [{ kind: 'refresh' }],
    0,
  ]);
  await remove();
});

it('tells what is missing, or too much', async () => {
  const { place, port, type, tick, submit, remove } = await draw();
  await submit();
  expect(place.textContent).toContain('Please fill this in');
  await type('Family');
  await submit();
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Choose somebody');
  await tick('1', '2', '3');
  await submit();
  expect([place.querySelector('[role=alert]')?.textContent, port.submitted]).toEqual(['At most two', []]);
  await remove();
});

it('says when there is nobody to choose', async () => {
  const { place, remove } = await draw([]);
  expect(place.textContent).toBe('No companions');
  await remove();
});

it('is shown only with its query, sends the query, and leads on', async () => {
  const port = testPort('en');
  const own: Settings = {
    ...settings,
    onlyWith: 'ride',
    body: { facilityId: '{query.ride}', slotId: '{query.slot}', people: ['{chosen}'] },
    onSuccess: { kind: 'refresh' },
  };
  const { input: _, ...withoutText } = own;
  const at = (query: Readonly<Record<string, string>>) => ({ ...port, frame: { ...port.frame, query } });
  const shown = (query: Readonly<Record<string, string>>) =>
    mount(
      <WidgetPortProvider value={at(query)}>
        <RecordChoice
          id="group"
          settings={withoutText}
          data={{ records: { state: 'ready', value: { companionList: people } } }}
        />
      </WidgetPortProvider>,
    );
  const hidden = await shown({});
  expect(hidden.place.textContent).toBe('');
  await hidden.remove();
  const { place, remove } = await shown({ ride: '102' });
  await act(async () => place.querySelector<HTMLInputElement>('#group-2')?.click());
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  expect(port.submitted).toEqual([{ call: operation, values: { facilityId: '102', people: ['2'] } }]);
  await remove();
});

it('offers the records that the settings ask for, with a day after the name [V-113]', async () => {
  const port = testPort('en');
  const tickets = [
    { friendUid: 't1', showNm: 'Day ticket', until: '20261128', canLendYn: 'Y' },
    { friendUid: 't2', showNm: 'Season pass', until: '20261231', canLendYn: 'N' },
  ];
  const { place, remove } = await mount(
    <WidgetPortProvider value={port}>
      <RecordChoice
        id="lend"
        settings={{ ...settings, note: 'until', noteForm: 'day', show: [{ field: 'canLendYn', is: ['Y'] }] }}
        data={{ records: { state: 'ready', value: { companionList: tickets } } }}
      />
    </WidgetPortProvider>,
  );
  expect([...place.querySelectorAll('fieldset label')].map((label) => label.textContent)).toEqual([
    'Day ticket ·\u00a02026.11.28',
  ]);
  await remove();
});

const heights = {
  min: 'heightMin',
  max: 'heightMax',
  label: 'Heights',
  from: 'Smallest',
  to: 'Tallest',
  height: '{{count}} cm',
  note: 'On this device',
  ask: 'Set the heights',
  misfit: 'Not everybody fits',
};
const drawLine = async (limits: object) => {
  localStorage.clear();
  const port = testPort('en');
  const { input: _, ...rest } = settings;
  const mounted = await mount(
    <WidgetPortProvider value={port}>
      <RecordChoice
        id="group"
        settings={{
          ...rest,
          heights,
          option: { field: 'boardingYn', label: 'Second entrance' },
          body: { list: ['{chosen}'], heightOkYn: '{heights}', disabledYn: '{option}' },
        }}
        data={{ records: { state: 'ready', value: { companionList: people, ...limits } } }}
      />
    </WidgetPortProvider>,
  );
  const click = (selector: string) => act(async () => mounted.place.querySelector<HTMLElement>(selector)?.click());
  const set = (nth: number, cm: number) =>
    act(async () => {
      const field = mounted.place.querySelectorAll<HTMLInputElement>('input[type=range]')[nth];
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(cm));
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    ...mounted,
    port,
    set,
    click,
    submit: () => click('button[type=submit]'),
    sent: () => port.submitted.map(({ values }) => values),
  };
};

it('asks for the heights where there are limits, keeps them on the device, and says truthfully whether everybody fits', async () => {
  const { place, set, click, submit, sent, remove } = await drawLine({ heightMin: 120, boardingYn: 'N' });
  expect(place.querySelector('output')?.textContent).toBe('Set the heights');
  await click('#group-1');
  await submit();
  expect([place.querySelector('[role=alert]')?.textContent, sent()]).toEqual(['Set the heights', []]);
  await set(0, 115);
  expect(place.querySelector('output')?.textContent).toContain('115 cm');
  expect([place.querySelector('[role=status]')?.textContent, localStorage.length]).toEqual(['Not everybody fits', 1]);
  await submit();
  await set(0, 125);
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  await click('#group-1');
  await submit();
  expect(sent()).toEqual([
    { list: ['1'], heightOkYn: 'N', disabledYn: 'N' },
    { list: ['1'], heightOkYn: 'Y', disabledYn: 'N' },
  ]);
  await remove();
});

it('lists records that cannot be chosen with their reason', async () => {
  const refused = { field: 'reasonCd', title: 'Cannot join', says: [{ is: 'OFF_SITE', text: 'Not in the park' }] };
  const rows = [
    { friendUid: '', showNm: 'Sora', reasonCd: 'OFF_SITE' },
    { friendUid: '', showNm: 'Minho' },
  ];
  const shown = async (companionList: readonly object[]) => {
    const { place, remove } = await mount(
      <WidgetPortProvider value={testPort('en')}>
        <RecordChoice
          id="group"
          settings={{ ...settings, refused }}
          data={{ records: { state: 'ready', value: { companionList } } }}
        />
      </WidgetPortProvider>,
    );
    const lines = [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
    await remove();
    return lines;
  };
  expect(await shown([...people, ...rows])).toEqual(['SoraNot in the park']);
  expect(await shown(rows)).toEqual(['SoraNot in the park']);
});

it('asks for no heights without limits, and offers the option only if the answer allows it', async () => {
  const without = await drawLine({});
  expect(without.place.querySelectorAll('input[type=range], #group-option')).toHaveLength(0);
  await without.remove();
  const { click, submit, sent, remove } = await drawLine({ boardingYn: 'Y' });
  await click('#group-1');
  await click('#group-option');
  await submit();
  expect(sent()).toEqual([{ list: ['1'], heightOkYn: 'Y', disabledYn: 'Y' }]);
  await remove();
});

it('is shown only while the call that it names lists such a record, and when that call has failed', async () => {
  const only = {
    source: { path: '/api/v1/iam/queue/plans' },
    list: 'planList',
    show: [{ field: 'statusCd', is: ['OPEN'] }],
  } as const;
  const isShown = async (state: DataState) => {
    const { place, remove } = await mount(
      <WidgetPortProvider value={testPort('en')}>
        <RecordChoice
          id="group"
          settings={{ ...settings, only: { ...only, show: [...only.show] } }}
          data={{ records: { state: 'ready', value: { companionList: people } }, only: state }}
        />
      </WidgetPortProvider>,
    );
    const has = place.querySelector('form') !== null;
    await remove();
    return has;
  };
  const plans = (...planList: readonly object[]): DataState => ({ state: 'ready', value: { planList } });
  expect([
    await isShown(plans({ statusCd: 'OPEN' })),
    await isShown(plans({ statusCd: 'CLOSED' })),
    await isShown(plans()),
    await isShown({ state: 'waiting' }),
    await isShown({ state: 'failed' }),
  ]).toEqual([true, false, false, false, true]);
});

it('keeps what is chosen on other pages', async () => {
  const port = testPort('en');
  const { input: _, ...choices } = settings;
  const page = (number: number, ...companionList: readonly object[]) => (
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query: { page: `${number}` } } }}>
      <RecordChoice
        id="group"
        settings={{ ...choices, pages: { size: 1, query: 'page' } }}
        data={{ records: { state: 'ready', value: { companionList, totalCnt: 2 } } }}
      />
    </WidgetPortProvider>
  );
  const { place, draw: redraw, remove } = await mount(page(1, people[0] ?? {}));
  const press = async (selector: string) => act(async () => place.querySelector<HTMLElement>(selector)?.click());
  await press('#group-1');
  expect([...place.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toContain(
    `${port.frame.path}?page=2`,
  );
  await redraw(page(2, people[1] ?? {}));
  await press('#group-2');
  await redraw(page(1, people[0] ?? {}));
  expect(place.querySelectorAll('input:checked')).toHaveLength(1);
  await press('button[type=submit]');
  expect(port.submitted.map(({ values }) => values)).toEqual([{ friendUidList: ['1', '2'] }]);
  await remove();
});
