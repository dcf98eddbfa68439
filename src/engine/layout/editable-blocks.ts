import type { Viewer } from '#schemas/viewer';
import type { CompiledNode, Snapshot } from '../snapshot.ts';
import { placeLayout } from './place-widgets.ts';

/** A block of a main page that members may move and hide. */
export interface EditableBlock {
  readonly id: string;
  /** Message key of its name. */
  readonly name: string;
}

const blocksIn = (nodes: readonly CompiledNode[]): readonly EditableBlock[] =>
  nodes.flatMap(({ id, editable, children }) => [
    ...(editable === undefined ? [] : [{ id, name: editable }]),
    ...blocksIn(children),
  ]);

/** Returns the blocks of a venue's main page that a viewer sees, in the order of the venue; undefined without such a venue. */
export const editableBlocks = (
  { venues, pages, layouts }: Snapshot,
  { venue, viewer, now }: { readonly venue: string; readonly viewer: Viewer; readonly now: number },
): readonly EditableBlock[] | undefined => {
  const path = Object.hasOwn(venues, venue) ? venues[venue]?.to : undefined;
  if (path === undefined) return undefined;
  const page = Object.values(pages).find((one) => one.path === path);
  const layout = page === undefined ? undefined : layouts[page.layout];
  if (layout === undefined) return [];
  return blocksIn(placeLayout(layout, { viewer, now, venue, cameFrom: undefined, mode: undefined }).nodes);
};
