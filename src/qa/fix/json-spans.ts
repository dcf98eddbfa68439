import { scanJson } from '#content/check/json-text';

/** Range of a value in a JSON text, and of its name in an object. Offsets; ends are exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly start: number; readonly end: number };
}

/** Finds the ranges of JSON Pointers in a valid JSON text. Omits pointers without a value. */
export function spansOf(text: string, pointers: Iterable<string>): ReadonlyMap<string, Span> {
  const wanted = new Set(pointers);
  const keys = new Map<string, number>();
  const spans = new Map<string, Span>();
  const nameOf = (path: readonly (string | number)[]): string =>
    path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  scanJson(
    text,
    (path, start) => {
      const pointer = nameOf(path);
      if (!wanted.has(pointer)) return;
      const key = keys.get(pointer);
      spans.set(pointer, {
        start,
        end: endOf(text, start),
        ...(key === undefined ? {} : { key: { start: key, end: endOf(text, key) } }),
      });
    },
    undefined,
    (path, start) => {
      const pointer = nameOf(path);
      if (wanted.has(pointer)) keys.set(pointer, start);
    },
  );
  return spans;
}

/** Returns the end offset of the value at an offset. */
function endOf(text: string, start: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s"[\]{},:]+/gy;
  const next = /[\s,:]*/y;
  let depth = 0;
  for (let at = start; ;) {
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [''];
    if (found === '[' || found === '{') depth += 1;
    if (found === ']' || found === '}') depth -= 1;
    if (depth === 0 || found === '') return at + found.length;
    next.lastIndex = at + found.length;
    next.test(text);
    at = next.lastIndex;
  }
}
