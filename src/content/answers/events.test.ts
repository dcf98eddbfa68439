import { describe, expect, it } from 'vitest';
import type { AnyDocument } from '#schemas/documents';
import type { Event } from '#schemas/documents/event/schema';
import { askCall } from '#tests/builders.ts';
import { instantAt, venueOf } from '#tests/engine-builders.ts';

const base = '/api/v1/iam/evt';
const eventOf = (id: string, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  type: 'event',
  id,
  v: 1,
  eventId: '1',
  kind,
  parks: ['01'],
  order: 1,
  title: { ko: id },
  ...more,
});
const site: readonly AnyDocument[] = [
  {
    type: 'code-list',
    id: 'COD_IAM_EVENT_KIND',
    v: 1,
    items: [
      { codeId: 'STAMP', codeName: { ko: '스탬프' } },
      { codeId: 'OX_QUIZ', codeName: { ko: '퀴즈' }, aliases: ['QUIZ'] },
    ],
  },
  venueOf('AA', 1, { publctTypeCd: '11', parkKindCd: '01' }),
  venueOf('BB', 2, { publctTypeCd: '12', parkKindCd: '02' }),
  eventOf('stamp-1', 'STAMP', { order: 2 }),
  eventOf('quiz-1', 'OX_QUIZ', { from: instantAt(10), until: instantAt(20) }),
  eventOf('elsewhere', 'STAMP', { parks: ['02'] }),
  eventOf('attend-1', 'ATTEND'),
];
const rows = (...list: readonly (readonly [park: string, kind: string])[]) => ({
  data: {
    list: list.map(([parkKindCd, eventKindCd]) => expect.objectContaining({ eventId: '1', parkKindCd, eventKindCd })),
    totalCnt: list.length,
  },
});
const detail = `${base}/event-dtl?eventId=1&eventKindCd=QUIZ&parkKindCd=01`;

describe('events', () => {
  it.each([
    { now: 1_000, shown: [['01', 'STAMP']], validUntil: 10_000 },
    {
      now: 10_000,
      shown: [
        ['01', 'OX_QUIZ'],
        ['01', 'STAMP'],
      ],
      validUntil: 20_000,
    },
  ] as const)('are those of the listed kinds that are on in a park (at $now) [V-419]', ({ now, shown, validUntil }) => {
    expect(askCall(site, `${base}/event?parkKindCd=01`, { now })).toMatchObject({ ...rows(...shown), validUntil });
  });

  it.each([
    ['NOT_YET', 1_000, [['01', 'OX_QUIZ']]],
    ['DONE', 30_000, [['01', 'OX_QUIZ']]],
    [
      'ALL',
      30_000,
      [
        ['01', 'STAMP'],
        ['01', 'OX_QUIZ'],
      ],
    ],
    [
      'OPEN,NOT_YET',
      1_000,
      [
        ['01', 'STAMP'],
        ['01', 'OX_QUIZ'],
      ],
    ],
  ] as const)('are those of a status, ended ones last (%s at %i)', (statusCd, now, shown) => {
    expect(askCall(site, `${base}/event?parkKindCd=01&statusCd=${statusCd}`, { now })).toMatchObject(rows(...shown));
  });

  it('are those of one kind, and of all parks, when that is asked', () => {
    expect(askCall(site, `${base}/event?eventKindCd=STAMP`)).toMatchObject(rows(['02', 'STAMP'], ['01', 'STAMP']));
  });

  it('are read by number, kind or former kind, and park, before and after they are on [V-420]', () => {
    for (const [now, statusCd] of [
      [1_000, 'NOT_YET'],
      [10_000, 'OPEN'],
      [20_000, 'DONE'],
    ] as const) {
      expect(askCall(site, detail, { now })).toMatchObject({
        ok: true,
        data: { eventId: '1', eventKindCd: 'OX_QUIZ', statusCd, contents: [] },
      });
    }
  });

  it('are board posts, too', () => {
    expect(askCall(site, '/api/v1/iam/contents/boards?publctTypeCd=11&boardKindCd=STAMP')).toMatchObject({
      data: { list: [{ publctId: '1', publctTypeCd: '11', boardKindCd: 'STAMP', title: 'stamp-1' }], totalCnt: 1 },
    });
  });

  it.each(['eventId=9', 'eventId=2', 'eventId=1&eventKindCd=NULL', ''])(
    'are refused with 404 where there is none (%s)',
    (query) => {
      expect(askCall(site, `${base}/event-dtl?${query}`)).toMatchObject({ ok: false, status: 404, errorType: 'B' });
    },
  );
});
