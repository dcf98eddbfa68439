import type { LiveRelease, SavedDocuments } from '../../core/live-site/live-site.ts';

interface Sizes {
  readonly widths: ReadonlySet<number>;
  readonly formats: ReadonlySet<string>;
}

const known = new WeakMap<object, ReadonlyMap<string, Sizes>>();

/** Returns the public sizes and formats of a release by upload hash. Everything else is private. */
export const namedPictures = ({ prepared }: Pick<LiveRelease, 'prepared'>): ReadonlyMap<string, Sizes> => {
  const found = known.get(prepared);
  if (found !== undefined) return found;
  const named = new Map<string, Sizes>();
  for (const { hash, widths, formats } of prepared.documents.picture.values()) {
    const before = named.get(hash);
    named.set(hash, {
      widths: new Set([...(before?.widths ?? []), ...widths]),
      formats: new Set([...(before?.formats ?? []), ...formats]),
    });
  }
  known.set(prepared, named);
  return named;
};

/** Checks if the documents contain pictures. */
export const holdPictures = (documents: SavedDocuments): boolean =>
  [...documents.values()].some(({ type }) => type === 'picture');
