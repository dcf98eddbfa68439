import { describe, expect, it } from 'vitest';
import { compileSite, prepare } from '#content';
import type { Snapshot } from '#engine';
import { pageSchema } from '#schemas/documents/page/schema';
import { readLedgers } from '../../scripts/requirements/ledger.ts';
import { bootOf, deliveryServer, shippedSite } from '../support/delivery-server.ts';
import { shipped as documents } from '../support/edited-site.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { visibleFrame } from '../support/visible-frame.ts';
import { now, member, snapshot, siteWith, screenAt, homes, idOf } from '../support/shipped-venues.ts';

describe('flags of a page', () => {
  it('are those that the specification lists, and a name in analytics [V-027]', () => {
    const [, listed = ''] =
      /carry the flags (.*), title \(/.exec(readLedgers().find(({ id }) => id === 'V-027')?.sentence ?? '') ?? [];
    const names = [...listed.split(', '), 'title', 'isCustomTitle', 'isCb', 'isHb', 'isSw', 'category'];
    expect([
      names.length,
      names.filter((name) => !Object.hasOwn(pageSchema.properties.flags.properties, name)),
      Object.hasOwn(pageSchema.properties, 'aaPageNm'),
    ]).toEqual([27, [], true]);
  });

  it('show and hide their buttons of the header [V-027]', async () => {
    const names = ['smartBookBtn', 'reservationBtn', 'pocketRefreshBtn', 'shareBtn', 'alarmBtn', 'loginBtn'];
    const headerWith = async (is: boolean) => {
      const flags = Object.fromEntries(names.map((name) => [name, is]));
      const edited = documents.map((one) =>
        one.id === idOf('ELNoticeList')
          ? {
              ...one,
              body: {
                ...one.body,
                flags: { ...(one.body as { readonly flags: object }).flags, ...flags },
              } as typeof one.body,
            }
          : one,
      );
      return visibleFrame(
        compileSite(await prepare(edited), { number: 2, hash: 'edited' }, { sandbox: true }),
        '/haneul-land/announcement',
        { ...member, login: false },
        now,
      ).header;
    };
    expect([(await headerWith(true)).map((button) => button.split(' ')[0]), await headerWith(false)]).toEqual([
      names,
      [],
    ]);
  });
});

describe('codes of a venue', () => {
  it.each([
    ['EL', '01', '01', '[P-003]'],
    ['CB', '02', '02', '[P-004]'],
    ['HB', '03', '03', '[P-005]'],
    ['SW', '04', '04', '[P-006]'],
  ] as const)('%s are parkKindCd %s and publctTypeCd %s %s', (venue, parkKindCd, publctTypeCd, _) => {
    expect(snapshot.venues[venue]).toMatchObject({ code: venue, parkKindCd, publctTypeCd });
  });

  it.each([
    ['HB', '/forest-stay/announcement', '03', '[P-005]'],
    ['SW', '/speedway/announcement', '04', '[P-006]'],
  ] as const)(
    '%s: its notices at %s are asked for by the publctTypeCd of its document, %s or another %s',
    async (venue, path, code, _) => {
      const asked = (site: Snapshot) =>
        openAddress(site, path, { how: 'load', viewer: { ...member, curResort: venue }, now })
          .decision.needs.map(({ key }) => new URL(key, 'https://own.example').searchParams.get('publctTypeCd'))
          .filter((value) => value !== null);
      const moved = await siteWith(`"publctTypeCd":"${code}"`, '"publctTypeCd":"77"', (type) => type === 'venue');
      expect([asked(snapshot), asked(moved)]).toEqual([[code], ['77']]);
    },
  );

  it('a visitor without a stored resort is in EL [P-003]', () => {
    const { curResort: _, ...nowhere } = member;
    expect(
      openAddress(snapshot, '/terms', { how: 'load', viewer: nowhere, now }).decision.frame.model.venue?.code,
    ).toBe('EL');
  });
});

it.each([
  ['HB', '포레스트스테이', 'Forest Stay', '[V-004]'],
  ['SW', '스피드웨이', 'Speedway', '[V-005]'],
] as const)('%s takes its name from its documents: %s, %s %s', async (venue, ko, en, _row) => {
  const renamed = await siteWith(ko, '물안개마을', (type) => type === 'messages');
  const again = await siteWith(en, 'Mist Village', (type) => type === 'messages');
  const seen = (site: Snapshot, locale: 'ko' | 'en', path: string) =>
    JSON.stringify(
      openAddress(site, path, { how: 'load', viewer: { ...member, locale, curResort: venue }, now }).decision,
    );
  for (const path of [`/${homes[venue]}/home/main`, '/gateway']) {
    expect([seen(renamed, 'ko', path).includes('물안개마을'), seen(renamed, 'ko', path).includes(ko)]).toEqual([
      true,
      false,
    ]);
    expect([
      seen(again, 'en', path).includes('Mist Village'),
      new RegExp(`\\b${en}\\b`).test(seen(again, 'en', path)),
    ]).toEqual([true, false]);
  }
});

it('the menu of HB has its facilities, notices, fees, discounts, rules, two houses and way there [V-011]', async () => {
  const { decision } = await renderAddress('/forest-stay/home/main', { viewer: member, now });
  const targets = [...JSON.stringify(decision.frame.model.menu).matchAll(/"to":"(\/forest-stay[^"]*)"/g)].map(
    ([, to = '']) => screenAt(snapshot, to),
  );
  expect([...new Set(targets)].toSorted()).toEqual([
    'HBAmenity',
    'HBCharge',
    'HBDiscountInfo',
    'HBInformation',
    'HBIntro1',
    'HBIntro2',
    'HBNoticeList',
    'HBTrafficInfo',
  ]);
});

interface Seo {
  readonly description?: string;
  readonly keywords?: string;
}

describe('the app', () => {
  const server = deliveryServer(shippedSite);
  const isApp = async (agent: string): Promise<boolean> =>
    bootOf(await server.get('/app-setting', { 'user-agent': agent })).decision.outcome.kind === 'page';
  const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36';

  it.each([
    ['/haneul-land/home/main', 'EL'],
    ['/forest-stay/home/main', 'HB'],
    ['/recruitment', ''],
    ['/introduction/mgmt', ''],
    ['/terms/change-list', ''],
  ])('%s carries the description and the keywords of its document for search engines [P-102]', async (path, code) => {
    const page = Object.values(snapshot.pages).find((one) => one.path === path);
    const document = documents.find(({ id }) => id === page?.id)?.body as { readonly seo: Seo } | undefined;
    const venue = documents.find(({ type, id }) => type === 'venue' && id === code)?.body as
      | { readonly head: Seo }
      | undefined;
    const seo = { ...venue?.head, ...document?.seo };
    for (const locale of ['ko', 'en'] as const) {
      const { body } = await server.get(path, { cookie: `locale=${locale}` });
      const contentOf = (name: string) =>
        new RegExp(`<meta name="${name}" content="([^"]*)"`)
          .exec(body)?.[1]
          ?.replaceAll('&#39;', "'")
          .replaceAll('&amp;', '&');
      const texts = snapshot.messages[locale];
      expect([seo.description, seo.keywords].map((key = '') => (texts[key] ?? '').length > 0)).toEqual([true, true]);
      expect([contentOf('description'), contentOf('keywords')]).toEqual([
        texts[seo.description ?? ''],
        texts[seo.keywords ?? ''],
      ]);
    }
  });

  it('is detected only for agents with the marker of the site document [P-494] [V-505]', async () => {
    expect([
      await isApp(`${phone} HaneulResortApp/3.2`),
      await isApp(phone),
      await isApp('Mozilla/5.0 (X11; Linux x86_64)'),
    ]).toEqual([true, false, false]);
    const site = (await shippedSite()).find(({ type }) => type === 'site');
    await server.publish({ ...site, type: 'site', id: site?.id ?? '', appMarker: 'OtherShell' });
    expect([await isApp(`${phone} HaneulResortApp/3.2`), await isApp(`${phone} OtherShell/1`)]).toEqual([false, true]);
  });
});
