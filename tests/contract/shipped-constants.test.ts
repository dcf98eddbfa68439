import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '#content';
import { createActionScope, decide, resolveAction, type Decision, type Snapshot } from '#engine';
import type { AnyDocument } from '#schemas/documents';
import type { Viewer } from '#schemas/viewer';
import { pageFacts } from '../../src/visitor/analytics/events.ts';
import { requestFacts } from '../../src/server/core/viewer/read-viewer.ts';
import { readEnv } from '../../src/server/core/env.ts';
import { askCall } from '../support/builders.ts';
import { ask, menuOf, snapshotWith } from '../support/engine-builders.ts';
import { readAddress } from '../support/rendered-page.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';
import systemConfig from '../../config/site/system-config.json' with { type: 'json' };

let prepared: Prepared;
let shipped: Snapshot;
beforeAll(async () => {
  ({ prepared, snapshot: shipped } = await shippedRelease());
});

const now = Date.parse('2026-11-21T03:00:00Z');
const guest: Viewer = { locale: 'ko', platform: 'APP', os: 'android', login: false, tester: false, listed: false };
const resorts = [
  ['EL', '01'],
  ['CB', '02'],
  ['HB', '03'],
  ['SW', '04'],
] as const;
const homeOf = (code: string): string => shipped.venues[code]?.to ?? '';
const homeFor = (code: string, viewer: Partial<Viewer> = {}): Decision =>
  decide(shipped, {
    path: homeOf(code),
    query: {},
    how: 'load',
    viewer: { ...guest, curResort: code, ...viewer },
    now,
  });

describe('the page IDs of the area CMZ', () => {
  it.each([
    ['PGE_CMZ_00023', 'the notice window', 'Noti', '[P-735]'],
    ['PGE_CMZ_00064', 'the notice layer', 'Noti', '[P-736]'],
    ['PGE_CMZ_00024', 'the agreement', 'AcceptanceAgreement', '[P-737]'],
  ])('%s is %s: an action that names it opens the screen %s [P-100] %s', (pageNm, _, screen) => {
    const {
      screens,
      site: { allowedHosts, paths, sandbox },
    } = shipped;
    const command = resolveAction(
      { action: 'move', pageNm },
      createActionScope(prepared.documents, { screens, landing: paths.landing, allowedHosts, sandbox }),
    );
    expect(command).toEqual({ kind: 'go', to: shipped.screens[screen] });
  });

  it('are those of pages that every venue shares, and no page of a venue has one [P-100]', () => {
    const common = Object.values(shipped.pages).filter(({ id }) => id.startsWith('PGE_CMZ_'));
    expect(common.length).toBeGreaterThan(20);
    expect(common.filter(({ venue }) => venue !== undefined)).toEqual([]);
  });
});

describe('the resorts', () => {
  it('are EL, CB, HB and SW, and a visitor without one, or with an unknown one, gets EL [P-700]', () => {
    expect(Object.keys(shipped.venues).toSorted()).toEqual(['CB', 'EL', 'HB', 'SW']);
    const landing = (curResort?: string) =>
      decide(shipped, {
        path: '/landing',
        query: { mode: 'main' },
        how: 'load',
        viewer: { ...guest, ...(curResort === undefined ? {} : { curResort }) },
        now,
      }).outcome;
    expect([landing(), landing('XX'), landing('CB')]).toMatchObject([
      { to: homeOf('EL') },
      { to: homeOf('EL') },
      { to: homeOf('CB') },
    ]);
  });

  it.each(resorts)(
    '%s has the parkKindCd %s, which its pages ask by, and which leads back to it [P-701]',
    (code, parkKindCd) => {
      expect(shipped.venues[code]?.parkKindCd).toBe(parkKindCd);
      expect(
        Object.values(shipped.venues)
          .filter((venue) => venue.parkKindCd === parkKindCd)
          .map((venue) => venue.code),
      ).toEqual([code]);
      const paths = Object.values(shipped.pages)
        .filter(({ venue, path }) => venue === code && !path.includes('{'))
        .map(({ path }) => path);
      const needs = paths
        .flatMap(
          (path) => decide(shipped, { path, query: {}, how: 'load', viewer: { ...guest, curResort: code }, now }).needs,
        )
        .filter(({ whenMenuOpen }) => !whenMenuOpen);
      const asked = needs.flatMap(({ key }) => new URLSearchParams(key.split('?')[1]).get('parkKindCd') ?? []);
      expect(asked.filter((one) => one !== parkKindCd)).toEqual([]);
    },
  );

  it.each([
    ['EL', '01'],
    ['CB', '02'],
  ])(
    '%s has the publctTypeCd %s, which its notices are asked by, and which leads back to it [P-702]',
    async (code, publctTypeCd) => {
      expect(shipped.venues[code]?.publctTypeCd).toBe(publctTypeCd);
      expect(
        Object.values(shipped.venues)
          .filter((venue) => venue.publctTypeCd === publctTypeCd)
          .map((venue) => venue.code),
      ).toEqual([code]);
      const { decision, data } = await readAddress(`/${shipped.venues[code]?.slug ?? ''}/announcement`, {
        viewer: { ...guest, curResort: code },
        now,
      });
      const key =
        decision.needs.map((need) => need.key).find((one) => one.startsWith('/api/v1/iam/contents/notices')) ?? '';
      expect(new URLSearchParams(key.split('?')[1]).get('publctTypeCd')).toBe(publctTypeCd);
      const { list } = data[key] as { readonly list: readonly { readonly publctTypeCd: string }[] };
      expect(new Set(list.map((notice) => notice.publctTypeCd))).toEqual(new Set([publctTypeCd]));
    },
  );
});

it.each([
  ['an app', 'Mozilla/5.0 (Linux; Android 15) Mobile HaneulResortApp/1.0', 'A'],
  ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'M'],
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 'P'],
])('the channel of %s with the user agent %s is %s in analytics [P-703]', async (_, agent, channel) => {
  const app = fastify();
  app.decorate('saidVisit', () => undefined).decorate('env', readEnv({ DATA_DIR: 'unused' }));
  await app.register(cookie);
  app.get('/', (request) => pageFacts(homeFor('EL'), requestFacts(request, shipped)));
  expect((await app.inject({ url: '/', headers: { 'user-agent': agent } })).json()).toMatchObject({ channel });
});

describe('the frame', () => {
  it.each(['EL', 'CB'])(
    'of %s shows the tip of the pocket from 10 s to 15.5 s, and no more at 16 s [P-722]',
    (code) => {
      const bar = homeFor(code).frame.nodes.find(({ widget }) => widget === 'bottom-bar');
      expect(JSON.stringify(bar?.settings)).toContain('"fromMs":10000,"fadeMs":15500,"untilMs":16000');
    },
  );

  it.each([
    ['EL', '0504'],
    ['CB', '0507'],
    ['HB', 'NULL'],
    ['SW', 'NULL'],
  ])('of %s asks for the one banner of the opened all-menu with the code %s [P-629] [P-728]', (code, bannerCode) => {
    const asked = homeFor(code).needs.filter(
      ({ key, whenMenuOpen }) => whenMenuOpen && key.startsWith('/api/v1/iam/contents/banners'),
    );
    expect(asked.map(({ key }) => Object.fromEntries(new URLSearchParams(key.split('?')[1])))).toEqual([
      { parkKindCd: '005', bannerKindCd: '005', bannerCode, currentPage: '1', pagePerCount: '1', langId: 'ko' },
    ]);
  });

  it.each([
    ['EL', 2],
    ['CB', 2],
    ['HB', 1],
    ['SW', 1],
  ])('of %s folds the last %i of five top menus [P-729]', (code, count) => {
    const { footerMenus = 0 } = prepared.documents.menu.get(shipped.venues[code]?.menu ?? '') ?? {};
    const five = ['one', 'two', 'three', 'four', 'five'];
    const snapshot = snapshotWith([
      {
        ...menuOf(
          'aa-menu',
          five.map((menuUid) => ({ menuUid })),
        ),
        footerMenus,
      },
    ]);
    const folded = decide(snapshot, ask('/aa/main')).frame.model.menu.filter(({ footer }) => footer);
    expect(folded.map(({ id }) => id)).toEqual(five.slice(-count));
  });
});

it('the valid date of season tickets is a value of the system configuration, which its call gives [P-750]', () => {
  expect(askCall([systemConfig as AnyDocument], '/api/v1/iam/common/system-config')).toMatchObject({
    data: expect.arrayContaining([{ configId: 'SEASON_TICKET_VALID_DATE', configValue: '2023-11-08' }]) as unknown,
  });
});
