import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { RecordList } from './component.tsx';
import { needs } from './needs.ts';

type Settings = Parameters<typeof RecordList>[0]['settings'];
const operation = { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/coupons/gift' } as const;
const settings: Settings = {
  source: { path: '/api/v1/iam/members/friend' },
  list: 'friendList',
  key: 'friendUid',
  empty: { text: 'No friends', links: [{ label: 'Find friends', action: { kind: 'go', to: '/friends' } }] },
  card: {
    shape: 'row',
    title: { field: 'nickName' },
    lines: [
      { field: 'amount', form: 'signed', text: '{{name}} won' },
      { field: 'at', form: 'moment' },
      { field: 'none' },
    ],
    badges: [{ field: 'statusCd', says: [{ is: 'ON', text: 'On site' }] }],
    actions: [
      {
        label: 'Give',
        operation,
        body: { couponNo: '{param.coupon}', friendUid: '{item.friendUid}' },
        show: [{ field: 'statusCd', is: ['ON'] }],
        confirm: 'Give to {{name}}?',
        success: 'Given',
      },
      {
        label: 'Write',
        operation,
        body: { friendUid: '{item.friendUid}' },
        input: { name: 'message', label: 'Message', kind: 'text', maxLength: 5, submit: 'Send' },
        onSuccess: { kind: 'go', to: '/done/{item.giftId}' },
      },
    ],
  },
};
const friend = { friendUid: '7', nickName: 'Sora', amount: 1200, at: '20261121123800', statusCd: 'ON' };

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const draw = async (value: unknown, more: Partial<WidgetPort> = {}) => {
  const port = testPort('en', more);
  const framed = { ...port, frame: { ...port.frame, params: { coupon: 'C9' } } };
  const mounted = await mount(
    <WidgetPortProvider value={framed}>
      <RecordList id="list" settings={settings} data={{ records: { state: 'ready', value } }} />
    </WidgetPortProvider>,
  );
  const press = async (label: string) =>
    act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.click());
  return { ...mounted, port, press };
};

it('formats fields, leaves out empty ones and names codes', async () => {
  const { place, remove } = await draw({ friendList: [friend, { ...friend, friendUid: '8', statusCd: 'X' }] });
  expect([...place.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'SoraOn site+1,200 won · 2026.11.21 12:38GiveWrite',
    'SoraX+1,200 won · 2026.11.21 12:38Write',
  ]);
  await remove();
});

it('asks before an operation, fills its body, then reads the page again', async () => {
  const { port, press, remove } = await draw({ friendList: [friend] });
  await press('Give');
  expect([document.querySelector('[role=alertdialog]')?.textContent, port.submitted]).toEqual([
    'Give to Sora?CancelOK',
    [],
  ]);
  await press('OK');
  expect(port.submitted).toEqual([{ call: operation, values: { couponNo: 'C9', friendUid: '7' } }]);
  expect([port.said, port.ran]).toEqual([['Given'], [{ kind: 'refresh' }]]);
  await remove();
});

it('sends the input with the body, and follows with the answer', async () => {
  const { port, press, remove } = await draw(
    { friendList: [friend] },
    { submit: async () => ({ state: 'done', data: { giftId: 'G1' } }) },
  );
  await press('Write');
  await press('Send');
  expect(document.querySelector('dialog')?.textContent).toContain('Please fill this in');
  const input = document.querySelector<HTMLInputElement>('dialog input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Hello you');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Send');
  expect([port.ran, port.items.at(-1)]).toEqual([
    [{ kind: 'go', to: '/done/{item.giftId}' }],
    expect.objectContaining({ giftId: 'G1', friendUid: '7' }),
  ]);
  await remove();
});

it('shows the words of a refusal and stays as it was', async () => {
  const { place, port, press, remove } = await draw(
    { friendList: [friend] },
    { submit: async () => ({ state: 'refused', message: 'Not giftable' }) },
  );
  await press('Give');
  await press('OK');
  expect([place.querySelector('[role=alert]')?.textContent, port.ran]).toEqual(['Not giftable', []]);
  await remove();
});

it('without records says where they come from', async () => {
  const { place, remove } = await draw({ friendList: [] });
  expect([place.textContent, place.querySelector('a')?.getAttribute('href')]).toEqual([
    'No friendsFind friends',
    '/friends',
  ]);
  await remove();
});

it('reads records for members only and again after an event, and shows failures itself', () => {
  expect(needs({ source: { path: '/api/v1/iam/coupons', query: { statusCd: 'ISSUED' } }, event: 'pocket' })).toEqual([
    {
      name: 'records',
      path: '/api/v1/iam/coupons',
      query: { statusCd: 'ISSUED' },
      personal: true,
      skipErrorHandler: true,
      memberEvent: 'pocket',
    },
  ]);
});

it('asks for a page of the records, and leads to the others by an address of their own', async () => {
  expect(
    needs({
      source: { path: '/api/v1/iam/coupons', query: { statusCd: 'ISSUED' } },
      pages: { size: 20, query: 'couponPage' },
    })[0]?.query,
  ).toEqual({ statusCd: 'ISSUED', currentPage: '{query.couponPage|1}', pagePerCount: '20' });
  const port = testPort('en');
  const framed = { ...port, frame: { ...port.frame, path: '/pocket', query: { tab: 'coupon', couponPage: '2' } } };
  const paged = { ...settings, pages: { size: 20, query: 'couponPage' } };
  const links = async (totalCnt: number) => {
    const { place, remove } = await mount(
      <WidgetPortProvider value={framed}>
        <RecordList
          id="list"
          settings={paged}
          data={{ records: { state: 'ready', value: { friendList: [friend], totalCnt } } }}
        />
      </WidgetPortProvider>,
    );
    const found = [...place.querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    await remove();
    return found;
  };
  expect((await links(41)).filter(([name]) => name !== '')).toEqual([
    ['1', '/pocket?tab=coupon', null],
    ['2', '/pocket?tab=coupon&couponPage=2', 'page'],
    ['3', '/pocket?tab=coupon&couponPage=3', null],
  ]);
  expect(await links(20)).toEqual([]);
});

it('marks the records that the member has, and leaves the mark open until that is known', async () => {
  const marked = {
    source: { path: '/api/v1/iam/members/companion' },
    list: 'companionList',
    field: 'friendUid',
    as: 'mineYn',
  } as const;
  const [give, write] = settings.card.actions ?? [];
  if (give === undefined || write === undefined) throw new Error('the settings have two actions');
  const own: Settings = {
    ...settings,
    marked,
    card: {
      ...settings.card,
      actions: [
        { ...give, show: [{ field: 'mineYn', is: ['Y'] }] },
        { ...write, show: [{ field: 'mineYn', is: ['N', ''] }] },
      ],
    },
  };
  const buttons = async (marks: object) => {
    const port = testPort('en');
    const records = { state: 'ready', value: { friendList: [friend, { ...friend, friendUid: '8' }] } } as const;
    const { place, remove } = await mount(
      <WidgetPortProvider value={port}>
        <RecordList id="list" settings={own} data={{ records, ...marks }} />
      </WidgetPortProvider>,
    );
    const shown = [...place.querySelectorAll('li')].map((row) =>
      [...row.querySelectorAll('button')].map((button) => button.textContent),
    );
    await remove();
    return shown;
  };
  expect(await buttons({ marks: { state: 'ready', value: { companionList: [{ friendUid: '8' }] } } })).toEqual([
    ['Write'],
    ['Give'],
  ]);
  expect([await buttons({}), await buttons({ marks: { state: 'failed' } })]).toEqual([
    [['Write'], ['Write']],
    [['Write'], ['Write']],
  ]);
  expect(needs({ source: settings.source, event: 'queue', marked })).toMatchObject([
    { name: 'records' },
    { name: 'marks', path: '/api/v1/iam/members/companion', personal: true, memberEvent: 'queue' },
  ]);
});

it('keeps the tear-off end of a pass for one main action, and the others below it', async () => {
  const to = { kind: 'go', to: '/use' } as const;
  const passes: Settings = {
    source: { path: '/api/v1/iam/coupons' },
    list: 'couponList',
    key: 'id',
    empty: { text: 'None' },
    card: {
      shape: 'pass',
      title: { field: 'name' },
      actions: [
        { label: 'Give', action: to },
        { label: 'Use', tone: 'main', show: [{ field: 'state', is: ['ON'] }], action: to },
        { label: 'Remove', tone: 'bare', action: to },
      ],
    },
  };
  const value = {
    couponList: [
      { id: '1', name: 'Drink', state: 'ON' },
      { id: '2', name: 'Snack', state: 'OFF' },
    ],
  };
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <RecordList id="list" settings={passes} data={{ records: { state: 'ready', value } }} />
    </WidgetPortProvider>,
  );
  const [ready, used] = [...place.querySelectorAll('article')];
  expect(ready?.firstElementChild?.querySelectorAll('a').length).toBe(1);
  expect(ready?.firstElementChild?.querySelector('a')?.textContent).toBe('Use');
  expect(used?.firstElementChild?.querySelector('a')).toBeNull();
  expect([...(used?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(['Give', 'Remove']);
  await remove();
});

it('shows a value only with the records that it is for', async () => {
  const lent: Settings = {
    source: { path: '/api/v1/iam/skypocket/my-products' },
    list: 'productList',
    key: 'id',
    empty: { text: 'None' },
    card: {
      shape: 'row',
      title: { field: 'name' },
      lines: [{ field: 'friend', text: 'Lent to {{name}}', show: [{ field: 'lentCd', is: ['OUT'] }] }],
    },
  };
  const value = {
    productList: [
      { id: '1', name: 'Day', friend: 'Sora', lentCd: 'OUT' },
      { id: '2', name: 'Night', friend: 'Sora', lentCd: 'IN' },
    ],
  };
  const { place, remove } = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <RecordList id="list" settings={lent} data={{ records: { state: 'ready', value } }} />
    </WidgetPortProvider>,
  );
  expect([...place.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'DayLent to Sora',
    'Night',
  ]);
  await remove();
});
