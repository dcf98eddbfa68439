import type { Words } from '#schemas/texts';
import type { Path } from '../../check/problem.ts';
import { schemasAlong } from '../../field-texts/index.ts';
import { both, joined, quoted } from './phrase.ts';
import { inSentence } from './widget-label.ts';

/** A document, so that its fields can be named. */
export interface Named {
  readonly type: string;
  readonly body: unknown;
}

// Containers whose label adds nothing to that of a part.
const silent: ReadonlySet<string> = new Set(['settings', 'flags', 'pageInfo', 'light', 'dark']);

/** Label of a part of a document: the labels on the way to it. `from` and `without` leave out steps. */
export function labelOf(
  { type, body }: Named,
  path: Path,
  { from = 0, without = silent }: { readonly from?: number; readonly without?: ReadonlySet<string> } = {},
): Words {
  const schemas = schemasAlong(type, body, path);
  const nameAt = (index: number): Words => {
    const step = path[index];
    const label = schemas[index]?.label;
    // A name that the document gives, such as the key of a text.
    return label === undefined ? both(typeof step === 'string' ? quoted(step) : '') : inSentence(label);
  };
  const told = path.flatMap((step, index) =>
    index < from || typeof step === 'number' || without.has(step) ? [] : [nameAt(index)],
  );
  const last = path.findLastIndex((step) => typeof step === 'string');
  return joined(told.length > 0 || last < from ? told : [nameAt(last)], ' › ');
}

/** Label of a page option. */
export const flagLabel = (flag: string): Words => labelOf({ type: 'page', body: {} }, ['flags', flag]);
