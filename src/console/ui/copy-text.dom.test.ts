import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['copies', { clipboard: { writeText: async () => undefined } }, true],
  ['refuses', { clipboard: { writeText: async () => Promise.reject(new Error('not allowed')) } }, false],
  ['has no clipboard', {}, false],
])('returns the result if the browser %s', async (_, browser, isCopied) => {
  vi.stubGlobal('navigator', browser);
  expect(await copyText('text')).toBe(isCopied);
});
