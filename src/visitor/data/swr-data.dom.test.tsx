import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlacedNeed } from '#engine';
import { mount } from '#tests/mount.ts';
import { publishMemberEvent } from '../live/member-changes.ts';
import { makeCall, type CallHouse, type CallScope } from './call-service.ts';
import { askAgain, preloadNeeds, SwrData, swrDataPort } from './swr-data.tsx';

let release = 0;
let scope: CallScope;
const fetched = vi.fn<(url: string) => Promise<Response>>();
const needOf = (key: string): PlacedNeed => ({ node: 'a', name: 'rows', key, essential: false });
const says = (data: unknown) => async () => new Response(JSON.stringify({ code: '0000', data }));
const settle = () => act(() => new Promise((done) => setTimeout(done, 5)));

function Answer({ need }: { readonly need: PlacedNeed }) {
  const state = swrDataPort.useAnswer(need);
  return <p>{state.state === 'ready' ? `ready ${String(state.value)}` : state.state}</p>;
}
const none = {};
const page = (need: PlacedNeed, fallback: Readonly<Record<string, unknown>> = none, at = scope) => (
  <SwrData scope={at} fallback={fallback} first={scope}>
    <Answer need={need} />
  </SwrData>
);
const nextRelease = (): CallScope => ({ ...scope, release: `next ${release}` });

beforeEach(() => {
  scope = { pageId: 'P', locale: 'ko', timeoutMs: 1000, listed: false, release: `release ${++release}` };
  fetched.mockReset().mockImplementation(says('fetched'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows the server's answers without a request", async () => {
  const { place, remove } = await mount(page(needOf('/a'), { '/a': 'served' }));
  await settle();
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready served', 0]);
  await remove();
});

it.each<[string, Partial<PlacedNeed>]>([
  ['the widget', { personal: true }],
  ['the service', { service: { id: 'DTS', path: '/a', state: 'N', personal: true } }],
])("asks for what is a member's own, as %s says, only where a member is known", async (_, more) => {
  const need = { ...needOf('/a'), ...more };
  const { place, draw, remove } = await mount(page(need));
  await act(() => askAgain([need], scope));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['waiting', 0]);
  await draw(page(need, none, { ...scope, who: 'M1' }));
  await settle();
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready fetched', 1]);
  await remove();
});

it('asks for guests too, where a widget says so, although the service has personal answers', async () => {
  const { place, remove } = await mount(
    page({ ...needOf('/a'), personal: false, service: { id: 'DTS', path: '/a', state: 'N', personal: true } }),
  );
  await settle();
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready fetched', 1]);
  await remove();
});

it('shows the new answer of a read that a change answers with, without asking for it', async () => {
  const { place, remove } = await mount(page(needOf('/a'), { '/a': 'served' }));
  fetched.mockImplementation(
    async () => new Response('{"code":"200","data":"changed"}', { headers: { 'content-location': '/a' } }),
  );
  await act(() => makeCall({ method: 'POST', url: '/a/step' }, scope));
  await settle();
  expect(place.textContent).toBe('ready changed');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/a/step']);
  await remove();
});

it('waits for what the server did not answer, and says when it fails', async () => {
  let answer: (value: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((done) => (answer = done)));
  const { place, draw, remove } = await mount(page(needOf('/a')));
  expect(place.textContent).toBe('waiting');
  answer(await says('fetched')());
  await settle();
  expect(place.textContent).toBe('ready fetched');
  fetched.mockImplementation(async () => new Response('{"code":"X"}', { status: 500 }));
  await draw(page(needOf('/b')));
  await settle();
  expect(place.textContent).toBe('failed');
  await remove();
});

it('reads a call again within two seconds after its event of the member, and keeps the answer when that fails', async () => {
  const need: PlacedNeed = { ...needOf('/cards'), memberEvent: 'pocket' };
  const { place, remove } = await mount(page(need, { '/cards': 'old' }));
  vi.useFakeTimers();
  fetched.mockImplementation(says('new'));
  publishMemberEvent('companion');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready old', 0]);
  publishMemberEvent('pocket');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready new', 1]);
  fetched.mockRejectedValue(new TypeError('no network'));
  publishMemberEvent('pocket');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready new', 2]);
  await remove();
});

it('reads a call again whose answer may be older than the event', async () => {
  const need: PlacedNeed = { ...needOf('/cards'), memberEvent: 'pocket' };
  let answer: (value: Response) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise((done) => (answer = done))).mockImplementation(says('new'));
  const { place, remove } = await mount(page(need));
  vi.useFakeTimers();
  publishMemberEvent('pocket');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(fetched).toHaveBeenCalledOnce();
  answer(await says('old')());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready new', 2]);
  await remove();
});

it("keeps a call's last answer until the next release has its own", async () => {
  const { place, draw, remove } = await mount(page(needOf('/a'), { '/a': 'old' }));
  let answer: (value: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((done) => (answer = done)));
  await draw(page(needOf('/a'), none, nextRelease()));
  expect(place.textContent).toBe('ready old');
  answer(await says('new')());
  await settle();
  expect(place.textContent).toBe('ready new');
  await remove();
});

it.each([
  ['in its header', '/a'],
  ['in its address', '/a?langId=ko&n=1'],
])(
  'reads a call with the language %s again in the new language, and keeps the last answer until then',
  async (_, key) => {
    const { place, draw, remove } = await mount(page(needOf(key), { [key]: 'in Korean' }));
    await settle();
    const spoken: unknown[] = [];
    let answer: (value: Response) => void = () => undefined;
    fetched.mockImplementation((...[, init]: readonly unknown[]) => {
      spoken.push(new Headers((init as RequestInit).headers).get('X-User-Locale'));
      return new Promise((done) => (answer = done));
    });
    await draw(page(needOf(key.replace('=ko', '=en')), { [key]: 'in Korean' }, { ...scope, locale: 'en' }));
    expect(place.textContent).toBe('ready in Korean');
    expect(spoken).toEqual(['en']);
    answer(await says('in English')());
    await settle();
    expect(place.textContent).toBe('ready in English');
    await remove();
  },
);

it("never shows one call's answer for another", async () => {
  const fallback = { '/a': 'of a' };
  const { place, draw, remove } = await mount(page(needOf('/a'), fallback));
  fetched.mockImplementation(() => new Promise(() => undefined));
  await draw(page(needOf('/b'), fallback));
  expect(place.textContent).toBe('waiting');
  await draw(page(needOf('/b'), none, nextRelease()));
  expect(place.textContent).toBe('waiting');
  await remove();
});

it('asks once for what a visit has begun to ask', async () => {
  let answer: (value: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((done) => (answer = done)));
  await preloadNeeds([needOf('/slow')], scope, 10);
  const { place, remove } = await mount(page(needOf('/slow')));
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['waiting', 1]);
  answer(await says('late')());
  await settle();
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['ready late', 1]);
  await remove();
});

it('has the site react once to the failure of what a visit has begun, however many wait for it', async () => {
  let fail: (reason: Error) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  await preloadNeeds([needOf('/slow')], scope, 10);
  const failed = vi.fn<CallHouse['failed']>(async () => 'handled');
  const house: CallHouse = { ready: () => undefined, failed };
  const { place, remove } = await mount(
    <SwrData scope={{ ...scope, house }} fallback={none} first={scope}>
      <Answer need={needOf('/slow')} />
      <Answer need={needOf('/slow')} />
    </SwrData>,
  );
  fail(new TypeError('no network'));
  await settle();
  expect([
    place.textContent,
    fetched.mock.calls.length,
    failed.mock.calls.map(([failure, { url }]) => [failure.kind, url]),
  ]).toEqual(['failedfailed', 1, [['noStatus', '/slow']]]);
  await remove();
});

it.each([
  ['handled', 1],
  ['caller', 3],
] as const)('after a failure that is %s makes the call %i times in all', async (reaction, times) => {
  vi.useFakeTimers();
  fetched.mockRejectedValue(new TypeError('no network'));
  const house: CallHouse = { ready: () => undefined, failed: async () => reaction };
  const { remove } = await mount(page(needOf('/gone'), none, { ...scope, house }));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(fetched).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
  await remove();
});

it('puts newer answers in place when a page is visited again or tries again, and keeps what stands when that fails', async () => {
  const { place, remove } = await mount(page(needOf('/a'), { '/a': null }));
  expect(place.textContent).toBe('failed');
  await act(() => askAgain([needOf('/a')], scope));
  expect(place.textContent).toBe('ready fetched');
  fetched.mockImplementation(says('newer'));
  await act(() => preloadNeeds([needOf('/a')], scope, 100));
  expect(place.textContent).toBe('ready newer');
  fetched.mockRejectedValue(new TypeError('no network'));
  await act(() => askAgain([needOf('/a')], scope));
  expect(place.textContent).toBe('ready newer');
  await remove();
});
