import type { ValueRule } from '#schemas/form';
import type { MenuLeaf, MenuSection } from '#schemas/frame-model';
import { charactersOf, checkValue } from './validate-value.ts';

/** A term to search for has at least so many characters after trimming (P-474). */
export const leastLetters = 2;
/** What is longer names nothing. */
export const longestTerm = 60;

/** A term as it is searched for: trimmed, one space between words, Korean syllables composed as documents write them. */
export const readTerm = (raw: string): string => raw.normalize('NFC').trim().replace(/\s+/g, ' ');

/** What is wrong with a term; a rule that it does not fit says so itself. */
export type TermFault = 'short' | 'long' | ValueRule;

export const faultOfTerm = (raw: string, rules: readonly ValueRule[] = []): TermFault | undefined => {
  const { length } = charactersOf(readTerm(raw));
  if (length < leastLetters) return 'short';
  if (length > longestTerm) return 'long';
  return rules.find((rule) => checkValue(rule, readTerm(raw)) !== undefined);
};

/** What is said of a term with such a fault; nothing of one without. */
export const wordsOfTerm = (fault: TermFault | undefined, words: { readonly short: string; readonly long: string }): string => {
  if (fault === undefined) return '';
  return typeof fault === 'string' ? words[fault] : fault.message;
};

/** Where a term stands in a name, in any case (P-475); -1: nowhere. */
export const placeOfTerm = (name: string, raw: string): number => name.normalize('NFC').toLowerCase().indexOf(readTerm(raw).toLowerCase());

/** A name before, in and after the term. Letters that change their number with their case cannot be told apart, so such a name stays whole. */
export const splitAtTerm = (name: string, raw: string): readonly [before: string, term: string, after: string] => {
  const at = placeOfTerm(name, raw);
  if (at === -1 || name.toLowerCase().length !== name.length || name.normalize('NFC') !== name) return [name, '', ''];
  const end = at + readTerm(raw).length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
};

/** A menu that can be found, with the heading that it stands under. */
export interface FoundMenu extends MenuLeaf {
  readonly under?: string;
}

/** Sub-items, and top menus without any (P-476). */
const searchable = ({ id, name, command, items }: MenuSection): readonly FoundMenu[] => {
  if (items.length > 0) return items.map((item) => ({ ...item, under: name }));
  return command === undefined ? [] : [{ id, name, command }];
};

/** The menus whose name holds the term (5.3); a term that is too short finds nothing. The same in the all-menu and in the search of the whole site. */
export const findInMenu = (sections: readonly MenuSection[], raw: string): readonly FoundMenu[] =>
  faultOfTerm(raw) === undefined ? sections.flatMap(searchable).filter(({ name }) => placeOfTerm(name, raw) !== -1) : [];
