import type { Viewer } from '#schemas/viewer';
import { Bits } from '../../check/walk/bits.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import type { GridCell, ViewChange, ViewsGrid } from './report.ts';

type Kind = GridCell['kind'];
type Cell = Omit<GridCell, 'pages'>;

const kinds: readonly Kind[] = ['guest', 'member', 'simple', 'full', 'tester'];

const kindOf = ({ login, listed, memberKind }: Viewer): Kind => (login !== true ? 'guest' : listed === true ? 'tester' : (memberKind ?? 'member'));

const cellOf = (viewer: Viewer): Cell => ({
  kind: kindOf(viewer),
  ...(viewer.onSite === undefined ? {} : { onSite: Object.values(viewer.onSite).some(Boolean) }),
  locale: viewer.locale,
  platform: viewer.platform === 'APP' ? 'APP' : 'WEB',
});

const rank = ({ kind, onSite, locale, platform }: Cell): number => kinds.indexOf(kind) * 8 + Number(onSite === true) * 4 + Number(locale === 'en') * 2 + Number(platform === 'WEB');

/** Everybody there can be, as operators tell them apart, and on which pages they meet a change. */
export function makeGrid(byPage: ReadonlyMap<string, Bits>, classes: ViewerClasses, named: (id: string) => ViewChange['pages'][number]): ViewsGrid {
  const cells = new Map<number, { readonly cell: Cell; readonly who: Bits }>();
  classes.viewers.forEach((viewer, index) => {
    const cell = cellOf(viewer);
    const known = cells.get(rank(cell)) ?? { cell, who: new Bits(classes.size) };
    cells.set(rank(cell), known);
    known.who.add(index);
  });
  const changed = [...byPage];
  return {
    pages: changed.map(([id]) => named(id)),
    cells: [...cells].sort(([one], [two]) => one - two).map(([, { cell, who }]) => ({ ...cell, pages: changed.flatMap(([, bits], index) => (bits.meets(who) ? [index] : [])) })),
  };
}
