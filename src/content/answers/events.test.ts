import { describe, expect, it } from 'vitest';
import { askCall, boardOf, codeListOf } from '#tests/builders.ts';
import { instantAt, venueOf } from '#tests/engine-builders.ts';

const base = '/api/v1/iam/evt';
const site = [
  codeListOf('COD_IAM_EVENT_KIND', ['STAMP', 'QUIZ']),
  venueOf('AA', 1, { publctTypeCd: '11', parkKindCd: '01' }),
  venueOf('BB', 2, { publctTypeCd: '12', parkKindCd: '02' }),
  boardOf('1', { id: 'stamp-1', boardKindCd: 'STAMP', order: 2 }),
  boardOf('1', { id: 'quiz-1', boardKindCd: 'QUIZ', order: 1, from: instantAt(10), until: instantAt(20) }),
  boardOf('1', { id: 'elsewhere', boardKindCd: 'STAMP', publctTypeCd: '12' }),
  boardOf('2', { id: 'show', boardKindCd: 'SHOW' }),
];
const rows = (...list: readonly (readonly [park: string, kind: string])[]) => ({ data: { list: list.map(([parkKindCd, eventKindCd]) => expect.objectContaining({ eventId: '1', parkKindCd, eventKindCd })), totalCnt: list.length } });

describe('events', () => {
  it.each([
    { now: 1_000, shown: [['01', 'STAMP']], validUntil: 10_000 },
    { now: 10_000, shown: [['01', 'QUIZ'], ['01', 'STAMP']], validUntil: 20_000 },
  ] as const)('are the posts of the kinds of events that are on in a park, each with its kind (at $now)', ({ now, shown, validUntil }) => {
    expect(askCall(site, `${base}/event?parkKindCd=01`, { now })).toMatchObject({ ...rows(...shown), validUntil });
  });

  it('are those of one kind, and of all parks, when that is asked', () => {
    expect(askCall(site, `${base}/event?eventKindCd=STAMP`)).toMatchObject(rows(['02', 'STAMP'], ['01', 'STAMP']));
  });

  it('are read by number, kind and park', () => {
    expect(askCall(site, `${base}/event-dtl?eventId=1&eventKindCd=QUIZ&parkKindCd=01`, { now: 10_000 })).toMatchObject({ ok: true, data: { eventId: '1', eventKindCd: 'QUIZ', contents: [] } });
    expect(askCall(site, `${base}/event-dtl?eventId=1&eventKindCd=QUIZ&parkKindCd=01`, { now: 1_000 })).toMatchObject({ ok: false, status: 404, validUntil: 10_000 });
  });

  it.each(['eventId=9', 'eventId=2', 'eventId=1&eventKindCd=NULL', ''])('are refused with 404 where there is none (%s)', (query) => {
    expect(askCall(site, `${base}/event-dtl?${query}`)).toMatchObject({ ok: false, status: 404, errorType: 'B' });
  });
});
