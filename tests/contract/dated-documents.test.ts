import { describe, expect, it } from 'vitest';
import { readCalls } from '#content/answers/index';
import { isVisible, type Dated, type DatedType } from '#content/answers/visible-at';
import { documentSchemas, type AnyDocument } from '#schemas/documents';
import { askCall, bannerOf, boardOf, codeListOf, discountOf, noticeOf, serviceOf } from '#tests/builders.ts';
import { parkDocuments } from '#tests/park-site.ts';

/** Stands in every text of the documents, so that any trace of them in an answer is found. */
const MARK = 'mark-of-seven';
const both = { ko: MARK, en: MARK };
const from = '2026-12-20T10:00:00+09:00';
const until = '2026-12-24T18:00:00+09:00';
const opens = Date.parse(from);
const closes = Date.parse(until);
const place = { parkKindCd: '09' };

/** A document of each type that has a period, from 20 December at 10 to 24 December at 18. */
const dated: { readonly [Type in DatedType]: Dated } = {
  notice: noticeOf('7', { publctTypeCd: '09', title: both, category: MARK, publishedAt: '2026-12-19', from, until }),
  board: boardOf('7', { publctTypeCd: '09', title: both, boardKindCd: 'STORY', from, until }),
  discount: discountOf('7', { ...place, title: both, from, until, price: { percent: 10 } }),
  banner: bannerOf('seven', { ...place, bannerSubject: both, from, until }),
  show: {
    type: 'show',
    id: 'seven',
    v: 1,
    ...place,
    showId: '7',
    order: 1,
    name: both,
    facilityId: '201',
    minutes: 20,
    schedule: [
      { until: '2026-12-19', times: [] },
      { from: '2026-12-20', until: '2026-12-24', times: ['14:00'] },
    ],
  },
};
/** A show is played on days; the others begin and end at an instant. */
const periods: { readonly [Type in DatedType]?: readonly [number, number] } = {
  show: [Date.parse('2026-12-20T00:00:00+09:00'), Date.parse('2026-12-25T00:00:00+09:00')],
};

/** Calls that show a document of the type. */
const calls: { readonly [Type in DatedType]: readonly string[] } = {
  notice: ['/api/v1/iam/contents/notices', '/api/v1/iam/contents/notices/{publctId}'],
  board: ['/api/v1/iam/contents/boards', '/api/v1/iam/contents/board/{publct_id}'],
  discount: ['/api/v1/iam/contents/discounts', '/api/v1/iam/contents/discount/{publctId}', '/api/v1/iam/contents/fees'],
  banner: ['/api/v1/iam/contents/banners', '/api/v1/iam/contents/bannersForPaging'],
  show: [
    '/api/v1/iam/contents/boards',
    '/api/v1/iam/contents/board/{publct_id}',
    '/api/v1/iam/information/facilities/{park}/{kind}/{id}',
    '/api/v1/iam/information/facility',
    '/api/v1/iam/information/showtimes',
  ],
};

const params: Readonly<Record<string, string>> = {
  publctId: '7',
  publct_id: '7',
  park: '09',
  kind: '02',
  id: '201',
  codeId: 'COD_IAM_BOARD_KIND',
  appType: 'TP',
};
const addressOf = (path: string): string =>
  `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}?parkType=TP&facilityId=201&langId=en`;
const name = { ko: '이름', en: 'Name' };
const site: readonly AnyDocument[] = [
  ...parkDocuments({}, [
    {
      type: 'code-list',
      id: 'COD_IAM_BOARD_KIND',
      v: 1,
      items: [
        { codeId: 'SHOW', codeName: name, posts: { of: 'show' } },
        { codeId: 'STORY', codeName: name },
      ],
    },
    {
      type: 'fee-table',
      id: 'fees',
      v: 1,
      venue: 'TP',
      dayKinds: [{ dayKindId: 'any', name, weekdays: [0, 1, 2, 3, 4, 5, 6] }],
      classes: [{ classId: 'adult', name }],
      tickets: [{ ticketId: 'day', name, prices: [{ dayKindId: 'any', classId: 'adult', won: 100 }] }],
    },
  ]),
  codeListOf('COD_IAM_NOTICE_CATEGORY', ['NEWS']),
  serviceOf(4, '/api/v1/common/pages'),
  noticeOf('8', { publctTypeCd: '09' }),
];

const showing = (documents: readonly AnyDocument[], now: number, more = ''): readonly string[] =>
  Object.keys(readCalls)
    .filter((path) => JSON.stringify(askCall(documents, addressOf(path) + more, { now })).includes(MARK))
    .toSorted();

describe.each(Object.values(dated))('a dated $type', (document) => {
  const [begin, end] = periods[document.type] ?? [opens, closes];
  const documents = [...site, document];

  it.each([
    ['the month before', begin - 30 * 86_400_000],
    ['the moment before', begin - 1],
    ['at its end', end],
    ['the year after', end + 365 * 86_400_000],
  ])('stands in no answer of any call %s', (_, now) => {
    expect(showing(documents, now)).toEqual([]);
  });

  it.each([
    ['in its first moment', begin],
    ['in its last moment', end - 1],
  ])('stands in the answers of its calls %s', (_, now) => {
    expect(showing(documents, now)).toEqual(calls[document.type].toSorted());
  });

  it.each([
    ['begin', begin],
    ['end', end],
  ])('makes its answers valid until its %s', (_, instant) => {
    const validity = calls[document.type]
      .filter((path) => !path.endsWith('showtimes'))
      .map((path) => askCall(documents, addressOf(path), { now: instant - 1 }).validUntil);
    expect(validity).toEqual(validity.map(() => instant));
  });

  it('is found by no search term, neither before nor while it is shown', () => {
    expect(showing(documents, begin - 1, `&searchPageText=${MARK}`)).toEqual([]);
    expect(showing(documents, begin, `&searchPageText=${MARK}`)).not.toContain('/api/v1/common/pages');
  });
});

describe('the period of a notice', () => {
  it('begins with its day in Korea if it names no other begin', () => {
    const notice = noticeOf('7', { publishedAt: '2026-12-20' });
    expect(isVisible(notice, Date.parse('2026-12-19T23:59:59.999+09:00'))).toBe(false);
    expect(isVisible(notice, Date.parse('2026-12-20T00:00:00+09:00'))).toBe(true);
  });

  it('does not begin before its day, whatever its begin is', () => {
    expect(
      isVisible(
        noticeOf('7', { publishedAt: '2026-12-20', from: '2026-12-01T00:00:00+09:00' }),
        Date.parse('2026-12-19T12:00:00+09:00'),
      ),
    ).toBe(false);
  });
});

it('leaves a notice that is not shown out of counts, categories and neighbours', () => {
  const documents = [...site, dated.notice];
  const list = (now: number) => askCall(documents, '/api/v1/iam/contents/notices?publctTypeCd=09', { now });
  expect(list(opens - 1)).toMatchObject({ data: { totalCnt: 1, ctgryList: [{ ctgryCd: 'NEWS' }] } });
  expect(list(opens)).toMatchObject({ data: { totalCnt: 2, ctgryList: [{}, { ctgryCd: MARK }] } });
  const neighbours = (now: number) =>
    JSON.stringify(askCall(documents, '/api/v1/iam/contents/notices/8?publctTypeCd=09', { now }));
  expect(neighbours(opens - 1)).not.toContain(MARK);
  expect(neighbours(opens)).toContain(MARK);
});

/** Locations of days and instants in a schema, besides the conditions, which decide by themselves. */
const datesIn = (schema: unknown): number => {
  if (typeof schema !== 'object' || schema === null) return 0;
  if (
    'properties' in schema &&
    typeof schema.properties === 'object' &&
    schema.properties !== null &&
    'fact' in schema.properties
  )
    return 0;
  if ('pattern' in schema && typeof schema.pattern === 'string' && schema.pattern.startsWith('^\\d{4}-\\d{2}-\\d{2}'))
    return 1;
  return Object.values(schema).reduce<number>((sum, part) => sum + datesIn(part), 0);
};

it('lets no document type have a day or an instant without saying when visitors see its documents', () => {
  const silent = Object.entries(documentSchemas).flatMap(([type, schema]) =>
    datesIn(schema) > 0 && !('shown' in schema) ? [type] : [],
  );
  expect(silent).toEqual([]);
});
