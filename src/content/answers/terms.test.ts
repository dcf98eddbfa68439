import { describe, expect, it } from 'vitest';
import type { AnyDocument } from '#schemas/documents';
import type { ConsentItem } from '#schemas/documents/consent-item/schema';
import type { Terms } from '#schemas/documents/terms/schema';
import { askCall } from '#tests/builders.ts';
import { parkDocuments } from '#tests/park-site.ts';

const both = (text: string) => ({ ko: text, en: text });
const terms = (versionNo: number, more: Partial<Terms>): Terms => ({
  type: 'terms',
  id: `use-${versionNo}`,
  v: 1,
  kind: 'USE',
  versionNo,
  announcedOn: '2026-10-01',
  effectiveOn: '2026-11-01',
  required: true,
  title: both(`Version ${versionNo}`),
  body: both(`<p>Text ${versionNo}</p>`),
  ...more,
});
const consent = (id: string, more: Partial<ConsentItem> = {}): ConsentItem => ({
  type: 'consent-item',
  id,
  v: 1,
  versionNo: 1,
  effectiveOn: '2026-11-01',
  order: 1,
  flows: ['JOIN'],
  required: false,
  title: both(id),
  purpose: both('purpose'),
  data: both('data'),
  retention: both('retention'),
  ...more,
});
const kinds: AnyDocument = {
  type: 'code-list',
  id: 'COD_IAM_TERMS_KIND',
  v: 1,
  items: [{ codeId: 'USE', codeName: both('Terms') }],
};
const documents = parkDocuments({}, [
  kinds,
  terms(2, { changes: { publctId: '8', title: both('Old change'), body: both('<p>was</p>') } }),
  terms(3, {
    announcedOn: '2026-11-20',
    effectiveOn: '2026-12-01',
    changes: { publctId: '9', title: both('New change'), body: both('<p>is</p>') },
  }),
  consent('privacy', { required: true }),
  consent('grown-up', { order: 2, minAge: 14 }),
  consent('later', { order: 3, effectiveOn: '2026-12-01' }),
  consent('friends', { order: 4, flows: [] }),
]);
const at = (moment: string, path: string): unknown => {
  const answer = askCall(documents, `/api/v1/iam/contents/${path}`, { now: Date.parse(moment) });
  return answer.ok ? answer.data : answer.code;
};
const validUntil = (moment: string, path: string): number | null =>
  askCall(documents, `/api/v1/iam/contents/${path}`, { now: Date.parse(moment) }).validUntil;
const midnight = Date.parse('2026-12-01T00:00:00+09:00');

describe('terms', () => {
  it.each([
    ['2026-11-30T23:59:59+09:00', 2],
    ['2026-12-01T00:00:00+09:00', 3],
  ])('are those in force on the day in Korea (%s)', (moment, versionNo) => {
    expect(at(moment, 'terms?kind=USE')).toMatchObject({ versionNo, contentsText: `Text ${versionNo}` });
  });

  it('are valid until the day of the next version', () => {
    expect(validUntil('2026-11-21T00:00:00+09:00', 'terms?kind=USE')).toBe(midnight);
  });

  it.each(['terms?kind=NONE', 'terms'])('are refused where there are none (%s)', (path) => {
    expect(at('2026-11-21T00:00:00+09:00', path)).toBe('CNT_01');
  });

  it('are not in force before their first day', () => {
    expect(at('2026-10-31T00:00:00+09:00', 'terms?kind=USE')).toBe('CNT_01');
  });
});

describe('changes of terms', () => {
  it.each([
    ['2026-11-19T23:59:59+09:00', ['Old change']],
    ['2026-11-20T00:00:00+09:00', ['New change', 'Old change']],
  ])('are posts from their announcement on, the newest first (%s)', (moment, titles) => {
    expect(at(moment, 'boards?boardKindCd=TERMS&publctTypeCd=00')).toMatchObject({
      list: titles.map((title) => ({ title })),
    });
  });

  it('are read by their number', () => {
    expect(at('2026-11-21T00:00:00+09:00', 'board/9?boardKindCd=TERMS')).toMatchObject({
      title: 'New change',
      tag: 'Terms',
      contentsText: 'is',
    });
  });

  it('are not read before their announcement', () => {
    expect(at('2026-11-19T00:00:00+09:00', 'board/9?boardKindCd=TERMS')).toBe('CNT_01');
  });
});

describe('agreements of a sign-up', () => {
  it.each([
    ['flow=JOIN', ['use-2', 'privacy', 'grown-up']],
    ['flow=JOIN&age=13', ['use-2', 'privacy']],
    ['flow=SOCIAL', ['use-2']],
    ['', ['use-2', 'privacy', 'grown-up', 'friends']],
  ])('are the terms in force, then the items of the flow and age (%s)', (query, ids) => {
    expect(at('2026-11-21T00:00:00+09:00', `agreements?${query}`)).toMatchObject({
      list: ids.map((termsId) => ({ termsId })),
    });
  });

  it('change on the day of the next version', () => {
    expect(validUntil('2026-11-21T00:00:00+09:00', 'agreements?flow=JOIN')).toBe(midnight);
  });
});
