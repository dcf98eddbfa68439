import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listEarlyCalls, type EarlyCalls } from '#render/early-calls.ts';
import { beginCalls, isBegun, sessionCall, takeBegun } from './early-calls.ts';
import { dropUserSession } from './session/user-session.ts';

const need = (key: string, more: object = {}) => ({
  node: 'n',
  name: 'records',
  key,
  essential: false,
  personal: true,
  ...more,
});
/** Early calls of a page; the decision has only what they read. */
const page = (needs: readonly object[], viewer: object = { login: true }): EarlyCalls | undefined =>
  listEarlyCalls(
    JSON.parse(
      JSON.stringify({
        viewer,
        locale: 'en',
        site: {},
        data: { '/api/there': {} },
        decision: { pageId: 'PGE_TST_00001', services: [{ id: 'DTS_1', path: '/api/mine', state: 'N' }], needs },
      }),
    ) as Parameters<typeof listEarlyCalls>[0],
  );
const none: EarlyCalls = { pageId: '', locale: 'en', skips: false, calls: [] };
const begin = (early: EarlyCalls | undefined, now?: number): void => beginCalls(early ?? none, now);
const fetched = vi.fn<typeof fetch>();
const addresses = () => fetched.mock.calls.map(([url]) => url);

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  document.cookie = 'access_hint=1';
  localStorage.setItem('userSession', JSON.stringify({ token: 'known', user: { portalId: 'P', tenantId: 'T' } }));
});
afterEach(() => {
  fetched.mock.calls.forEach(([url]) => void takeBegun(`${url as string}`, 'en'));
  document.cookie = 'access_hint=; Max-Age=0';
  dropUserSession();
  vi.unstubAllGlobals();
});

it('requests what the page lacks with the headers of calls, and gives each response once', async () => {
  begin(
    page([
      need('/api/mine?a=1'),
      need('/api/mine?a=1'),
      need('/api/there', { personal: false }),
      need('/api/menu', { whenMenuOpen: true }),
      need('/api/shut', { service: { id: 'DTS_2', state: 'B' } }),
    ]),
  );
  expect(addresses()).toEqual(['/api/mine?a=1']);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({
    'X-PageId': 'PGE_TST_00001',
    'X-DataserviceId': 'DTS_1',
    'X-User-Locale': 'en',
    'X-PortalId': 'P',
  });
  expect([
    takeBegun('/api/mine?a=1', 'ko'),
    (await takeBegun('/api/mine?a=1', 'en'))?.ok,
    takeBegun('/api/mine?a=1', 'en'),
  ]).toEqual([undefined, true, undefined]);
});

it('fills in the member, and leaves such a call to the page while the member is not known', () => {
  const asks = page([need('/api/of?u=%7Bmember.uid%7D')]);
  localStorage.setItem('userSession', JSON.stringify({ token: 'known', user: { membershipUid: 'M 1' } }));
  begin(asks);
  dropUserSession();
  begin(asks);
  expect(addresses()).toEqual(['/api/of?u=M%201', sessionCall]);
});

it('asks who is logged in too where this browser does not know', () => {
  dropUserSession();
  begin(page([]));
  expect([addresses(), isBegun(sessionCall, 'en')]).toEqual([[sessionCall], true]);
});

it('requests the tickets of all venues too where a page shows codes', () => {
  begin(page([need('/api/skypocket/my-products?parkType=TP', { codes: true })]));
  expect(addresses()).toEqual(['/api/skypocket/my-products?parkType=TP', '/api/v1/iam/skypocket/my-products']);
});

it('lists nothing for guests', () => {
  expect(page([need('/api/mine')], { login: false })).toBeUndefined();
});

it('requests nothing without a live login', () => {
  document.cookie = 'access_hint=; Max-Age=0';
  begin(page([need('/api/mine')]));
  expect(addresses()).toEqual([]);
});

it('drops a response that nobody took for ten seconds', () => {
  begin(page([need('/api/mine')]), 0);
  expect(takeBegun('/api/mine', 'en', 10_000)).toBeUndefined();
});
