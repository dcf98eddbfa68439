import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount } from '../../tests/support/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { NoticeBar } from './component.tsx';

const notices = {
  state: 'ready',
  value: { list: ['7', '8'].map((publctId) => ({ publctId, publctTypeCd: '01', title: `Notice ${publctId}` })) },
} as const;
let place: Awaited<ReturnType<typeof mount>>;
const show = (key: string) =>
  place.draw(
    <WidgetPortProvider key={key} value={testPort('en')}>
      <NoticeBar
        id="bar"
        settings={{ label: 'News', detail: { kind: 'go', to: '/garam/notices/{item.publctId}' } }}
        data={{ notices }}
      />
    </WidgetPortProvider>,
  );
const putAway = () => act(async () => place.place.querySelector('button')?.click());

beforeEach(async () => {
  localStorage.clear();
  place = await mount(null);
});
afterEach(() => place.remove());

it('shows the first notice that was not put away, and remembers on this device', async () => {
  await show('first visit');
  expect([place.place.textContent, place.place.querySelector('a')?.getAttribute('href')]).toEqual([
    'Notice 7',
    '/garam/notices/7',
  ]);
  await putAway();
  expect(place.place.textContent).toBe('Notice 8');
  await show('second visit');
  expect(place.place.textContent).toBe('Notice 8');
  await putAway();
  await show('third visit');
  expect(place.place.innerHTML).toBe('');
});

it('says in its button which notice it puts away', async () => {
  await show('a visit');
  expect(place.place.querySelector('button')?.ariaLabel).toBe('Close: Notice 7');
});
