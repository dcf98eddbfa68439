import type { Path, Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields } from '../../check/is-fields.ts';
import type { Shape } from '../shapes.ts';
import { labelOf, type Named } from './labels.ts';
import { both } from './phrase.ts';
import { sayState, sayValue } from './say-value.ts';

const at = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    root,
  );

/** Name of a part of a document; a list item comes first. */
export function sayPlace(path: Path, root: Named, names: Names): Words {
  const last = path.findLastIndex(
    (step, index) =>
      typeof step === 'number' && index < path.length - 1 && isFields(at(root.body, path.slice(0, index + 1))),
  );
  const label = labelOf(root, typeof path.at(-1) === 'number' ? path.slice(0, -1) : path, { from: last + 1 });
  if (last < 0) return label;
  const item = sayValue(at(root.body, path.slice(0, last + 1)), undefined, names);
  return { ko: `${item.ko} › ${label.ko}`, en: `${item.en} › ${label.en}` };
}

/** A value of a part in words; states of pages and calls by their names. */
export function sayPart(
  value: unknown,
  { path, shape }: { readonly path: Path; readonly shape: Shape | undefined },
  names: Names,
): Words {
  if (/state$|StateCode$|StatusCode$/.test(String(path.at(-1)))) return sayState(value);
  if (
    typeof value === 'string' &&
    value !== '' &&
    shape?.format === undefined &&
    names.text(value) === undefined &&
    !/^PGE_|^LNK_|<\/\w+>/.test(value)
  )
    return both(value);
  return sayValue(value, shape, names);
}
