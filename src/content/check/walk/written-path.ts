import type { Prepared } from '../prepared.ts';
import type { Path } from '../problem.ts';

/** The path in a document as it is written: compiled layouts and menus name placements and items by their ids, documents keep them in lists. */
export function writtenPath(
  { documents }: Pick<Prepared, 'documents'>,
  { type, id, path }: { readonly type: string; readonly id: string; readonly path: Path },
): Path {
  const [first, ...rest] = path;
  const index =
    type === 'layout'
      ? documents.layout.get(id)?.placements.findIndex((placement) => placement.id === first)
      : type === 'menu'
        ? documents.menu.get(id)?.items.findIndex((item) => item.menuUid === first)
        : undefined;
  if (index === undefined || index === -1) return path;
  return [type === 'layout' ? 'placements' : 'items', index, ...rest];
}
