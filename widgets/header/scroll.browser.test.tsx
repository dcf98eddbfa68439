import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { BottomSheet } from '#ui/overlays/bottom-sheet.tsx';
import { WidgetPortProvider } from '../port.tsx';
import { Header } from './component.tsx';

const settings = { logo: { label: 'all places', action: { kind: 'go', to: '/gateway' } }, buttons: [] } as const;
let place: Awaited<ReturnType<typeof mount>>;

/** A home whose page begins with what is given. */
const show = (first: ReactElement | null) =>
  place.draw(
    <WidgetPortProvider value={testPort()}>
      <Header id="header" settings={settings} data={{}} />
      <main className="page">
        {first}
        <p className="page">1</p>
        <p className="page">2</p>
      </main>
    </WidgetPortProvider>,
  );
const picture = (
  <div className="page">
    <div>
      <img className="art" alt="" />
    </div>
  </div>
);
const paper = () => Number(getComputedStyle(document.querySelector('header') as Element, '::before').opacity);
const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;

beforeEach(async () => {
  document.documentElement.style.setProperty('--ms-fade', '0s');
  place = await mount(null);
});
afterEach(async () => {
  window.scrollTo(0, 0);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await place.remove();
  document.documentElement.style.removeProperty('--ms-fade');
  await page.viewport(390, 844);
});

it.each([390, 1440])(
  'lies over the picture of a home without paper at %i px, and gets it when the page is scrolled',
  async (width) => {
    await page.viewport(width, 844);
    await show(picture);
    expect([paper(), topOf('main')]).toEqual([0, 0]);
    // The observer's word comes from the browser, outside any act.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    window.scrollTo(0, 300);
    await eventually(() => expect([paper(), topOf('header'), topOf('main')]).toEqual([1, 0, -300]));
  },
);

it('has its paper and its place from the start where a home does not open with a picture', async () => {
  await show(<p>words</p>);
  expect([paper(), topOf('main')]).toEqual([1, 56]);
});

it('lies over the head of an inner page without paper, and moves nothing as it gets it by scrolling', async () => {
  await page.viewport(390, 844);
  await show(<div className="page" data-below-header="" />);
  expect([paper(), topOf('main')]).toEqual([0, 0]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.scrollTo(0, 300);
  await eventually(() => expect([paper(), topOf('header'), topOf('main')]).toEqual([1, 0, -300]));
});

it.each([
  ['mid', false],
  ['top', true],
] as const)(
  'with a sheet at %s: overlay, hidden header and scrolling content are %s [V-093]',
  async (position, isTop) => {
    await page.viewport(390, 844);
    const texts = { grip: 'height', top: 'high', mid: 'middle', bottom: 'low' };
    const rows = Array.from({ length: 60 }, (_, index) => <p key={index}>{index}</p>);
    await show(
      <BottomSheet
        label="sheet"
        texts={texts}
        position={position}
        onPosition={() => undefined}
        heights="part"
        wide="flow"
      >
        {rows}
      </BottomSheet>,
    );
    const [header, overlay, list] = ['header', '[data-shown]', '[data-position] > :last-child'].map(
      (selector) => document.querySelector(selector) as Element,
    );
    const visibility = (element: Element | undefined) =>
      element === undefined ? '' : getComputedStyle(element).visibility;
    await act(async () => void (await Promise.all(document.getAnimations().map(({ finished }) => finished))));
    list?.scrollTo(0, 100);
    expect([visibility(overlay), visibility(header), list?.scrollTop]).toEqual(
      isTop ? ['visible', 'hidden', 100] : ['hidden', 'visible', 0],
    );
  },
);
