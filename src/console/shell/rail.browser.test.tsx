import { act } from 'react';
import { expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { ProblemsProvider } from '../problems/use-problems.tsx';
import { Rail } from './rail.tsx';

it('scrolls to the current area if the rail is wider than the screen', async () => {
  const { around } = await consoleSite([]);
  const { place, remove } = await mount(
    around(
      <ProblemsProvider>
        <style>{'.rail { display: flex; width: 300px; overflow: auto; } .rail a { flex: none; width: 80px; }'}</style>
        <Rail />
      </ProblemsProvider>,
    ),
  );
  const [rail, settings] = [place.querySelector('.rail'), [...place.querySelectorAll('a')].at(-1)];
  await act(async () => settings?.click());
  expect(settings?.getAttribute('aria-current')).toBe('page');
  expect(settings?.getBoundingClientRect().right).toBeLessThanOrEqual(rail?.getBoundingClientRect().right ?? 0);
  await remove();
});
