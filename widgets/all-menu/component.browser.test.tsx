import axe from 'axe-core';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#schemas/parts';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { themeCss } from '../../tests/support/theme-style.ts';
import theme from '../../config/haneul-land/theme.json' with { type: 'json' };
import type { Theme } from '#schemas/documents/theme/schema';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { AllMenu } from './component.tsx';
import { previews } from './preview.ts';
import { description, type Settings } from './schema.ts';
import type { Decoded } from '#schemas/command';

const preview = previews[0] as (typeof previews)[number];
let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;

const member = previews.find(({ name }) => name === 'for a member who is a tester') as typeof preview;
let shownCase = preview;
const tree = (given: WidgetPort, data: Readonly<Record<string, DataState>> = preview.data ?? {}) => (
  <WidgetPortProvider value={given}>
    <button type="button">Opener</button>
    {/* decodePreview fills in what the schema of this widget declares. */}
    <AllMenu
      id="all-menu"
      settings={decodePreview(description, shownCase, given.frame.locale) as Decoded<Settings>}
      data={data}
    />
  </WidgetPortProvider>
);
const show = async (menuOpen: boolean, more: Partial<WidgetPort> = {}, data?: Readonly<Record<string, DataState>>) => {
  port = testPort(more.frame?.locale ?? 'en', { ...more, menuOpen });
  await place.draw(tree(port, data));
  // Its code comes when it is opened for the first time.
  await act(async () => void (await import('./open-menu.tsx')));
};
const menu = () => document.querySelector('dialog');
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog a, dialog button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === name,
  );
const texts = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`dialog ${selector}`)].map((one) => one.textContent);
const press = (name: string) => act(async () => named(name)?.click());

beforeEach(async () => {
  shownCase = preview;
  place = await mount(null);
  await show(false);
  place.place.querySelector('button')?.focus();
});
afterEach(async () => {
  await place.remove();
  localStorage.clear();
  await page.viewport(390, 844);
});

it('is not there until it is opened, so the server sends none of it', async () => {
  expect(menu()).toBeNull();
  expect(renderToString(tree(testPort('en')))).not.toContain('dialog');
  await show(true);
  expect(menu()?.matches(':modal')).toBe(true);
});

it('takes the focus to its title and gives it back', async () => {
  await show(true);
  expect(document.activeElement?.textContent).toBe('All menu');
  await show(false);
  expect(document.activeElement?.textContent).toBe('Opener');
});

it('asks to be closed by its button and by Escape', async () => {
  await show(true);
  await press('Close');
  await act(() => userEvent.keyboard('{Escape}'));
  expect(port.ran).toEqual([{ kind: 'all-menu' }, { kind: 'all-menu' }]);
});

it('holds the page behind it still', async () => {
  await show(true);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
});

it('shows every venue as a tab in its order, the present one marked; a tab changes the venue', async () => {
  await show(true);
  expect(texts('nav button')).toEqual(['Garam Park', 'Naru Water', 'Dasom Lodge', 'Raon Circuit']);
  expect(texts('nav [aria-current]')).toEqual(['Garam Park']);
  await press('Naru Water');
  expect(port.ran).toEqual([{ kind: 'venue', venue: 'BB', to: '/naru' }]);
});

it('shows each top menu with its sub-items, those of the footer folded, outside links marked [P-155]', async () => {
  await show(true);
  expect(texts('section h3')).toEqual(['Tickets and benefits', 'In the park', 'Help']);
  expect(texts('section:first-of-type li')).toEqual(['Prices', 'Discounts', 'Season pass']);
  expect(texts('details summary')).toEqual(['About us']);
  expect(texts('a[target=_blank]')).toEqual(['Questions (new window)']);
});

it('invites to log in and leads to the app settings [P-148]', async () => {
  await show(true);
  expect([named('Log in')?.getAttribute('href'), named('App settings')?.getAttribute('href')]).toEqual([
    '/inner',
    '/inner',
  ]);
});

it('shows exactly one banner of those that are answered [P-154]', async () => {
  const item = (bannerSubject: string) => ({
    bannerSubject,
    bannerText: '',
    bannerTag: '',
    mobileImagUrl: '',
    imageNm: 'park-poster',
    connUrl: '/inner',
    newWindowYn: 'N',
  });
  await show(
    true,
    {},
    { banner: { state: 'ready', value: { list: [item('One'), item('Two')], totalCnt: 2, pageNo: 1, pageSize: 1 } } },
  );
  expect([texts('a h3'), named('One')?.getAttribute('href')]).toEqual([['One'], '/inner']);
});

it('leaves out what the menu of the venue has no more when it is opened', async () => {
  const { menu: sections } = testPort('en').frame;
  const live = sections
    .slice(1)
    .flatMap(({ id, items }) => [{ menuUid: id }, ...items.slice(0, 1).map((item) => ({ menuUid: item.id }))]);
  await show(true, {}, { menu: { state: 'ready', value: live } });
  expect(texts('section h3')).toEqual(['In the park', 'Help']);
  expect(texts('section:first-of-type li')).toHaveLength(1);
});

it.each<DataState>([
  { state: 'waiting' },
  { state: 'failed' },
  { state: 'ready', value: null },
  { state: 'ready', value: { list: [] } },
])('stands a banner answer that is %o', async (banner) => {
  await show(true, {}, { banner });
  expect(texts('section h3')).toHaveLength(3);
});

describe('a member', () => {
  const details = {
    membershipUid: 'M1',
    profileImgUrl: '',
    grdCd: 'T1',
    grdCdName: 'Sunset',
    nickName: 'Pinwheel',
    remainPoint: 12_400,
  };
  const showMember = async (given: DataState) => {
    shownCase = member;
    await show(true, {}, { member: given });
  };
  const box = () => document.querySelector('dialog .card');

  it('reads program, grade, nickname and the balance of points, beside the first letter of the name [P-147] [P-708]', async () => {
    await showMember({ state: 'ready', value: details });
    expect([...(box()?.querySelectorAll('span > b, p') ?? [])].map((one) => one.textContent)).toEqual([
      'P',
      'Sunset Garam Members',
      'Pinwheel',
      'Points12,400 points',
      '12,400',
    ]);
  });

  it('is shown by the picture where there is one of this site, and by no other', async () => {
    await showMember({ state: 'ready', value: { ...details, profileImgUrl: '/media/m1.png' } });
    expect(box()?.querySelector('img')?.getAttribute('src')).toBe('/media/m1.png');
    await showMember({ state: 'ready', value: { ...details, profileImgUrl: '//evil.example/m1.png' } });
    expect(box()?.querySelector('img')).toBeNull();
  });

  it('whose login is over is asked to log in, without a word of an error', async () => {
    await showMember({ state: 'failed', errorType: 'S' });
    expect(box()?.textContent).toBe('Please log inLog in');
  });

  it('whose details did not come still finds the way to my page', async () => {
    await showMember({ state: 'failed' });
    expect([box()?.textContent.includes('did not load'), named('My page')?.getAttribute('href')]).toEqual([
      true,
      '/inner',
    ]);
  });

  it('is waited for in the room that the answer will take', async () => {
    await showMember({ state: 'waiting' });
    const before = box()?.getBoundingClientRect().height;
    await showMember({ state: 'ready', value: details });
    expect(Math.abs((box()?.getBoundingClientRect().height ?? 0) - (before ?? 0))).toBeLessThan(6);
  });
});

describe('the search in the menu', () => {
  const field = () => document.querySelector('dialog input') as HTMLInputElement;
  const says = () => texts('[role=status]').join('');
  const results = () => texts('form li');
  const type = async (keys: string) => {
    await act(() => userEvent.click(field()));
    await act(() => userEvent.keyboard(keys));
  };
  beforeEach(async () => {
    shownCase = member;
    await show(true);
  });

  it('finds sub-items while one types, in any case', async () => {
    await type('PARK');
    expect([results(), says()]).toEqual([['Park map'], '1 found']);
    await type('{Backspace}{Backspace}{Backspace}{Backspace}zzz');
    expect([results(), says()]).toEqual([[], 'Nothing found']);
  });

  it('asks for two letters when Enter is pressed after fewer, and not before [P-474]', async () => {
    await type(' a ');
    expect([says(), results()]).toEqual(['', []]);
    await type('{Enter}');
    expect([says(), field().getAttribute('aria-invalid'), port.ran]).toEqual([
      'Please enter at least 2 characters in the search term',
      'true',
      [],
    ]);
  });

  it('goes on to the search of the whole site with Enter, and by its button', async () => {
    expect(named('Search everywhere')?.getAttribute('href')).toBe('/inner');
    await type(' Map x {Enter}');
    expect(port.ran).toEqual([{ kind: 'go', to: '/inner?q={item.term}' }]);
    expect(port.items).toEqual([{ term: 'Map x' }]);
    expect(named('Search everywhere')?.getAttribute('href')).toBe('/inner?q=Map x');
  });

  it('refuses a word of the rule in its words, and goes nowhere', async () => {
    await type('drop it');
    expect(says()).toBe('');
    await type('{Enter}');
    expect([says(), results(), field().getAttribute('aria-invalid'), port.ran]).toEqual([
      'This word cannot be used',
      [],
      'true',
      [],
    ]);
    expect(named('Search everywhere')?.getAttribute('href')).toBe('/inner');
  });
});

describe('the coach mark', () => {
  const mark = () => document.querySelector('dialog aside');
  const open = async () => {
    shownCase = member;
    await show(true);
    await act(async () => void (await import('./coach-mark.tsx')));
  };

  it('is shown the first time, put away by its button, and never again on this device', async () => {
    await open();
    expect(mark()?.textContent).toContain('Change the park here');
    await press('Got it');
    expect(mark()).toBeNull();
    await show(false);
    await open();
    expect(mark()).toBeNull();
  });

  it('is remembered by its name: another one is still shown', async () => {
    localStorage.setItem('seen', JSON.stringify(['coach-other']));
    await open();
    expect([mark() !== null, localStorage.getItem('seen')]).toEqual([true, '["coach-other","coach-preview"]']);
  });

  it('is not shown where the device keeps nothing: once means once', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await open();
    expect(mark()).toBeNull();
    vi.restoreAllMocks();
  });
});

it('closes what is beside the title to those whom it is not for', async () => {
  shownCase = member;
  await show(true);
  expect(named('App settings')).toBeUndefined();
});

it.each(locales.flatMap((locale) => [preview, member].map((one) => [locale, one.name, one] as const)))(
  'has nothing that axe objects to in %s, %s',
  async (locale, _name, one) => {
    shownCase = one;
    const style = document.createElement('style');
    style.textContent = themeCss(theme as Theme);
    place.place.append(style);
    document.documentElement.dataset['theme'] = theme.id;
    await show(true, { frame: testPort(locale).frame }, one.data ?? {});
    const shown = menu() as HTMLElement;
    await Promise.all(shown.getAnimations().map((animation) => animation.finished));
    const { violations } = await axe.run(shown, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  },
);

it.each(['', '200%'])('stays within 320 px with text of size "%s"', async (size) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = size;
  await show(true);
  const shown = menu() as HTMLElement;
  expect([shown.scrollWidth, shown.clientWidth]).toEqual([320, 320]);
  document.documentElement.style.fontSize = '';
});
