import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { tempTree } from './temp-tree.ts';

it('takes the browser that CHROMIUM names, and no other when that one is missing', () => {
  const browser = join(tempTree({ chrome: '' }), 'chrome');
  expect(findBrowser({ CHROMIUM: browser })).toBe(browser);
  expect(findBrowser({ CHROMIUM: `${browser}-gone`, PATH: '/usr/bin' })).toBeUndefined();
});
