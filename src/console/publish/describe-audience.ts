import type { Words } from '../../content/check/problem.ts';
import type { GridCell } from './use-impact.ts';

const kinds: Readonly<Record<GridCell['kind'], Words>> = {
  guest: { ko: '비회원', en: 'guests' },
  member: { ko: '회원', en: 'members' },
  simple: { ko: '간편 회원', en: 'simple members' },
  full: { ko: '정회원', en: 'full members' },
  tester: { ko: '테스터', en: 'testers' },
};
const columns: Readonly<Record<string, Words>> = {
  'ko APP': { ko: '한국어 앱', en: 'the Korean app' },
  'ko WEB': { ko: '한국어 웹', en: 'the Korean web' },
  'en APP': { ko: '영어 앱', en: 'the English app' },
  'en WEB': { ko: '영어 웹', en: 'the English web' },
};
const both: readonly (readonly [readonly string[], Words])[] = [
  [['ko APP', 'ko WEB'], { ko: '한국어 화면', en: 'Korean' }],
  [['en APP', 'en WEB'], { ko: '영어 화면', en: 'English' }],
  [['ko APP', 'en APP'], { ko: '앱', en: 'the app' }],
  [['ko WEB', 'en WEB'], { ko: '웹', en: 'the web' }],
];

const list = (parts: readonly Words[], language: keyof Words): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts.map((part) => part[language]));

/** Describes who sees a change and where, as part of a sentence; empty if nobody does. */
export const describeAudience = (cells: readonly GridCell[]): Words => {
  const rows = rowsOf(cells);
  const groups = [
    ...Map.groupBy(
      rows.filter(({ places }) => places.length > 0),
      ({ places }) => places.join(),
    ).values(),
  ];
  const described = groups.map((group) => describeGroup(group, group.length === rows.length));
  return { ko: described.map(({ ko }) => ko).join(', '), en: described.map(({ en }) => en).join('; ') };
};

/** Audience with the languages and platforms in which it sees a change. */
interface Row {
  readonly who: Words;
  readonly places: readonly string[];
}

/** Groups the cells by audience. Visitors on site and away are separate rows only if they see different changes. */
const rowsOf = (cells: readonly GridCell[]): readonly Row[] =>
  [...Map.groupBy(cells, ({ kind }) => kind)].flatMap(([kind, own]): readonly Row[] => {
    const sides = [...Map.groupBy(own, ({ onSite }) => onSite)].map(([onSite, some]) => ({
      onSite,
      places: placesOf(some),
    }));
    const [first] = sides;
    if (first !== undefined && sides.every(({ places }) => places.join() === first.places.join()))
      return [{ who: kinds[kind], places: first.places }];
    return sides.map(({ onSite, places }) => ({
      who: onSite === true ? onSiteOf(kinds[kind]) : awayOf(kinds[kind]),
      places,
    }));
  });

const placesOf = (cells: readonly GridCell[]): readonly string[] =>
  Object.keys(columns).filter((name) =>
    cells.some(({ locale, platform, pages }) => pages.length > 0 && `${locale} ${platform}` === name),
  );
const onSiteOf = ({ ko, en }: Words): Words => ({ ko: `현장에 있는 ${ko}`, en: `${en} on site` });
const awayOf = ({ ko, en }: Words): Words => ({ ko: `현장에 없는 ${ko}`, en: `${en} who are away` });

const describeGroup = (group: readonly Row[], isAll: boolean): Words => {
  const people = isAll ? [{ ko: '모든 방문자', en: 'everybody' }] : group.map(({ who }) => who);
  const places = group[0]?.places ?? [];
  const pair = both.find(
    ([names]) => names.length === places.length && names.every((name) => places.includes(name)),
  )?.[1];
  const where =
    places.length === Object.keys(columns).length
      ? undefined
      : pair === undefined
        ? places.flatMap((name) => columns[name] ?? [])
        : [pair];
  return {
    ko: where === undefined ? list(people, 'ko') : `${list(where, 'ko')}의 ${list(people, 'ko')}`,
    en: where === undefined ? list(people, 'en') : `${list(people, 'en')} in ${list(where, 'en')}`,
  };
};
