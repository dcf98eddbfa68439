import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { bannerOf, boardOf, codeListOf, discountOf, noticeOf } from '#tests/builders.ts';
import { callServer } from '#tests/call-server.ts';

const base = '/api/v1/iam/contents';
const name = { ko: '어른', en: 'Adult' };
const seeded = [
  {
    type: 'fee-table' as const,
    id: 'fees',
    v: 1 as const,
    venue: 'TP',
    dayKinds: [{ dayKindId: 'any', name, weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    classes: [{ classId: 'adult', name }],
    tickets: [{ ticketId: 'day', name, prices: [{ dayKindId: 'any', classId: 'adult', won: 100 }] }],
  },
  noticeOf('1', {
    publctTypeCd: '09',
    body: {
      ko: '<p>안녕</p><p><button value=\'{"action":"move","pageNm":"ParkMain"}\'>가기</button></p>',
      en: '<p>Hello</p>',
    },
  }),
  noticeOf('2', { publctTypeCd: '09', pinned: true }),
  codeListOf('COD_IAM_NOTICE_CATEGORY', ['NEWS']),
  codeListOf('COD_IAM_BOARD_KIND', ['EVENT']),
  boardOf('1', { publctTypeCd: '09' }),
  discountOf('1', { parkKindCd: '09' }),
  bannerOf('one', { parkKindCd: '09' }),
  {
    type: 'terms',
    id: 'terms-use-1',
    v: 1,
    kind: 'USE',
    versionNo: 1,
    announcedOn: '2026-01-01',
    effectiveOn: '2026-01-01',
    required: true,
    icon: 'file-text',
    title: { ko: '이용약관', en: 'Terms of use' },
    body: { ko: '<p>글</p>', en: '<p>Text</p>' },
  },
];
const { app, get } = callServer(seeded);

describe('the calls of contents', () => {
  it.each([
    { call: 'boards', id: 'P-607', data: { list: [{ publctId: '1', boardKindCd: 'EVENT' }], totalCnt: 1 } },
    { call: 'board/1', id: 'P-608', data: { publctId: '1' } },
    {
      call: 'notices?publctTypeCd=09&pagePerCount=1',
      id: 'P-609',
      data: { list: [{ publctId: '2', pinYn: 'Y' }], pageSize: 1 },
    },
    { call: 'notices/1?publctTypeCd=09', id: 'P-610', data: { publctId: '1', contentsText: '안녕\n가기' } },
    { call: 'discounts', id: 'P-611', data: { list: [{ publctId: '1', bnftClassCd: 'CARD' }] } },
    { call: 'discount/1', id: 'P-612', data: { publctId: '1' } },
    { call: 'banners', id: 'P-613', data: { list: [{ bannerSubject: 'banner one 글' }] } },
    {
      call: 'bannersForPaging?currentPage=2&pagePerCount=1',
      id: 'P-614, V-438',
      data: { list: [], totalCnt: 1, pageNo: 2 },
    },
  ])('answers $call with the seeded data [$id]', async ({ call, data }) => {
    const answer = await get(`${base}/${call}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: '200', data });
  });

  it('gives CMS text as a tree whose actions are commands', async () => {
    const { data } = (await get(`${base}/notices/1?publctTypeCd=09`)).json<{ data: { contents: unknown } }>();
    expect(JSON.stringify(data.contents)).toContain('"command":{"kind":"go","to":"/test-park/main"}');
  });

  it('answers what its description promises', async () => {
    const paths = Object.entries(app().swagger().paths ?? {}).filter(([path]) => path.startsWith(base));
    const answers = paths.map(async ([path, { get: operation }]) => {
      const response = operation?.responses['200'];
      const schema =
        response !== undefined && 'content' in response ? response.content?.['application/json']?.schema : undefined;
      const answer = await get(`${path.replace(/\{[^}]+\}/, '1')}?parkType=TP&kind=USE`);
      const fits = new Ajv({ strict: false }).compile(schema ?? false);
      return [path, fits(answer.json()), fits.errors] as const;
    });
    const checked = await Promise.all(answers);
    expect(checked).toHaveLength(12);
    expect(checked.filter(([, fits]) => !fits)).toEqual([]);
  });
});

describe('the form of an answer', () => {
  it('is code, errorMessage and errorType for an error [P-352]', async () => {
    const answer = await get(`${base}/notices/99`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'CNT_01', errorMessage: '없거나 내려간 글이에요.', errorType: 'B' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    { url: `${base}/board/1?langId=en`, headers: { 'x-user-locale': 'ko' }, title: 'board 1 text' },
    { url: `${base}/board/1`, headers: { 'x-user-locale': 'en' }, title: 'board 1 text' },
    { url: `${base}/board/1`, headers: { 'x-user-locale': 'xx', 'accept-language': 'en-GB' }, title: 'board 1 text' },
    { url: `${base}/board/1`, headers: {}, title: 'board 1 글' },
  ])(
    'takes its language from langId, then X-User-Locale, then the visitor ($url, $headers)',
    async ({ url, headers, title }) => {
      expect((await get(url, headers)).json()).toMatchObject({ data: { title } });
    },
  );

  it('says errors in the language that langId names', async () => {
    expect((await get(`${base}/notices/99?langId=en`)).json()).toMatchObject({
      errorMessage: 'This post does not exist or has been taken down.',
    });
  });

  it('carries a tag, and asking again with it costs a 304 while the answer is the same', async () => {
    const first = await get(`${base}/boards`);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const tag = String(first.headers.etag);
    const again = await get(`${base}/boards`, { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(`${base}/boards?langId=en`, { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it.each([`${base}/boards?currentPage=1&currentPage=2`, `${base}/boards?boardKindCd=${'x'.repeat(201)}`])(
    'refuses the odd query of %s with 400',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400);
    },
  );
});
