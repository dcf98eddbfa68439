import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { frameModel } from '#tests/frame-model.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { BottomBar } from './component.tsx';
import { WidgetPortProvider } from '../port.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';

let mounted: Awaited<ReturnType<typeof mount>>;
const draw = async (hasBar: boolean) => {
  mounted = await mount(
    <WidgetPortProvider value={testPort('en', { frame: frameModel('en') })}>
      <main style={{ height: '1500px' }}>
        <DockedActions>
          <button>Go on</button>
        </DockedActions>
      </main>
      {hasBar ? <BottomBar id="bar" settings={{ items: [] }} data={{}} /> : null}
    </WidgetPortProvider>,
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
};
const boxOf = (selector: string): DOMRect | undefined => mounted.place.querySelector(selector)?.getBoundingClientRect();

beforeEach(() => page.viewport(390, 844));
afterEach(() => mounted.remove());

it('stand at the lower edge of a page without a bottom bar, and the page ends above them', async () => {
  await draw(false);
  const dock = boxOf('main > div');
  expect(dock?.bottom).toBe(window.innerHeight);
  expect(boxOf('main')?.bottom).toBeLessThanOrEqual(dock?.top ?? 0);
});

it('stand above the bottom bar where there is one, and the page ends above them', async () => {
  await draw(true);
  const dock = boxOf('main > div');
  expect(dock?.bottom).toBe(boxOf('nav')?.top);
  expect(boxOf('main')?.bottom).toBeLessThanOrEqual(dock?.top ?? 0);
});
