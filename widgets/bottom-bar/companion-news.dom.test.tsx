import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import { WidgetPortProvider } from '../port.tsx';
import { BottomBar } from './component.tsx';

const items = [
  { id: 'home', icon: 'home', label: 'Home', action: { kind: 'go', to: '/home' } },
  {
    id: 'pocket',
    icon: 'ticket',
    label: 'Pocket',
    action: { kind: 'go', to: '/pocket' },
    news: 'New companion requests',
  },
] as const;

it.each([
  [true, ['Home', 'PocketNew companion requests']],
  [false, ['Home', 'Pocket']],
])(
  'while there is companion news (%s), the item has a dot with a text for screen readers [V-167] [P-405]',
  async (companionNews, texts) => {
    const { place, remove } = await mount(
      <WidgetPortProvider value={testPort('en', { companionNews })}>
        <BottomBar id="bar" settings={{ items }} data={{}} />
      </WidgetPortProvider>,
    );
    expect([...place.querySelectorAll('li')].map((item) => item.textContent)).toEqual(texts);
    await remove();
  },
);
