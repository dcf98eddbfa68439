import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepAt } from '#engine/records/entry-code';
import type { CodeState } from '#schemas/shown-code';
import type { CallScope } from '../data/call-service.ts';
import { dropUserSession, keepUserSession, type UserSession } from '../session/user-session.ts';
import { beginKeeping, clearCodes, clearCodesOfOthers, readCodes } from './code-store.ts';
import { refreshCodes } from './refresh-codes.ts';
import { watchCode } from './watch-code.ts';

const HOUR_MS = 3_600_000;
const day = (days: number): string =>
  new Date(Date.now() + days * 24 * HOUR_MS + 9 * HOUR_MS).toISOString().slice(0, 10).replaceAll('-', '');
const scope: CallScope = {
  pageId: 'PGE_TST_00001',
  locale: 'ko',
  timeoutMs: 1000,
  listed: false,
  release: 'a',
  who: '7',
};
const session = { token: 'known', user: { membershipUid: '7' } } as unknown as UserSession;
const product = (productId: string, from: number, until: number, codeRef = `REF000000${productId}`) => ({
  productId,
  productNm: `Ticket ${productId}`,
  validFrom: day(from),
  validUntil: day(until),
  codeRef,
});

let calls: string[];
let products: readonly object[];
let aheadMs: number;

const answer = (url: string): unknown =>
  url.endsWith('/my-products')
    ? { productList: products, stepSeconds: 30 }
    : url.endsWith('/getCurrentTimestamp')
      ? { timestamp: Date.now() + aheadMs }
      : { keyId: '1', stepSeconds: 30 };

beforeEach(async () => {
  await clearCodes();
  keepUserSession(session);
  [calls, products, aheadMs] = [[], [product('1', 0, 0)], 0];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method ?? ''} ${url}`);
    return Response.json({ code: '200', data: answer(url) });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropUserSession();
});

it('keeps a key that cannot be exported, which is registered once, and the time of the server [V-385]', async () => {
  await refreshCodes(scope);
  await refreshCodes(scope);
  const kept = await readCodes();
  expect([kept?.key.extractable, kept?.key.type]).toEqual([false, 'private']);
  await expect(crypto.subtle.exportKey('pkcs8', kept?.key as CryptoKey)).rejects.toThrow('not extractable');
  expect(calls.filter((call) => call.endsWith('/skypocket/code-key'))).toEqual(['POST /api/v1/iam/skypocket/code-key']);
  expect(calls).toContain('GET /api/v1/iam/information/resorts/getCurrentTimestamp');
});

it('keeps the tickets of the next 48 hours that this phone may use, and no other fields', async () => {
  products = [
    product('1', 0, 0),
    product('2', -10, 40),
    product('3', 7, 7),
    product('4', 0, 0, ''),
    { ...product('5', 1, 1), ticketNoMask: '•••• 1234' },
  ];
  await refreshCodes(scope);
  expect((await readCodes())?.tickets).toEqual([product('1', 0, 0), product('2', -10, 40), product('5', 1, 1)]);
});

it('makes no key for a member without such tickets, unless a code is to be shown', async () => {
  products = [];
  expect([await refreshCodes(scope), await readCodes()]).toEqual([undefined, undefined]);
  expect((await refreshCodes(scope, true))?.tickets).toEqual([]);
});

it.each([
  ['a logout', () => clearCodes()],
  ['a login of somebody else', () => clearCodesOfOthers('8')],
  ['72 hours without contact', async () => void (await readCodes(Date.now() + 72 * HOUR_MS + 1000))],
])('deletes key and tickets at %s', async (_, end) => {
  await refreshCodes(scope);
  await clearCodesOfOthers('7');
  expect(await readCodes(Date.now() + 71 * HOUR_MS)).toBeDefined();
  await end();
  expect(await readCodes()).toBeUndefined();
});

it('keeps nothing that comes after a logout', async () => {
  await refreshCodes(scope);
  const [kept, keep] = [await readCodes(), beginKeeping()];
  await clearCodes();
  expect(await keep(kept ?? never())).toBe(false);
  expect(await readCodes()).toBeUndefined();
});

const never = (): never => {
  throw new Error('Nothing was kept.');
};

const firstState = (ref: string) =>
  new Promise<CodeState>((resolve) => {
    const stop = watchCode({ scope, inApp: false }, { prefix: 'PE', ref }, (state) => {
      resolve(state);
      stop?.();
    });
  });

it("shows a code of the step by the server's clock, and by how much the device's is off", async () => {
  aheadMs = 120_000;
  await refreshCodes(scope);
  const state = await firstState('REF0000001');
  expect(state).toMatchObject({ state: 'ready', step: 30, clockOff: 120, isKept: true });
  const step = Number(/^PEREF0000001(\d{8})/.exec(state.state === 'ready' ? state.text : '')?.[1]);
  expect([0, 1]).toContain(stepAt(Date.now() + aheadMs) - step);
});

it('shows a kept code without a network, and says so where none is kept', async () => {
  await refreshCodes(scope);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await firstState('REF0000001')).toMatchObject({ state: 'ready', clockOff: 0 });
  await clearCodes();
  expect(await firstState('REF0000001')).toEqual({ state: 'failed' });
});
