import type { RawDocument } from '../check/prepared.ts';
import { pointerOf, type Path } from '../check/problem.ts';
import { isFields } from '../check/is-fields.ts';

/** A place that names a text. */
export interface Use {
  readonly type: string;
  readonly id: string;
  readonly path: Path;
  readonly pointer: string;
}

/** A key by itself, or inside a guard's `{type}//{key}//{path}`. */
const keysIn = (text: string): readonly string[] =>
  text.includes('//') && !text.includes('://') ? text.split('//') : [text];

function* textsIn(value: unknown, path: Path): Generator<readonly [text: string, path: Path]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (isFields(value)) for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name]);
}

/** Usages of texts by key. */
export function usesOf(
  keys: ReadonlySet<string>,
  documents: Iterable<RawDocument>,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  if (keys.size === 0) return uses;
  for (const { type, id, body } of documents) {
    if (type === 'messages') continue;
    for (const [text, path] of textsIn(body, [])) {
      for (const key of keysIn(text)) {
        if (!keys.has(key)) continue;
        const use: Use = { type, id, path, pointer: pointerOf(path) };
        uses.set(key, [...(uses.get(key) ?? []), use]);
      }
    }
  }
  return uses;
}
