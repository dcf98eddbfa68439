import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlacedNeed } from '#engine';
import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { mount } from '#tests/mount.ts';
import type { CallScope } from '../data/call-service.ts';
import { putChange } from '../data/answer-changes.ts';
import { SwrData, swrDataPort } from '../data/swr-data.tsx';
import type { Present } from '../app/present.ts';
import { useChangingAnswers } from './use-changing-answers.ts';

vi.mock(import('#render/run-command/open-outside.ts'), async (original) => ({
  ...(await original()),
  reloadFromServer: vi.fn<typeof reloadFromServer>(),
}));

let calls = 0;
let scope: CallScope;
let need: PlacedNeed;
let needs: readonly PlacedNeed[];
const fetched = vi.fn<(url: string) => Promise<Response>>();
const answers = (data: unknown, validUntil?: number) => async () =>
  new Response(JSON.stringify({ code: '0000', data }), {
    headers: validUntil === undefined ? {} : { 'x-valid-until': String(validUntil) },
  });
const refuses = async () =>
  new Response(JSON.stringify({ code: 'CNT_01', errorMessage: 'gone', errorType: 'B' }), { status: 404 });

function Screen() {
  const shown = {
    decision: { pageId: 'P', locale: 'ko', services: [], needs: [need] },
    site: { timings: { requestMs: 1000 } },
    release: { hash: scope.release },
  };
  useChangingAnswers(
    { current: { shown, viewer: { locale: 'ko' }, address: '/notice/7' } as unknown as Present },
    needs,
  );
  const state = swrDataPort.useAnswer(need);
  return <p>{state.state === 'ready' ? String(state.value) : state.state}</p>;
}
const open = () =>
  mount(
    <SwrData scope={scope} fallback={{ [need.key]: 'old' }} first={scope}>
      <Screen />
    </SwrData>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  need = { node: 'a', name: 'rows', key: `/changing/${++calls}`, essential: false };
  needs = [need];
  scope = { pageId: 'P', locale: 'ko', timeoutMs: 1000, listed: false, release: `changing ${calls}` };
  putChange(need.key, Date.now() + 60_000);
  fetched.mockReset();
  vi.mocked(reloadFromServer).mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads an answer again when it changes by itself, within two seconds, and then at its next change', async () => {
  fetched.mockImplementationOnce(answers('second', Date.now() + 120_000)).mockImplementation(answers('third'));
  const { place, remove } = await open();
  await wait(59_000);
  expect(place.textContent).toBe('old');
  await wait(3_500);
  expect(place.textContent).toBe('second');
  await wait(60_000);
  expect(place.textContent).toBe('third');
  await wait(600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await remove();
});

it('drops an answer that the server refuses from then on', async () => {
  fetched.mockImplementation(refuses);
  const { place, remove } = await open();
  await wait(63_000);
  expect(place.textContent).toBe('failed');
  expect(reloadFromServer).not.toHaveBeenCalled();
  await remove();
});

it('loads a page from the server whose record is gone', async () => {
  need = { ...need, essential: true };
  needs = [need];
  fetched.mockImplementation(refuses);
  const { remove } = await open();
  await wait(63_000);
  expect(reloadFromServer).toHaveBeenCalledWith('/notice/7');
  await remove();
});

it('keeps the answer without a network, and asks again every half minute', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network')).mockImplementation(answers('second'));
  const { place, remove } = await open();
  await wait(63_000);
  expect(place.textContent).toBe('old');
  await wait(33_000);
  expect(place.textContent).toBe('second');
  await remove();
});
