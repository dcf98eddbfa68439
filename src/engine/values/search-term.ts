import type { ValueRule } from '#schemas/form';
import type { MenuLeaf, MenuSection } from '#schemas/frame-model';
import { countLetters, firstLetters, normaliseTyped, searchForm } from './typed-text.ts';
import { checkValue } from './validate-value.ts';

/** Minimum length of a search term after trimming (P-474). */
export const minTermLength = 2;
/** Maximum length of a search term. */
export const maxTermLength = 60;

/** Normalises a search term (`decisions.md`, Typed text). */
export const normaliseTerm = (raw: string): string => normaliseTyped('search', raw);

/** Cuts what is typed into a search field after the last letter that a term may have. */
export const cutTerm = (raw: string): string => firstLetters(maxTermLength, raw);

/** Error of a term. A violated rule has its own message. */
export type TermError = 'short' | 'long' | ValueRule;

export const checkTerm = (raw: string, rules: readonly ValueRule[] = []): TermError | undefined => {
  const length = countLetters(normaliseTerm(raw));
  if (length < minTermLength) return 'short';
  if (length > maxTermLength) return 'long';
  return rules.find((rule) => checkValue(rule, normaliseTerm(raw)) !== undefined);
};

/** Returns the message for a term error, or an empty string. */
export const termErrorMessage = (
  fault: TermError | undefined,
  words: { readonly short: string; readonly long: string },
): string => {
  if (fault === undefined) return '';
  return typeof fault === 'string' ? words[fault] : fault.message;
};

/** Returns the case-insensitive index of a term in a name (P-475), or -1. */
export const indexOfTerm = (name: string, raw: string): number =>
  searchForm(name).toLowerCase().indexOf(normaliseTerm(raw).toLowerCase());

/** Splits a name before and after the term. A name whose length changes with its case cannot be split and stays whole. */
export const splitAtTerm = (name: string, raw: string): readonly [before: string, term: string, after: string] => {
  const at = indexOfTerm(name, raw);
  if (at === -1 || name.toLowerCase().length !== name.length || searchForm(name) !== name) return [name, '', ''];
  const end = at + normaliseTerm(raw).length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
};

/** A matching menu item with its heading. */
export interface FoundMenu extends MenuLeaf {
  readonly under?: string;
}

/** Returns sub-items, and top-level items without any (P-476). */
const searchable = ({ id, name, command, items }: MenuSection): readonly FoundMenu[] => {
  if (items.length > 0) return items.map((item) => ({ ...item, under: name }));
  return command === undefined ? [] : [{ id, name, command }];
};

/** Returns the menu items whose name contains the term (5.3), or nothing for an invalid term. Used by the all-menu and the site search. */
export const findInMenu = (sections: readonly MenuSection[], raw: string): readonly FoundMenu[] =>
  checkTerm(raw) === undefined ? sections.flatMap(searchable).filter(({ name }) => indexOfTerm(name, raw) !== -1) : [];
