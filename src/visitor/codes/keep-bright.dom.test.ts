import { afterEach, expect, it, vi } from 'vitest';
import { keepBright } from './keep-bright.ts';

const { told } = vi.hoisted(() => ({ told: [] as unknown[] }));
vi.mock('../bridge/native.ts', () => ({
  tellNative: async (name: string, data: object) => void told.push([name, data]),
}));

const locks: { released: boolean }[] = [];
const request = async () => {
  const lock = { released: false };
  locks.push(lock);
  return { release: async () => void (lock.released = true) };
};
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  told.length = 0;
  locks.length = 0;
  vi.restoreAllMocks();
});

it('sets the full brightness while codes are shown, and the own one after the last [V-498]', async () => {
  Object.assign(navigator, { wakeLock: { request } });
  const [endOne, endOther] = [keepBright(true), keepBright(true)];
  await settle();
  endOne();
  endOne();
  expect(told).toEqual([['setBrightness', { brightness: 1 }]]);
  endOther();
  await settle();
  expect([told, locks]).toEqual([
    [
      ['setBrightness', { brightness: 1 }],
      ['setBrightness', {}],
    ],
    [{ released: true }],
  ]);
});

it('gives brightness and screen back while the page is hidden', async () => {
  Object.assign(navigator, { wakeLock: { request } });
  const end = keepBright(true);
  show('hidden');
  show('visible');
  await settle();
  expect(told.map((one) => (one as [string, object])[1])).toEqual([{ brightness: 1 }, {}, { brightness: 1 }]);
  expect(locks).toHaveLength(2);
  end();
});

it('asks no app for brightness in a browser', () => {
  keepBright(false)();
  expect(told).toEqual([]);
});
