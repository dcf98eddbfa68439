import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, type Decision, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { scopeOf } from '../../src/visitor/app/present.ts';
import { readNeed, type CallScope } from '../../src/visitor/data/call-service.ts';
import { fetchSources } from '../../src/visitor/data/fetch-sources.ts';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';
import { specRoutes } from '../support/spec-routes.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

interface Sent {
  readonly url: string;
  readonly page: string | null;
  readonly credentials: RequestCredentials | undefined;
}
let sent: Sent[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, page: new Headers(init.headers).get('X-PageId'), credentials: init.credentials });
    return Response.json({ code: '200', data: {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-21T03:00:00Z');
const member: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: true,
  listed: true,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: true, CB: true, HB: true, SW: true },
};
const scopeFor = (decision: Decision): CallScope => ({
  ...scopeOf({ decision, site: shipped.site, release: { number: 1, hash: 'r' } }, member),
  who: 'M1',
});
const read = async (decision: Decision): Promise<void> =>
  void (await Promise.all(decision.needs.map((need) => readNeed(need, scopeFor(decision)))));

it('every call of every page goes to this host, with cookies and the ID of a page [P-517] [P-522]', async () => {
  for (const { address } of specRoutes) {
    const { decision } = openAddress(shipped, address, { how: 'load', viewer: member, now });
    await read(decision);
  }
  expect(sent.length).toBeGreaterThan(500);
  expect(sent.filter(({ url }) => !/^\/api\/v1\/(?:iam|common)\//.test(url))).toEqual([]);
  expect(sent.filter(({ credentials }) => credentials !== 'same-origin')).toEqual([]);
  expect(sent.filter(({ page }) => !/^PGE_[A-Z]{3}_\d{5}$/.test(page ?? ''))).toEqual([]);
});

describe('the opened all-menu', () => {
  it.each([
    ['EL', 'APP_HANEUL_LAND'],
    ['CB', 'APP_AQUA_BAY'],
    ['HB', 'APP_HOME_BRIDGE'],
    ['SW', 'APP_SPEED_WAY'],
  ])('of %s asks for the menu of %s as the page PGE_AME_00129 [P-627] [P-738]', async (code, appType) => {
    const decision = decide(shipped, {
      path: shipped.venues[code]?.to ?? '',
      query: {},
      how: 'load',
      viewer: { ...member, curResort: code },
      now,
    });
    await read({ ...decision, needs: decision.needs.filter(({ whenMenuOpen }) => whenMenuOpen) });
    const [menu, ...others] = sent;
    expect(menu).toMatchObject({
      url: `/api/v1/common/menus/IAM/${appType}?pageId=PGE_AME_00129&langId=ko`,
      page: 'PGE_AME_00129',
    });
    expect(others.map(({ page }) => page)).toEqual(others.map(() => 'PGE_AME_00129'));
  });

  it('on a page of no venue asks for the menu of the resort in whose frame it stands', async () => {
    const decision = decide(shipped, {
      path: '/terms',
      query: {},
      how: 'load',
      viewer: { ...member, curResort: 'SW' },
      now,
    });
    expect(decision.needs.filter(({ whenMenuOpen }) => whenMenuOpen).map(({ key }) => key)).toContain(
      '/api/v1/common/menus/IAM/APP_SPEED_WAY?pageId=PGE_AME_00129&langId=ko',
    );
  });
});

it('the state of disabled boarding is asked for as the page PGE_AMC_00020 [P-741]', async () => {
  await read(openAddress(shipped, '/mypage/disabled-boarding', { how: 'load', viewer: member, now }).decision);
  const pages = sent.filter(({ url }) => url.startsWith('/api/v1/iam/settings/check-disabled')).map(({ page }) => page);
  expect(pages).toEqual(['PGE_AMC_00020', 'PGE_AMC_00020']);
});

it("the lookup of an editor's pick is made as the page PGE_AME_00128 [P-739]", async () => {
  const decision = decide(shipped, {
    path: '/editorspick/1',
    query: {},
    how: 'push',
    viewer: member,
    now,
    answers: {},
  });
  await fetchSources(decision.needsFacts, scopeFor(decision));
  expect(sent.map(({ url, page }) => [url, page])).toEqual([['/api/v1/iam/contents/editorspick/1', 'PGE_AME_00128']]);
});
