import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliveryServer, noon, shippedSite } from '#tests/delivery-server.ts';
import { memberRow } from '#tests/member-row.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { ReportBody } from './body.ts';
import { decideReview } from './desk-reviews.ts';
import { readCard, tokenOf } from './shares.ts';

const server = deliveryServer(shippedSite);
const uid = '909090909090';
const day = '20261031';
const secret = 'planted-7319';
const text = { ko: secret, en: secret };
const at = new Date(noon).toISOString();
const body: ReportBody = {
  enteredAt: at,
  leftAt: at,
  minutes: 7319,
  places: [{ facility: secret, name: text, art: secret, kind: 'RIDE', at, count: 6, saved: 7319 }],
  queues: 7319,
  courses: [text],
  events: [],
  badges: [text, text],
  som: 7319,
};
const db = () => server.publishing().store.db;
const context = () => server.app().context;
const token = () => tokenOf(context(), 'share-1');
const pageOf = (link: string) => `/mypage/memory-report-share/01/${day}?s=${link}`;
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const open = async (locale: 'ko' | 'en', link = token()) =>
  (await server.get(`${pageOf(link)}&next=//evil.example`, { 'accept-language': locale })).body;
const picture = (locale: 'ko' | 'en', link = token(), headers = {}) =>
  server.get(`/share-cards/report/${link}/${locale}.png`, headers);

beforeAll(async () => {
  await db()
    .insertInto('members')
    .values(memberRow({ at, uid, login_id: secret, name: secret, nickname: '별솔', mobile: '01073197319' }))
    .execute();
  await db()
    .insertInto('memory_reports')
    .values({ id: 'report-1', member: uid, venue: 'EL', day, body: JSON.stringify(body), made_at: at })
    .execute();
  await db()
    .insertInto('report_reviews')
    .values({
      id: 'report-1',
      member: uid,
      venue: 'EL',
      day,
      state: 'REGISTERED',
      stars: 2,
      words: secret,
      photos: '[]',
      open: 1,
      at,
      changed_at: at,
    })
    .execute();
  await db()
    .insertInto('report_shares')
    .values({
      id: 'share-1',
      report: 'report-1',
      member: uid,
      hash: hashToken(token()),
      photos: '[]',
      at,
      until: new Date(noon + 1_000_000_000).toISOString(),
      ended_at: null,
    })
    .execute();
}, 60_000);

describe('the page of a shared report', () => {
  it.each([
    ['ko', '별솔 님이 하늘랜드에서 보낸 하루', '2026.10.31 · 탄 것 6번 · 걸은 코스 1번 · 받은 배지 2번'],
    ['en', '별솔’s day at Haneul Land', '2026.10.31 · Rides 6× · Courses walked 1× · Badges earned 2×'],
  ] as const)(
    'has title, description and picture of its own in %s, and is not indexed [P-246]',
    async (locale, title, description) => {
      const html = await open(locale);
      expect(/<title>(.*?)<\/title>/s.exec(html)?.[1]).toBe(title);
      expect(metaOf(html, 'og:title')).toBe(title);
      expect(metaOf(html, 'og:description')).toBe(description);
      expect(metaOf(html, 'og:image')).toMatch(new RegExp(`/share-cards/report/${token()}/${locale}\\.png$`));
      expect(metaOf(html, 'og:image:width')).toBe('1200');
      expect(metaOf(html, 'og:image:height')).toBe('630');
      expect(metaOf(html, 'og:url')).toMatch(new RegExp(`${day}\\?s=${token()}$`));
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(html).not.toMatch(new RegExp(`${secret}|7319|${uid}`));
    },
  );

  it('has the texts and picture of any report with a wrong link', async () => {
    const html = await open('en', `${token().slice(1)}x`);
    expect(metaOf(html, 'og:title')).toBe(metaOf(await open('en', 'another-wrong-link'), 'og:title'));
    expect(metaOf(html, 'og:image')).toMatch(/\/share\/\w+\/[\w-]+\/park-poster\.png$/);
    expect(html).not.toContain('별솔');
  });
});

describe('the picture of a shared report', () => {
  it.each(['ko', 'en'] as const)('is drawn at the size that messengers require, in %s', async (locale) => {
    const answer = await picture(locale);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const facts = await sharp(answer.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(facts.exif).toBeUndefined();
    const again = await picture(locale, token(), { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('shows site, day, nickname, park and counts, and nothing else of the member [P-246]', async () => {
    const card = await readCard(context(), { token: token(), locale: 'ko' });
    expect(card?.texts).toEqual({
      site: '하늘 리조트',
      day: '2026.10.31',
      title: '별솔 님이 하늘랜드에서 보낸 하루',
      figures: [
        { label: '탄 것', value: '6번' },
        { label: '걸은 코스', value: '1번' },
        { label: '받은 배지', value: '2번' },
      ],
    });
    expect(JSON.stringify(card)).not.toMatch(new RegExp(`${secret}|7319|${uid}`));
  });

  it('draws a new nickname at once', async () => {
    const rename = (nickname: string) => db().updateTable('members').set({ nickname }).where('uid', '=', uid).execute();
    const before = (await picture('ko')).headers['etag'];
    await rename('회원');
    expect((await picture('ko')).headers['etag']).not.toBe(before);
    await rename('별솔');
    expect((await picture('ko')).headers['etag']).toBe(before);
  });

  it('answers alike to a wrong link, another language, and a link that was ended, hidden or whose member is gone', async () => {
    const facts = async (link = token()) => {
      const { statusCode, headers, rawPayload } = await picture('ko', link);
      return { statusCode, cache: headers['cache-control'], etag: headers['etag'], length: rawPayload.length };
    };
    const none = { statusCode: 404, cache: 'no-store', etag: undefined, length: 0 };
    const shown = async () => ({ picture: await facts(), title: metaOf(await open('ko'), 'og:title') });
    expect(await facts('x'.repeat(43))).toEqual(none);
    expect((await server.get(`/share-cards/report/${token()}/fr.png`)).statusCode).toBe(404);

    const state = (value: 'active' | 'leaving' | 'suspended') =>
      db().updateTable('members').set({ state: value }).where('uid', '=', uid).execute();
    const generic = metaOf(await open('ko', 'another-wrong-link'), 'og:title');
    expect(await shown()).toMatchObject({ picture: { statusCode: 200 }, title: expect.stringContaining('별솔') });
    for (const value of ['leaving', 'suspended'] as const) {
      await state(value);
      expect(await shown()).toEqual({ picture: none, title: generic });
    }
    await state('active');

    const hide = (isHidden: boolean) =>
      inTransaction(server.publishing().store, (tx) =>
        decideReview(tx, {
          id: 'report-1',
          venue: 'EL',
          isHidden,
          reason: 'ABUSE',
          operator: 'o',
          at: new Date(noon),
        }),
      );
    await hide(true);
    expect(await facts()).toEqual(none);
    expect(metaOf(await open('ko'), 'og:image')).toMatch(/park-poster\.png$/);
    await hide(false);
    expect((await facts()).statusCode).toBe(200);

    await db().updateTable('report_shares').set({ ended_at: at }).where('id', '=', 'share-1').execute();
    expect(await shown()).toEqual({ picture: none, title: generic });
    await db().updateTable('report_shares').set({ ended_at: null, until: at }).where('id', '=', 'share-1').execute();
    expect(await shown()).toEqual({ picture: none, title: generic });
  });
});

it('a share of the page, which is kept for good, has none of the texts of the report', async () => {
  const answer = await server.app().inject({
    method: 'POST',
    url: '/api/v1/iam/behaviors/shares',
    headers: { origin: 'http://localhost:80', 'x-pageid': 'PGE_AMM_00052', 'accept-language': 'ko' },
    payload: {
      moduleCode: 'IAM',
      title: '별솔 님이 하늘랜드에서 보낸 하루',
      description: '2026.10.31 · 탄 것 6번',
      imageUrl: `/share-cards/report/${token()}/ko.png`,
      linkUrl: pageOf(token()),
    },
  });
  expect(answer.statusCode).toBe(200);
  const row = await db()
    .selectFrom('shares')
    .select(['title', 'description', 'image'])
    .where('link', '=', pageOf(token()))
    .executeTakeFirstOrThrow();
  expect(`${row.title} ${row.description}`).not.toMatch(/별솔|2026|탄 것/);
  expect(row.title).not.toBe('');
  expect(row.image).toBe(`/share-cards/report/${token()}/ko.png`);
});
