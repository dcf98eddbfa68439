import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { LinkList } from './component.tsx';

type Settings = Parameters<typeof LinkList>[0]['settings'];
const settings: Settings = {
  variant: 'pass',
  records: {
    source: { path: '/api/v1/iam/skypocket/my-products' },
    list: 'productList',
    show: [{ field: 'whenCd', is: ['TODAY'] }],
  },
  items: [
    { title: 'Inside' },
    { title: 'Ticket of today', having: 'some', action: { kind: 'main' } },
    {
      title: 'No ticket',
      text: 'Register',
      textAction: { kind: 'go', to: '/register' },
      having: 'none',
      action: { kind: 'main' },
    },
    { title: 'Pocket', having: 'unknown', action: { kind: 'main' } },
  ],
};

const draw = async (records: DataState, more: Partial<Settings> = {}) => {
  const mounted = await mount(
    <WidgetPortProvider value={testPort('en')}>
      <LinkList id="list" settings={{ ...settings, ...more }} data={{ records }} />
    </WidgetPortProvider>,
  );
  const titles = [...mounted.place.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  const skeletons = mounted.place.querySelectorAll('.skeleton').length;
  const links = [...mounted.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await mounted.remove();
  return { titles, skeletons, links };
};
const of = (...days: readonly string[]): DataState => ({
  state: 'ready',
  value: { productList: days.map((whenCd) => ({ whenCd })) },
});

it.each<[string, DataState, readonly string[], number]>([
  ['a record of today', of('COMING', 'TODAY'), ['Inside', 'Ticket of today'], 0],
  ['another record', of('PAST'), ['Inside', 'No ticket'], 0],
  ['no answer yet', { state: 'waiting' }, ['Inside'], 1],
  ['a failed call', { state: 'failed' }, ['Inside', 'Pocket'], 0],
])('shows with %s the items that are true then', async (_, records, titles, skeletons) => {
  const shown = await draw(records);
  expect(shown.titles).toEqual(titles);
  expect(shown.skeletons).toBe(skeletons);
});

it('keeps no place if no item depends on the records, as for guests', async () => {
  expect((await draw({ state: 'waiting' }, { items: [{ title: 'Buy' }] })).skeletons).toBe(0);
});

it('links the text of a ticket to its own action', async () => {
  expect((await draw(of())).links).toContain('/register');
});
