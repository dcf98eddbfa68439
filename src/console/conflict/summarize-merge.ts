import { compare } from '../../content/diff/compare.ts';
import type { Clash, Fitting, Merged } from '../../content/diff/merge.ts';
import type { Names } from '../../content/diff/names.ts';
import { sayPart, sayPlace } from '../../content/diff/words/say-part.ts';
import type { Language } from '../texts/use-texts.ts';
import type { conflictStrings } from './strings.ts';

type Said = (typeof conflictStrings)['en'];

/** A field that both changed, in words. */
export interface ChoiceRow {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface TakenRow {
  readonly label: string;
  readonly value: string;
}

interface Telling {
  readonly type: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly base: unknown;
  readonly names: Names;
  readonly words: Said;
  readonly language: Language;
}

const most = 8;

/** Summarizes a merge of two versions of a document, field by field, in the operator's language. */
export const summarizeMerge = (
  { clashes, fitting }: Merged,
  telling: Telling,
): { readonly choices: readonly ChoiceRow[]; readonly taken: readonly TakenRow[] } => ({
  choices: clashes.map((clash) => tellClash(clash, telling)),
  taken: fitting.filter(({ by }) => by === 'theirs').flatMap((part) => tellTaken(part, telling)),
});

function tellClash({ id, path, shape, mine, theirs, isOrder }: Clash, telling: Telling): ChoiceRow {
  const { names, words, language } = telling;
  if (path.length === 0 && !isOrder)
    return {
      id,
      label: words.whole,
      mine: mine === undefined ? words.goes : words.stays,
      theirs: theirs === undefined ? words.goes : words.theirStays,
    };
  const root = telling.mine ?? telling.theirs ?? telling.base;
  const label = large(sayPlace(path, { type: telling.type, body: root }, names)[language]);
  const list = (value: unknown): string =>
    Array.isArray(value)
      ? value
          .slice(0, most)
          .map((item) => sayPart(item, { path, shape: shape?.items }, names)[language])
          .join(', ')
      : '';
  const say = (value: unknown): string =>
    value === undefined ? words.absent : sayPart(value, { path, shape }, names)[language];
  return isOrder === true
    ? { id, label: words.order(label), mine: list(mine), theirs: list(theirs) }
    : { id, label, mine: say(mine), theirs: say(theirs) };
}

function tellTaken(
  { path, shape, base: was, value }: Fitting,
  { type, theirs, base, names, words, language }: Telling,
): readonly TakenRow[] {
  const deltas = was === undefined || value === undefined ? [] : compare({ value: was, path }, { value, path }, shape);
  const parts =
    deltas.length === 0
      ? [{ path, shape, value }]
      : deltas.map((delta) => ({
          path: delta.kind === 'removed' ? delta.from : delta.to,
          shape: delta.shape,
          value: delta.kind === 'removed' ? undefined : delta.after,
        }));
  return parts.map((part) => ({
    label: large(sayPlace(part.path, { type, body: theirs ?? base }, names)[language]),
    value: part.value === undefined ? words.absent : sayPart(part.value, part, names)[language],
  }));
}

const large = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
