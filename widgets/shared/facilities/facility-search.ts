import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { searchForm } from '#engine/values/typed-text';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_CONSONANT = 588;
const firstConsonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Folds a text for the search. */
const fold = (text: string): string => searchForm(text).toLowerCase().replace(/\s+/g, '');

/** Replaces each Korean syllable with its first consonant. */
export const consonantsOf = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < FIRST_SYLLABLE || code > LAST_SYLLABLE
      ? letter
      : (firstConsonants[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_CONSONANT)] ?? letter);
  }).join('');

/** Returns true if a name contains a term; a term of first consonants (ㅎㄹㄱㄷㄹ) matches the first consonants of the name. */
export const matchesName = (name: string, term: string): boolean => {
  const [folded, wanted] = [fold(name), fold(term)];
  return (
    folded.includes(wanted) ||
    (/^[ㄱ-ㅎ0-9a-z]+$/.test(wanted) && /[ㄱ-ㅎ]/.test(wanted) && consonantsOf(folded).includes(wanted))
  );
};

/** Heights of a party in centimetres, from the smallest to the tallest. */
export interface PartyHeights {
  readonly start: number;
  readonly end: number;
}

export type PartyVerdict = 'all' | 'some' | 'none';

/** Returns who of a party is within the height limits. */
export const partyVerdict = (
  { heightMin = 0, heightMax = 999 }: FacilityItem['limits'],
  { start, end }: PartyHeights,
): PartyVerdict => {
  const [canStart, canEnd] = [start >= heightMin && start <= heightMax, end >= heightMin && end <= heightMax];
  return canStart && canEnd ? 'all' : canStart || canEnd || (start < heightMin && end > heightMax) ? 'some' : 'none';
};

export interface FacilityFilter {
  readonly category: string;
  readonly term: string;
  readonly isOpenNow: boolean;
  /** Undefined if heights do not matter. */
  readonly heights: PartyHeights | undefined;
}

/** Returns the facilities that pass a filter. A term searches all categories. */
export const filterFacilities = (
  list: readonly FacilityItem[],
  { category, term, isOpenNow, heights }: FacilityFilter,
  isOpen: (item: FacilityItem) => boolean,
  tagNames: (item: FacilityItem) => readonly string[],
): readonly FacilityItem[] =>
  list.filter(
    (item) =>
      (fold(term) === ''
        ? category === '' || item.faciltCateKindCd === category || item.tagList.includes(category)
        : [item.name, item.areaNm, ...tagNames(item)].some((name) => matchesName(name, term))) &&
      (!isOpenNow || isOpen(item)) &&
      (heights === undefined || partyVerdict(item.limits, heights) === 'all'),
  );

export type FacilityOrder = 'near' | 'wait' | 'name';

interface SortKeys {
  waitMinutes(item: FacilityItem): number | undefined;
  metres(item: FacilityItem): number | undefined;
  readonly locale: string;
}

/** Sorts facilities; those without a value come last, in the order of their importance. */
export const sortFacilities = (
  list: readonly FacilityItem[],
  order: FacilityOrder,
  { waitMinutes, metres, locale }: SortKeys,
): readonly FacilityItem[] => {
  const value = order === 'wait' ? waitMinutes : metres;
  const collator = new Intl.Collator(locale);
  return list.toSorted((a, b) => {
    if (order === 'name') return collator.compare(a.name, b.name);
    return (value(a) ?? Infinity) - (value(b) ?? Infinity) || a.order - b.order;
  });
};
