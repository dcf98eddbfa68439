import { lineAndColumn, offsetsOf, offsetWithin } from './json-text.ts';
import { keyOf, type DocumentSource, type RawDocument } from './prepared.ts';
import type { Place, Problem } from './problem.ts';

/** File, line and column of a place in a document that came from a file. */
export function placeIn(
  { file, text, pointer: base = '' }: DocumentSource,
  pointer: string,
): Pick<Place, 'file' | 'line' | 'column'> {
  const wanted = base + pointer;
  return { file, ...lineAndColumn(text, offsetsOf(text, [wanted]).get(wanted) ?? 0) };
}

/** The problems with file, line and column, where their documents came from files. */
export function locate(problems: readonly Problem[], raws: ReadonlyMap<string, RawDocument>): Problem[] {
  const sourceOf = ({ at }: Problem): DocumentSource | undefined =>
    at.file === undefined ? raws.get(keyOf(at.type, at.id))?.source : undefined;
  const wanted = new Map<string, { readonly text: string; readonly pointers: Set<string> }>();
  for (const problem of problems) {
    const source = sourceOf(problem);
    if (source === undefined) continue;
    const one = wanted.get(source.file) ?? { text: source.text, pointers: new Set() };
    wanted.set(source.file, one);
    one.pointers.add((source.pointer ?? '') + problem.at.pointer);
  }
  const offsets = new Map([...wanted].map(([file, { text, pointers }]) => [file, offsetsOf(text, pointers)]));
  return problems.map((problem) => {
    const source = sourceOf(problem);
    const offset = source && offsets.get(source.file)?.get((source.pointer ?? '') + problem.at.pointer);
    return source === undefined || offset === undefined
      ? problem
      : {
          ...problem,
          at: {
            ...problem.at,
            file: source.file,
            ...lineAndColumn(source.text, offsetWithin(source.text, offset, problem.at.within)),
          },
        };
  });
}
