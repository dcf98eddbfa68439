import { expect, it } from 'vitest';
import { LiveRecords } from '../../core/records/live-records.ts';
import { openTempStore } from '#tests/temp-store.ts';
import { watchTerms } from './live-terms.ts';

const at = new Date('2026-11-20T12:00:00+09:00');
const terms = (more: object = {}) => ({
  type: 'terms',
  id: 'use-2',
  announcedOn: '2026-11-20',
  effectiveOn: '2026-11-27',
  title: { ko: '약관', en: 'Terms' },
  ...more,
});
const inForce = terms({ announcedOn: '2026-11-01', effectiveOn: '2026-11-20' });
const item = (more: object = {}) => ({
  type: 'consent-item',
  id: 'privacy',
  versionNo: 1,
  effectiveOn: '2026-11-01',
  title: { ko: '개인정보', en: 'Personal data' },
  data: { ko: '이름', en: 'Name' },
  ...more,
});
type Body = ReturnType<typeof terms> | ReturnType<typeof item>;

const problems = async (before: Body | undefined, after: Body | undefined) => {
  const records = new LiveRecords();
  watchTerms(records);
  const { type, id } = { type: '', id: '', ...before, ...after };
  const change = { type, id, ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return (await records.problemsOf((await openTempStore()).db, [change], at)).map(
    ({ code, at: { pointer } }) => `${code} ${pointer}`,
  );
};

it.each<[string, Body | undefined, Body | undefined, readonly string[]]>([
  ['changes of terms in force', inForce, { ...inForce, title: { ko: '새 약관', en: 'New' } }, ['version-in-force ']],
  ['deleted terms in force', inForce, undefined, ['version-in-force ']],
  ['terms in force that stay the same', inForce, { ...inForce }, []],
  ['changes of terms before their day', terms(), terms({ title: { ko: '새 약관', en: 'New' } }), []],
  ['deleted terms before their day', terms(), undefined, []],
  ['new terms announced today', undefined, terms(), []],
  ['new terms announced yesterday', undefined, terms({ announcedOn: '2026-11-19' }), ['version-in-force /announcedOn']],
  [
    'an announcement moved to the past',
    terms(),
    terms({ announcedOn: '2026-11-01' }),
    ['version-in-force /announcedOn'],
  ],
  ['another title of a consent item', item(), item({ title: { ko: '정보', en: 'Data' } }), []],
  [
    'other data without a new version',
    item(),
    item({ data: { ko: '별명', en: 'Nickname' } }),
    ['version-in-force /data'],
  ],
  ['other data with a new version', item(), item({ data: { ko: '별명', en: 'Nickname' }, versionNo: 2 }), []],
  ['deleted consent items that nobody gave', item(), undefined, []],
])('judges %s', async (_, before, after, found) => {
  expect(await problems(before, after)).toEqual(found);
});
