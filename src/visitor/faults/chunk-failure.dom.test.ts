import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardChunks } from './chunk-failure.ts';
import { MissingCode } from './missing-code.ts';

const left: string[] = [];
const told: [address: string, isThere: boolean][] = [];
let isThere = true;
const guard = (speaks = true) => {
  const chunks = guardChunks(
    (address) => void left.push(address),
    async () => isThere,
  );
  if (speaks) chunks.tellBy((...what) => void told.push(what));
  return chunks;
};
const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  isThere = true;
  left.length = 0;
  told.length = 0;
  window.history.replaceState(null, '', '/here?a=1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part of the program that does not come', () => {
  it('loads the page once a session, however many fail and however often; then the visitor is told [P-454]', async () => {
    const first = guard();
    first.failed();
    first.failed();
    await settle();
    expect([left, told]).toEqual([['/here?a=1'], []]);
    // The page was loaded again: the same session.
    const second = guard();
    second.failed();
    await settle();
    second.failed();
    await settle();
    expect([left, told]).toEqual([
      ['/here?a=1'],
      [
        ['/here?a=1', true],
        ['/here?a=1', true],
      ],
    ]);
  });

  it('leads to where the visitor was going', async () => {
    const chunks = guard();
    chunks.headFor('/there');
    chunks.failed();
    await settle();
    expect(left).toEqual(['/there']);
  });

  it('lets the server answer an address whose slices did not come, but not one whose code did not', async () => {
    const chunks = guard();
    chunks.recover(new Error('The slices do not fit together.'), '/there');
    await settle();
    chunks.headFor('/elsewhere');
    chunks.recover(new MissingCode(['hero']), '/elsewhere');
    // What failed for want of the code that decides is the same failure.
    chunks.recover(new TypeError('Failed to fetch'), '/elsewhere');
    await settle();
    expect([left, told]).toEqual([['/there', '/elsewhere'], []]);
  });

  it("takes nobody to a server that does not answer, and keeps the session's one reload for when it does", async () => {
    const chunks = guard();
    isThere = false;
    chunks.headFor('/there');
    chunks.failed();
    await settle();
    chunks.recover(new TypeError('Failed to fetch'), '/there');
    await settle();
    expect([left, told]).toEqual([
      [],
      [
        ['/there', false],
        ['/there', false],
      ],
    ]);
    isThere = true;
    chunks.failed();
    await settle();
    expect(left).toEqual(['/here?a=1']);
  });

  it('tells what failed before anything could be said', async () => {
    sessionStorage.setItem('chunkReloaded', 'Y');
    const chunks = guard(false);
    chunks.failed();
    await settle();
    expect(told).toEqual([]);
    chunks.tellBy((...what) => void told.push(what));
    chunks.tellBy((...what) => void told.push(what));
    expect(told).toEqual([['/here?a=1', true]]);
  });

  it('does not load a page where nothing can be kept, and so nobody could tell the first time from the second', async () => {
    const chunks = guard();
    vi.stubGlobal('sessionStorage', undefined);
    chunks.failed();
    await settle();
    expect([left, told]).toEqual([[], [['/here?a=1', true]]]);
  });
});
