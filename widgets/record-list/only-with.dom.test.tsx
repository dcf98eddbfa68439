import { act } from 'react';
import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RecordList } from './component.tsx';

type Settings = Parameters<typeof RecordList>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/skypocket/lend' } as const;
const settings: Settings = {
  source: { path: '/api/v1/iam/skypocket/my-products' },
  list: 'productList',
  key: 'productId',
  onlyWith: 'friend',
  title: 'Choose a ticket',
  empty: { text: 'No tickets' },
  card: {
    shape: 'row',
    title: { field: 'productNm' },
    actions: [{ label: 'Lend', operation, body: { productId: '{item.productId}', friendUid: '{query.friend}' } }],
  },
};

const draw = async (
  query: Readonly<Record<string, string>>,
  {
    params = {},
    more = {},
  }: { readonly params?: Readonly<Record<string, string>>; readonly more?: Partial<Settings> } = {},
) => {
  const port = testPort('en');
  const data = {
    records: { state: 'ready', value: { productList: [{ productId: 'p1', productNm: 'Day ticket' }] } },
  } as const;
  const mounted = await mount(
    <WidgetPortProvider value={{ ...port, frame: { ...port.frame, query, params } }}>
      <RecordList id="lend" settings={{ ...settings, ...more }} data={data} />
    </WidgetPortProvider>,
  );
  return { ...mounted, port };
};

it('shows nothing without the query parameter', async () => {
  const { place, remove } = await draw({});
  expect(place.textContent).toBe('');
  await remove();
});

it('sends a value of the query with the operation [V-119] [V-143]', async () => {
  const { place, port, remove } = await draw({ friend: '7' });
  expect(place.textContent).toBe('Choose a ticketDay ticketLend');
  await act(async () => place.querySelector('button')?.click());
  expect(port.submitted).toEqual([{ call: operation, values: { productId: 'p1', friendUid: '7' } }]);
  await remove();
});

it('follows the live figures of a queue without reading its call again', async () => {
  const port = testPort('en');
  const listeners = new Set<() => void>();
  let figures: ReturnType<typeof port.states.queues> = new Map();
  const states = {
    ...port.states,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    queues: () => figures,
  };
  const queue: Settings = {
    ...settings,
    onlyWith: 'ride',
    list: 'planList',
    key: 'facilityId',
    queueFigures: ['waitTxt', 'nowNo'],
    card: { shape: 'row', title: { field: 'facilityId' }, lines: [{ field: 'waitTxt' }, { field: 'nowNo' }] },
  };
  const data = {
    records: {
      state: 'ready',
      value: {
        planList: [
          { facilityId: 'r1', waitTxt: '10–20', nowNo: 3 },
          { facilityId: 'r2', waitTxt: '5–10', nowNo: 8 },
        ],
      },
    },
  } as const;
  const { place, remove } = await mount(
    <WidgetPortProvider value={{ ...port, states, frame: { ...port.frame, query: { ride: 'r1' } } }}>
      <RecordList id="plans" settings={queue} data={data} />
    </WidgetPortProvider>,
  );
  const before = place.textContent;
  await act(async () => {
    figures = new Map([
      ['r1', { facilityId: 'r1', statusCd: 'OPEN', waitTxt: '30–40', lineYn: 'Y', nowNo: 4, asOf: 1 }],
    ]);
    for (const listener of listeners) listener();
  });
  expect([
    before?.includes('10–20'),
    place.textContent?.includes('30–40'),
    place.textContent?.includes('5–10'),
  ]).toEqual([true, true, true]);
  await remove();
});

it('adds no live figure that the record does not have', async () => {
  const port = testPort('en');
  const figures = new Map([
    ['r1', { facilityId: 'r1', statusCd: 'OPEN', waitTxt: '30–40', lineYn: 'Y', nowNo: 4, asOf: 1 } as const],
  ]);
  const states = { ...port.states, queues: () => figures };
  const mine: Settings = {
    list: 'entryList',
    key: 'entryId',
    source: settings.source,
    empty: settings.empty,
    queueFigures: ['nowNo'],
    card: { shape: 'row', title: { field: 'entryId' }, lines: [{ field: 'nowNo', text: 'up to {{name}}' }] },
  };
  const entryList = [
    { entryId: 'waits', facilityId: 'r1', nowNo: 3 },
    { entryId: 'called', facilityId: 'r1' },
  ];
  const { place, remove } = await mount(
    <WidgetPortProvider value={{ ...port, states }}>
      <RecordList id="mine" settings={mine} data={{ records: { state: 'ready', value: { entryList } } }} />
    </WidgetPortProvider>,
  );
  expect([...place.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'waitsup to 4',
    'called',
  ]);
  await remove();
});

it('shows nothing without the parameter of the path', async () => {
  const more = { onlyWithParam: 'coupon' };
  const [without, withIt] = [
    await draw({ friend: '7' }, { more }),
    await draw({ friend: '7' }, { more, params: { coupon: 'C9' } }),
  ];
  expect([without.place.textContent, withIt.place.textContent]).toEqual(['', 'Choose a ticketDay ticketLend']);
  await without.remove();
  await withIt.remove();
});

it('leaves out the record that the page shows, and links to another one only below records', async () => {
  const more = { except: 'id', add: { label: 'Add a ticket', action: { kind: 'go', to: '/add' } } } as const;
  const other = await draw({ friend: '7', id: 'p2' }, { more });
  expect(other.place.textContent).toContain('Day ticketLendAdd a ticket');
  await other.remove();
  const own = await draw({ friend: '7', id: 'p1' }, { more });
  expect(own.place.textContent).toBe('Choose a ticketNo tickets');
  await own.remove();
});

it('says once why nothing can be done with the records', async () => {
  const { place, remove } = await draw(
    { friend: '7' },
    { more: { reason: { field: 'productId', says: [{ is: 'p0' }, { is: 'p1', text: 'Enter the park first' }] } } },
  );
  expect(place.textContent).toBe('Choose a ticketEnter the park firstDay ticketLend');
  await remove();
});
