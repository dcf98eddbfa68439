import type { Viewer } from '#schemas/viewer';
import { Bits } from '../../check/walk/bits.ts';
import type { ViewerClasses } from '../../check/walk/viewer-classes.ts';
import type { GridCell } from './report.ts';

type Kind = GridCell['kind'];
export type Cell = Omit<GridCell, 'pages'>;

const kinds: readonly Kind[] = ['guest', 'member', 'simple', 'full', 'tester'];

const kindOf = ({ login, listed, memberKind }: Viewer): Kind =>
  login !== true ? 'guest' : listed === true ? 'tester' : (memberKind ?? 'member');

const cellOf = (viewer: Viewer): Cell => ({
  kind: kindOf(viewer),
  ...(viewer.onSite === undefined ? {} : { onSite: Object.values(viewer.onSite).some(Boolean) }),
  locale: viewer.locale,
  platform: viewer.platform === 'APP' ? 'APP' : 'WEB',
});

const rank = ({ kind, onSite, locale, platform }: Cell): number =>
  kinds.indexOf(kind) * 8 + Number(onSite === true) * 4 + Number(locale === 'en') * 2 + Number(platform === 'WEB');

/** Everybody there can be, as operators tell them apart, in the order in which they are shown. */
export function cellsOf(classes: ViewerClasses): readonly { readonly cell: Cell; readonly who: Bits }[] {
  const cells = new Map<number, { readonly cell: Cell; readonly who: Bits }>();
  classes.viewers.forEach((viewer, index) => {
    const cell = cellOf(viewer);
    const known = cells.get(rank(cell)) ?? { cell, who: new Bits(classes.size) };
    cells.set(rank(cell), known);
    known.who.add(index);
  });
  return [...cells].sort(([one], [two]) => one - two).map(([, held]) => held);
}
