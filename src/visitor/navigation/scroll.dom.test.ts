import { beforeEach, expect, it, vi } from 'vitest';

const scrolled = vi.fn<(to: ScrollToOptions) => void>();
const load = async () => {
  vi.resetModules();
  return import('./scroll.ts');
};
const standAt = (y: number) => vi.stubGlobal('scrollY', y);
const at = () => scrolled.mock.lastCall?.[0].top;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrolled);
});

it('begins a page at its top, and returns to where one was left, also after a reload', async () => {
  const { keepScroll, restoreScroll } = await load();
  standAt(700);
  keepScroll('/a');
  restoreScroll('/a', false);
  expect(at()).toBe(0);
  restoreScroll('/a', true);
  expect(at()).toBe(700);
  (await load()).restoreScroll('/a', true);
  expect(at()).toBe(700);
  restoreScroll('/never-seen', true);
  expect(at()).toBe(0);
});

it('remembers the last fifty pages', async () => {
  const { keepScroll, restoreScroll } = await load();
  standAt(300);
  for (let page = 0; page <= 50; page++) keepScroll(`/${page}`);
  expect([0, 1, 50].map((page) => (restoreScroll(`/${page}`, true), at()))).toEqual([0, 300, 300]);
});

it.each(['{', '7', 'null', '{"a":1}'])('does not mind a memory of %s', async (memory) => {
  sessionStorage.setItem('scroll', memory);
  const { restoreScroll } = await load();
  restoreScroll('/a', true);
  expect(at()).toBe(0);
});
