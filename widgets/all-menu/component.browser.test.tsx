import axe from 'axe-core';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#schemas/parts';
import { decodePreview } from '#tests/decode-preview.ts';
import { mount } from '#tests/mount.ts';
import { testPort } from '#tests/test-port.ts';
import '#ui/base.css';
import { themeCss } from '../../tests/support/theme-style.ts';
import theme from '../../config/haneul-land/theme.json' with { type: 'json' };
import type { Theme } from '#schemas/theme.schema';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider, type WidgetPort } from '../port.tsx';
import { AllMenu } from './component.tsx';
import { previews } from './preview.ts';
import { description, type Settings } from './schema.ts';
import type { Decoded } from '#schemas/command';

const preview = previews[0] as (typeof previews)[number];
let place: Awaited<ReturnType<typeof mount>>;
let port: ReturnType<typeof testPort>;

const tree = (given: WidgetPort, data: Readonly<Record<string, DataState>> = preview.data ?? {}) => (
  <WidgetPortProvider value={given}>
    <button type="button">Opener</button>
    {/* decodePreview fills in what the schema of this widget declares. */}
    <AllMenu id="all-menu" settings={decodePreview(description, preview, given.frame.locale) as Decoded<Settings>} data={data} />
  </WidgetPortProvider>
);
const show = async (menuOpen: boolean, more: Partial<WidgetPort> = {}, data?: Readonly<Record<string, DataState>>) => {
  port = testPort(more.frame?.locale ?? 'en', { ...more, menuOpen });
  await place.draw(tree(port, data));
};
const menu = () => document.querySelector('dialog');
const named = (name: string) => [...document.querySelectorAll<HTMLElement>('dialog a, dialog button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(`dialog ${selector}`)].map((one) => one.textContent);
const press = (name: string) => act(async () => named(name)?.click());

beforeEach(async () => {
  place = await mount(null);
  await show(false);
  place.place.querySelector('button')?.focus();
});
afterEach(async () => {
  await place.remove();
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
  expect([named('Log in')?.getAttribute('href'), named('App settings')?.getAttribute('href')]).toEqual(['/inner', '/inner']);
});

it('shows exactly one banner of those that are answered [P-154]', async () => {
  const item = (bannerSubject: string) => ({ bannerSubject, bannerText: '', bannerTag: '', mobileImagUrl: '', imageNm: 'park-poster', connUrl: '/inner', newWindowYn: 'N' });
  await show(true, {}, { banner: { state: 'ready', value: { list: [item('One'), item('Two')], totalCnt: 2, pageNo: 1, pageSize: 1 } } });
  expect([texts('a h3'), named('One')?.getAttribute('href')]).toEqual([['One'], '/inner']);
});

it.each<DataState>([{ state: 'waiting' }, { state: 'failed' }, { state: 'ready', value: null }, { state: 'ready', value: { list: [] } }])('stands a banner answer that is %o', async (banner) => {
  await show(true, {}, { banner });
  expect(texts('section h3')).toHaveLength(3);
});

it.each(locales)('has nothing that axe objects to in %s', async (locale) => {
  const style = document.createElement('style');
  style.textContent = themeCss(theme as Theme);
  place.place.append(style);
  document.documentElement.dataset['theme'] = theme.id;
  await show(true, { frame: testPort(locale).frame });
  const shown = menu() as HTMLElement;
  await Promise.all(shown.getAnimations().map((animation) => animation.finished));
  const { violations } = await axe.run(shown, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
});

it.each(['', '200%'])('stays within 320 px with text of size "%s"', async (size) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = size;
  await show(true);
  const shown = menu() as HTMLElement;
  expect([shown.scrollWidth, shown.clientWidth]).toEqual([320, 320]);
  document.documentElement.style.fontSize = '';
});
