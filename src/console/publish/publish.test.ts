import { expect, it } from 'vitest';
import { gateCodes, walkCodes, type Problem } from '../../content/check/problem.ts';
import { checkNames, checkOf, checkResults } from './checks.ts';
import { describeAudience } from './describe-audience.ts';
import type { GridCell } from './use-impact.ts';

const problem = (code: Problem['code'], severity: Problem['severity']): Problem => ({
  code,
  severity,
  at: { type: 'page', id: 'p', pointer: '' },
  text: { ko: '', en: '' },
  hint: { ko: '', en: '' },
});

it('assigns every problem code to a listed check, and each check has some', () => {
  const used = new Set([...gateCodes, ...walkCodes].map(checkOf));
  expect([...used].toSorted()).toEqual([...checkNames].toSorted());
});

it('counts errors and warnings by check, without notes', () => {
  expect(
    checkResults([
      problem('leads-nowhere', 'error'),
      problem('leads-to-closed', 'warning'),
      problem('unused-text', 'note'),
    ]).filter(({ errors, others }) => errors + others > 0),
  ).toEqual([{ name: 'targets', errors: 1, others: 1 }]);
});

const cells = (changed: (cell: Omit<GridCell, 'pages'>) => boolean): readonly GridCell[] =>
  (['guest', 'full', 'tester'] as const).flatMap((kind) =>
    (['ko', 'en'] as const).flatMap((locale) =>
      (['APP', 'WEB'] as const).map((platform) => ({
        kind,
        locale,
        platform,
        pages: changed({ kind, locale, platform }) ? [0] : [],
      })),
    ),
  );

it.each([
  [() => true, '모든 방문자', 'everybody'],
  [() => false, '', ''],
  [
    ({ kind, locale, platform }: Omit<GridCell, 'pages'>) => kind !== 'guest' && locale === 'ko' && platform === 'APP',
    '한국어 앱의 정회원 및 테스터',
    'full members and testers in the Korean app',
  ],
  [({ locale }: Omit<GridCell, 'pages'>) => locale === 'en', '영어 화면의 모든 방문자', 'everybody in English'],
  [
    ({ kind, platform }: Omit<GridCell, 'pages'>) => kind === 'guest' && platform === 'WEB',
    '웹의 비회원',
    'guests in the web',
  ],
  [
    ({ kind, locale }: Omit<GridCell, 'pages'>) => (kind === 'guest') === (locale === 'ko'),
    '한국어 화면의 비회원, 영어 화면의 정회원 및 테스터',
    'guests in Korean; full members and testers in English',
  ],
])('describes who sees a change', (changed, ko, en) => {
  expect(describeAudience(cells(changed))).toEqual({ ko, en });
});

it('describes visitors on site separately only if they differ', () => {
  const some = (isChanged: (onSite: boolean) => boolean) =>
    [true, false].flatMap((onSite) =>
      cells(() => isChanged(onSite)).map((cell) => ({ ...cell, ...(cell.kind === 'guest' ? {} : { onSite }) })),
    );
  expect(describeAudience(some(() => true))).toEqual({ ko: '모든 방문자', en: 'everybody' });
  expect(describeAudience(some((onSite) => onSite).filter(({ kind }) => kind === 'full'))).toEqual({
    ko: '현장에 있는 정회원',
    en: 'full members on site',
  });
});
