import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { RecordDetail } from './component.tsx';

const settings = {
  source: { path: '/api/v1/iam/exit' },
  card: {
    shape: 'card',
    title: { field: 'name' },
    actions: [
      { label: 'Leave', show: [{ field: 'state', is: ['INSIDE'] }], action: { kind: 'go', to: '/leave' } },
      { label: 'Report', show: [{ field: 'state', is: ['LEFT'] }], action: { kind: 'go', to: '/report' } },
    ],
  },
  missing: { text: 'Nothing' },
} as const;

it('counts the first press on a link that takes the place of a pressed one', async () => {
  const run = vi.fn<WidgetPort['run']>();
  const place = await mount(null);
  const show = (state: string) =>
    place.draw(
      <WidgetPortProvider value={testPort('en', { run })}>
        <RecordDetail
          id="detail"
          settings={settings}
          data={{ record: { state: 'ready', value: { name: 'Visit', state } } }}
        />
      </WidgetPortProvider>,
    );
  const press = () => act(async () => document.querySelector<HTMLElement>('article a')?.click());
  await show('INSIDE');
  await press();
  await show('LEFT');
  await press();
  await press();
  expect(run.mock.calls.map(([command]) => command)).toEqual([
    { kind: 'go', to: '/leave' },
    { kind: 'go', to: '/report' },
  ]);
  await place.remove();
});
