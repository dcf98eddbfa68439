import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardChunks } from './chunk-failure.ts';
import { MissingCode } from './missing-code.ts';

const left: string[] = [];
const told: string[] = [];
const guard = (speaks = true) => {
  const chunks = guardChunks((address) => void left.push(address));
  return { ...chunks, ...(speaks ? { told: chunks.tellBy((address) => void told.push(address)) } : {}) };
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  left.length = 0;
  told.length = 0;
  window.history.replaceState(null, '', '/here?a=1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part of the program that does not come', () => {
  it('loads the page once a session, however many fail and however often; then the visitor is told [P-454]', () => {
    const first = guard();
    first.failed();
    first.failed();
    vi.runAllTimers();
    expect([left, told]).toEqual([['/here?a=1'], []]);
    // The page was loaded again: the same session.
    const second = guard();
    second.failed();
    vi.runAllTimers();
    second.failed();
    vi.runAllTimers();
    expect([left, told]).toEqual([['/here?a=1'], ['/here?a=1', '/here?a=1']]);
  });

  it('leads to where the visitor was going', () => {
    const chunks = guard();
    chunks.headFor('/there');
    chunks.failed();
    vi.runAllTimers();
    expect(left).toEqual(['/there']);
  });

  it('lets the server answer an address whose slices did not come, but not one whose code did not', () => {
    const chunks = guard();
    chunks.recover(new Error('The slices do not fit together.'), '/there');
    chunks.headFor('/elsewhere');
    chunks.recover(new MissingCode(['hero']), '/elsewhere');
    // What failed for want of the code that decides is the same failure.
    chunks.recover(new TypeError('Failed to fetch'), '/elsewhere');
    vi.runAllTimers();
    expect([left, told]).toEqual([['/there', '/elsewhere'], []]);
  });

  it('tells what failed before anything could be said', () => {
    sessionStorage.setItem('chunkReloaded', 'Y');
    const chunks = guard(false);
    chunks.failed();
    vi.runAllTimers();
    expect(told).toEqual([]);
    chunks.tellBy((address) => void told.push(address));
    chunks.tellBy((address) => void told.push(address));
    expect(told).toEqual(['/here?a=1']);
  });

  it('does not load a page without a network, nor where nothing can be kept', () => {
    vi.stubGlobal('navigator', { onLine: false });
    guard().failed();
    vi.runAllTimers();
    vi.unstubAllGlobals();
    vi.stubGlobal('sessionStorage', undefined);
    guard().failed();
    vi.runAllTimers();
    expect([left, told.length]).toEqual([[], 2]);
  });
});
