import type { Words } from '../../content/check/problem.ts';
import type { GridCell } from './use-impact.ts';

const kinds: Readonly<Record<GridCell['kind'], Words>> = {
  guest: { ko: '비회원', en: 'guests' }, member: { ko: '회원', en: 'members' }, simple: { ko: '간편 회원', en: 'simple members' }, full: { ko: '정회원', en: 'full members' }, tester: { ko: '테스터', en: 'testers' },
};
const columns: Readonly<Record<string, Words>> = {
  'ko APP': { ko: '한국어 앱', en: 'the Korean app' }, 'ko WEB': { ko: '한국어 웹', en: 'the Korean web' }, 'en APP': { ko: '영어 앱', en: 'the English app' }, 'en WEB': { ko: '영어 웹', en: 'the English web' },
};
const both: readonly (readonly [readonly string[], Words])[] = [
  [['ko APP', 'ko WEB'], { ko: '한국어 화면', en: 'Korean' }], [['en APP', 'en WEB'], { ko: '영어 화면', en: 'English' }], [['ko APP', 'en APP'], { ko: '앱', en: 'the app' }], [['ko WEB', 'en WEB'], { ko: '웹', en: 'the web' }],
];

const list = (parts: readonly Words[], language: keyof Words): string => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts.map((part) => part[language]));

/** Who meets a change and where, as one part of a sentence; empty where nobody does. */
export const sayWho = (cells: readonly GridCell[]): Words => {
  const changed = cells.filter(({ pages }) => pages.length > 0);
  if (changed.length === 0) return { ko: '', en: '' };
  const isIn = (wanted: (cell: GridCell) => boolean): boolean => changed.some(wanted);
  const known = [...new Set(cells.map(({ kind }) => kind))];
  const who = known.filter((kind) => isIn((cell) => cell.kind === kind));
  const people = who.length === known.length ? [{ ko: '모든 방문자', en: 'everybody' }] : who.map((kind) => kinds[kind]);
  const places = Object.keys(columns).filter((name) => isIn(({ locale, platform }) => `${locale} ${platform}` === name));
  const pair = both.find(([names]) => names.length === places.length && names.every((name) => places.includes(name)))?.[1];
  const where = places.length === 4 ? undefined : pair === undefined ? places.flatMap((name) => columns[name] ?? []) : [pair];
  return {
    ko: where === undefined ? list(people, 'ko') : `${list(where, 'ko')}의 ${list(people, 'ko')}`,
    en: where === undefined ? list(people, 'en') : `${list(people, 'en')} in ${list(where, 'en')}`,
  };
};
