import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['takes it', { clipboard: { writeText: async () => undefined } }, true],
  ['refuses it', { clipboard: { writeText: async () => Promise.reject(new Error('not allowed')) } }, false],
  ['knows no clipboard', {}, false],
])('says what came of it where a browser %s', async (_, browser, isCopied) => {
  vi.stubGlobal('navigator', browser);
  expect(await copyText('text')).toBe(isCopied);
});
