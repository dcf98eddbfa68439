import type { Words } from '../../content/check/problem.ts';
import type { GridCell, Views, ViewsGrid } from '../publish/use-impact.ts';
import { isOpenEnded, viewerOf } from './viewer-of.ts';

export interface ShownView {
  readonly cell: GridCell;
  readonly page: ViewsGrid['pages'][number];
  readonly venue: string | undefined;
  readonly viewer: object;
}

type Changes = Pick<Views, 'grid' | 'changes'>;

/** Pages of a cell: those first that can be drawn, that change themselves and not around them, and have short addresses, where most visitors come by. */
export const pagesOf = ({ grid, changes }: Changes, cell: GridCell): readonly ViewsGrid['pages'][number][] => {
  const own = new Set(changes.flatMap(({ frame, pages }) => (frame === undefined ? pages.map(({ id }) => id) : [])));
  const depth = (path: string): number => path.split('/').length;
  return cell.pages
    .flatMap((one) => grid.pages[one] ?? [])
    .toSorted(
      (one, two) =>
        Number(isOpenEnded(one.path)) - Number(isOpenEnded(two.path)) ||
        Number(own.has(two.id)) - Number(own.has(one.id)) ||
        depth(one.path) - depth(two.path),
    );
};

const mostTold = 4;

/** Describes the changes of a page or its frame. */
export const toldOn = ({ changes }: Changes, page: string): readonly Words[] => {
  const told = changes.filter(({ pages }) => pages.some(({ id }) => id === page)).flatMap(({ details }) => details);
  return told.filter(({ en }, place) => told.findIndex((one) => one.en === en) === place).slice(0, mostTold);
};

/** A view that changes and can be drawn: of the first kind of visitor who meets a change. */
export const firstView = (
  views: Changes | undefined,
  venueOf: (page: string) => string | undefined,
): ShownView | undefined => {
  for (const cell of views?.grid.cells ?? []) {
    const page = views === undefined ? undefined : pagesOf(views, cell).find(({ path }) => !isOpenEnded(path));
    if (page === undefined) continue;
    const venue = venueOf(page.id);
    return { cell, page, venue, viewer: viewerOf(cell, venue) };
  }
  return undefined;
};
