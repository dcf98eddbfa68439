import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let heard: string[];
let over: AbortController;
const hear = (): void => {
  document.body.addEventListener('click', ({ target }) => heard.push((target as HTMLElement).id), {
    signal: over.signal,
  });
};
const press = (id: string): boolean =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? false;

let pressAgain: () => void;
beforeEach(async () => {
  heard = [];
  over = new AbortController();
  vi.resetModules();
  document.body.innerHTML =
    '<button id="all"><svg id="icon"></svg></button><button id="other"></button><a id="link" href="#there"></a><a id="leave" href="https://other.example/" data-asks=""></a><form method="post"><button id="send"></button></form><form action="/search"><button id="search"></button></form><p id="text"></p>';
  ({ pressAgain } = await import('./early-press.ts'));
});
afterEach(() => {
  over.abort();
  pressAgain();
});

it.each([
  [['all'], ['all']],
  [['icon'], ['all']],
  [['all', 'other'], ['other']],
  [['all', 'link'], []],
  [['leave'], ['leave']],
  [['all', 'text'], ['all']],
  [[], []],
])('after %o it presses %o again', (early, again) => {
  early.forEach(press);
  hear();
  pressAgain();
  expect(heard).toEqual(again);
});

it('presses nothing that is gone, and each press once', () => {
  press('all');
  document.getElementById('all')?.remove();
  hear();
  pressAgain();
  press('other');
  pressAgain();
  expect(heard).toEqual(['other']);
});

it('keeps a form from being posted until the page answers, and lets one that looks something up go to its address', () => {
  const goesOn = (id: string): boolean => {
    // Ignore the browser's default action.
    document.body.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    return press(id);
  };
  expect([goesOn('send'), goesOn('search')]).toEqual([false, true]);
  pressAgain();
  expect(goesOn('send')).toBe(true);
});
