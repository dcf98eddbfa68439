import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount } from '../../tests/support/mount.ts';
import { frameModel } from '../../tests/support/frame-model.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { Tabs } from './component.tsx';
import { tabFaults } from './faults.ts';

const settings = {
  label: 'Prices',
  tabs: [
    { value: 'day', label: 'Day' },
    { value: 'night', label: 'Night' },
    { value: 'pass', label: 'Pass' },
  ],
};
let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;
const show = (query: Readonly<Record<string, string>>, ...panels: readonly string[]) => {
  port = testPort('en', { frame: frameModel('en', { path: '/garam/prices', query }) });
  return place.draw(
    <WidgetPortProvider value={port}>
      <Tabs id="fees" settings={settings} data={{}}>
        {panels.map((name) => (
          <p key={name}>{`About ${name}`}</p>
        ))}
      </Tabs>
    </WidgetPortProvider>,
  );
};
const seen = () =>
  [...place.place.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);

beforeEach(async () => {
  place = await mount(null);
});
afterEach(() => place.remove());

it('shows the panel that the address tells, else the first', async () => {
  await show({ tab: 'night' }, 'day', 'night', 'pass');
  expect(seen()).toEqual(['About night']);
  await show({ tab: 'gone' }, 'day', 'night', 'pass');
  expect(seen()).toEqual(['About day']);
});

it('shows another panel at once and remembers it in the address, in place of the one before', async () => {
  await show({ from: 'home' }, 'day', 'night', 'pass');
  await act(async () => document.getElementById('fees-pass-tab')?.click());
  expect(seen()).toEqual(['About pass']);
  expect(port.ran).toEqual([{ kind: 'go', to: '/garam/prices?from=home&tab=pass', replace: true }]);
});

it('has no tab for a placement that is not there for this visitor', async () => {
  await show({}, 'night', 'pass');
  expect([...place.place.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual(['Night', 'Pass']);
});

it('is a row of links where it holds nothing, and begins the list anew', async () => {
  await show({ tab: 'night', page: '3' });
  expect(
    [...place.place.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.ariaCurrent ?? ''}`),
  ).toEqual(['/garam/prices?tab=day ', '/garam/prices?tab=night page', '/garam/prices?tab=pass ']);
});

it('tells operators of two tabs with one value', () => {
  expect(tabFaults(settings)).toEqual([]);
  expect(tabFaults({ tabs: [{ value: 'a' }, { value: 'b' }, { value: 'a' }] }).map(({ path }) => path)).toEqual([
    ['tabs', 0, 'value'],
    ['tabs', 2, 'value'],
  ]);
});
