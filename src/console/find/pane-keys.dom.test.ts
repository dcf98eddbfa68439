import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToKeys } from './pane-keys.ts';

let stop = (): void => undefined;

beforeEach(() => {
  // Nothing is laid out here; whatever is there is seen.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
  stop = listenToKeys({ palette: () => undefined, create: () => undefined, help: () => undefined });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const rail =
  '<nav data-pane="last"><a href="/">Home</a><a href="/content" aria-current="page" id="area">Content</a></nav>';

/** Ids of what has the focus after each F6. */
const walk = (times: number, shiftKey = false): readonly string[] =>
  Array.from({ length: times }, () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey, cancelable: true }));
    return document.activeElement?.id ?? '';
  });

it('F6 goes from pane to pane, then to the area that one is in, and around; with Shift the other way', () => {
  document.body.innerHTML = `${rail}<main class="main"><nav data-pane><button id="tree">Tree</button></nav><section data-pane><input id="field"></section></main>`;
  expect(walk(4)).toEqual(['tree', 'field', 'area', 'tree']);
  expect(walk(2, true)).toEqual(['area', 'field']);
});

it('F6 changes between the areas and a screen that has no panes', () => {
  document.body.innerHTML = `${rail}<main class="main"><a href="/x" id="first">News</a></main>`;
  expect(walk(3)).toEqual(['first', 'area', 'first']);
});

it('F6 comes back to where one was in a pane', () => {
  document.body.innerHTML = `${rail}<main class="main"><nav data-pane><button id="tree">Tree</button></nav><section data-pane><input id="field"><input id="second"></section></main>`;
  document.getElementById('second')?.focus();
  expect(walk(3)).toEqual(['area', 'tree', 'second']);
});
