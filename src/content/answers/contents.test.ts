import { describe, expect, it } from 'vitest';
import type { AnyDocument } from '#schemas/documents';
import { instantAt, venueOf } from '#tests/engine-builders.ts';
import type { DiscountList } from '#schemas/calls/contents/answers';
import type { Holdings } from './types.ts';
import { askCall, boardOf, codeListOf, discountOf, noticeOf } from '#tests/builders.ts';

const base = '/api/v1/iam/contents';
const ids = (rows: readonly string[]) => ({
  data: { list: rows.map((publctId) => expect.objectContaining({ publctId })), totalCnt: rows.length },
});

it('the fees say which days the venue is closed, so that no price is shown for them', () => {
  const words = { ko: '글', en: 'Text' };
  const site: readonly AnyDocument[] = [
    venueOf('AA', 1),
    {
      type: 'fee-table',
      id: 'fees',
      v: 1,
      venue: 'AA',
      dayKinds: [{ dayKindId: 'any', name: words, weekdays: [0, 1, 2, 3, 4, 5, 6] }],
      classes: [{ classId: 'adult', name: words }],
      tickets: [{ ticketId: 'day', name: words, prices: [] }],
    },
    {
      type: 'opening',
      id: 'week',
      v: 1,
      venue: 'AA',
      season: { weekdays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] },
      hours: { from: '10:00', until: '20:00' },
    },
    { type: 'opening', id: 'closed', v: 1, venue: 'AA', date: '1970-01-08' },
  ];
  expect(askCall(site, `${base}/fees?parkType=AA`)).toMatchObject({ data: { closedDayList: ['1970-01-08'] } });
});

describe('notices', () => {
  const notices = [
    noticeOf('1', { publishedAt: '1969-10-01', title: { ko: '첫 글', en: 'First' } }),
    noticeOf('2', { publishedAt: '1969-11-02', category: 'RIDE' }),
    noticeOf('3', { publishedAt: '1969-09-01', pinned: true }),
    noticeOf('1', { publctTypeCd: '12', publishedAt: '1969-12-01', title: { ko: '다른 곳의 글', en: 'Elsewhere' } }),
  ];
  const site = [...notices, codeListOf('COD_IAM_NOTICE_CATEGORY', ['RIDE', 'NEWS'])];

  it('lists the seeded notices of a venue, pinned ones first, then the newest [P-609]', () => {
    expect(askCall(site, `${base}/notices?publctTypeCd=11`)).toMatchObject(ids(['3', '2', '1']));
  });

  it('names a notice by publctId and publctTypeCd [V-321]', () => {
    expect(askCall(site, `${base}/notices?publctTypeCd=12`)).toMatchObject({
      data: { list: [{ publctId: '1', publctTypeCd: '12', publctDt: '19691201' }] },
    });
  });

  it('keeps a category, and offers those of the whole venue in the order of their code list', () => {
    expect(askCall(site, `${base}/notices?publctTypeCd=11&ctgryCd=RIDE&langId=en`)).toMatchObject({
      data: {
        list: [{ publctId: '2', ctgryNm: 'RIDE text' }],
        totalCnt: 1,
        ctgryList: [{ ctgryCd: 'RIDE' }, { ctgryCd: 'NEWS', ctgryNm: 'NEWS text' }],
      },
    });
  });

  it.each(['ctgryCd=', 'publctTypeCd=11&ctgryCd=', 'publctTypeCd=&pinYn='])(
    'asks for nothing by an empty filter (%s)',
    (query) => {
      expect(askCall(notices.slice(0, 3), `${base}/notices?${query}`)).toMatchObject({ data: { totalCnt: 3 } });
    },
  );

  it('reads the notice of the venue that is named, with its neighbours in the list [P-610]', () => {
    expect(askCall(site, `${base}/notices/2?publctTypeCd=11`)).toMatchObject({
      ok: true,
      data: {
        publctId: '2',
        publctTypeCd: '11',
        contents: [{ tag: 'p' }],
        contentsText: 'body 글',
        prev: { publctId: '3' },
        next: { publctId: '1', title: '첫 글' },
      },
    });
  });

  it.each(['9', '..', '%2e%2e', '%E0%A4%A'])('refuses the unknown notice %s with 404', (id) => {
    expect(askCall(site, `${base}/notices/9?publctTypeCd=11`.replace('9', id))).toMatchObject({
      ok: false,
      status: 404,
    });
  });

  it.each([
    { asked: 'langId=en', viewer: { locale: 'ko' }, title: 'First' },
    { asked: '', viewer: { locale: 'en' }, title: 'First' },
    { asked: 'langId=fr', viewer: { locale: 'ko' }, title: '첫 글' },
  ] as const)(
    "answers in the language of langId, else in the viewer's ($asked, $viewer.locale)",
    ({ asked, viewer, title }) => {
      expect(askCall(site, `${base}/notices/1?publctTypeCd=11&${asked}`, { viewer })).toMatchObject({
        data: { title },
      });
    },
  );
});

describe('paging', () => {
  const boards = Array.from({ length: 250 }, (_, index) => boardOf(String(index + 1), { order: index }));

  it.each([
    { query: '', first: '1', size: 20, count: 20 },
    { query: 'currentPage=2&pagePerCount=100', first: '101', size: 100, count: 100 },
    { query: 'currentPage=3&pagePerCount=100', first: '201', size: 100, count: 50 },
    { query: 'pagePerCount=101', first: '1', size: 100, count: 100 },
    { query: 'pagePerCount=0&currentPage=0', first: '1', size: 1, count: 1 },
    { query: 'pagePerCount=-5&currentPage=x', first: '1', size: 20, count: 20 },
    { query: 'pagePerCount=999999', first: '1', size: 1000, count: 250 },
  ])('gives $count of 250 from $first on for "$query"', ({ query, first, size, count }) => {
    expect(askCall(boards, `${base}/boards?${query}`)).toMatchObject({
      data: { list: { length: count, 0: { publctId: first } }, totalCnt: 250, pageSize: size },
    });
  });

  it('gives an empty page behind the last one', () => {
    expect(askCall(boards, `${base}/boards?currentPage=99`)).toMatchObject({
      data: { list: [], totalCnt: 250, pageNo: 99 },
    });
  });
});

describe('boards and discounts', () => {
  const timed = [
    boardOf('1', { order: 2 }),
    boardOf('2', { order: 1, from: instantAt(10), until: instantAt(20) }),
    boardOf('3', { boardKindCd: 'SHOW', until: instantAt(5) }),
  ];

  it.each([
    { now: 1_000, shown: ['3', '1'], validUntil: 5_000 },
    { now: 5_000, shown: ['1'], validUntil: 10_000 },
    { now: 10_000, shown: ['2', '1'], validUntil: 20_000 },
    { now: 20_000, shown: ['1'], validUntil: null },
  ])(
    'shows a post between from and until, and says when the list changes next (at $now) [P-607]',
    ({ now, shown, validUntil }) => {
      expect(askCall(timed, `${base}/boards`, { now })).toMatchObject({ ...ids(shown), validUntil });
    },
  );

  it('keeps a kind of board, whose own times alone count', () => {
    expect(askCall(timed, `${base}/boards?boardKindCd=EVENT&publctTypeCd=11`)).toMatchObject({
      ...ids(['1']),
      validUntil: 10_000,
    });
  });

  it('reads one post by publct_id while it is shown [P-608]', () => {
    expect(askCall(timed, `${base}/board/2`, { now: 10_000 })).toMatchObject({
      ok: true,
      data: { publctId: '2', fromDtm: '19700101090010', untilDtm: '19700101090020' },
    });
    expect(askCall(timed, `${base}/board/2`, { now: 1_000 })).toMatchObject({
      ok: false,
      status: 404,
      validUntil: 10_000,
    });
  });

  const discounts = [
    discountOf('1', { order: 1 }),
    discountOf('2', { parkKindCd: '02' }),
    discountOf('3', { bnftKindCd: 'NIGHT', tag: { ko: '새로', en: 'New' } }),
  ];

  it.each([
    { query: '', shown: ['2', '3', '1'] },
    { query: 'parkKindCd=01', shown: ['3', '1'] },
    { query: 'parkKindCd=01&bnftClassCd=CARD&bnftKindCd=NIGHT', shown: ['3'] },
    { query: 'bnftClassCd=NULL', shown: [] },
  ])('lists the seeded discounts by park, class and kind of benefit ("$query") [P-611]', ({ query, shown }) => {
    expect(askCall(discounts, `${base}/discounts?${query}`)).toMatchObject(ids(shown));
  });

  it('lists discounts that ended lately only on request, last and marked', () => {
    const some = [
      discountOf('9', { order: 0, until: '2026-10-20T00:00:00+09:00' }),
      discountOf('8', { order: 0, until: '2026-01-01T00:00:00+09:00' }),
      discountOf('1', { order: 1 }),
    ];
    const at = { now: Date.parse('2026-11-01T12:00:00+09:00') };
    expect(askCall(some, `${base}/discounts`, at)).toMatchObject(ids(['1']));
    expect(askCall(some, `${base}/discounts?withEnded=Y`, at)).toMatchObject({
      data: { list: [{ publctId: '1' }, { publctId: '9', endedYn: 'Y' }], totalCnt: 2 },
    });
  });

  it('lists what is for the member first, marked: by grade, ticket or partner card, never for guests', () => {
    const some = [
      discountOf('1'),
      discountOf('2', { order: 1, mine: { grades: ['T4'] } }),
      discountOf('3', { order: 2, mine: { products: ['season'] } }),
      discountOf('4', { order: 3, mine: { cards: ['blue', 'red'] } }),
      discountOf('9', { until: '2026-10-20T00:00:00+09:00', mine: { grades: ['T4'] } }),
    ];
    const asked = (viewer: object, holdings?: Holdings) => {
      const answer = askCall(some, `${base}/discounts?withEnded=Y`, {
        now: Date.parse('2026-11-01T12:00:00+09:00'),
        viewer,
        ...(holdings === undefined ? {} : { holdings }),
      });
      return answer.ok
        ? (answer.data as DiscountList).list.map(({ publctId, mineYn = '' }) => publctId + mineYn).join(' ')
        : answer;
    };
    const holding = (products: readonly string[], cards: readonly string[] = []): Holdings => ({
      products: new Set(products),
      cards: new Set(cards),
    });
    expect([
      asked({ login: false, grade: 'T4' }),
      asked({ login: true, grade: 'T0' }),
      asked({ login: true, grade: 'T4' }, holding([])),
    ]).toEqual(['1 2 3 4 9', '1 2 3 4 9', '2Y 1 3 4 9']);
    expect([
      asked({ login: true }, holding(['season'])),
      asked({ login: true, grade: 'T4' }, holding(['day'], ['red'])),
    ]).toEqual(['3Y 1 2 4 9', '2Y 4Y 1 3 9']);
  });

  it('reads one discount with the four fields that name it [P-612, V-322]', () => {
    expect(askCall(discounts, `${base}/discount/3`)).toMatchObject({
      data: { publctId: '3', parkKindCd: '01', bnftClassCd: 'CARD', bnftKindCd: 'NIGHT', tag: '새로' },
    });
    expect(askCall(discounts, `${base}/discount/4`)).toMatchObject({ status: 404, errorType: 'B' });
  });
});
