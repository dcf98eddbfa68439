import type { Viewer } from '#schemas/viewer';
import { evaluate } from './condition.ts';
import type { CompiledLayout, CompiledMenu, CompiledMenuItem, CompiledNode, CompiledPage, Snapshot } from './snapshot.ts';

/** Facts that are the same for everybody of an audience; the others are left open. */
export type Audience = Pick<Viewer, 'login' | 'tester'> & Partial<Viewer>;

type Known = (one: { readonly when?: CompiledNode['when'] }) => boolean;

const knownBy = (audience: Audience): Known => {
  // Facts left out stay unknown, so only what can never hold for this audience is taken away. The instant is open too.
  const facts = { viewer: audience as Viewer, venue: undefined, cameFrom: undefined, source: undefined, mode: undefined };
  return ({ when }) => {
    if (when === undefined) return true;
    const groups = when.groups.map((group) => group.filter((test) => test.fact !== 'now' && test.fact !== 'cameFrom' && test.fact !== 'mode'));
    return groups.some((group) => evaluate({ groups: [group], facts: when.facts }, { ...facts, now: 0 }) !== false);
  };
};

const projectNodes = (nodes: readonly CompiledNode[], known: Known): readonly CompiledNode[] =>
  nodes.filter(known).map((node) => (node.moving ? { ...node, children: projectNodes(node.children, known) } : node));

const projectItems = (items: readonly CompiledMenuItem[], known: Known): readonly CompiledMenuItem[] =>
  items.filter(known).map((item) => ({ ...item, items: projectItems(item.items, known) }));

const mapValues = <T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> => Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

/** A page in development for an audience that never sees it: its own layout and texts are gone, its state is not. */
const hide = (page: CompiledPage): CompiledPage => (page.state === 'D' && page.schedule.length === 0 ? { ...page, layout: '' } : page);

/**
 * Takes away what an audience may never see: pages in development, placements and menu items whose condition can never hold for it.
 * Their strings go when slices gather the words of what is left.
 */
export const project = (snapshot: Snapshot, audience: Audience): Snapshot => {
  const known = knownBy(audience);
  const layout = (one: CompiledLayout): CompiledLayout => (one.moving ? { ...one, nodes: projectNodes(one.nodes, known) } : one);
  const menu = (one: CompiledMenu): CompiledMenu => ({ ...one, sections: projectItems(one.sections, known) });
  return {
    ...snapshot,
    pages: audience.tester === true ? snapshot.pages : mapValues(snapshot.pages, hide),
    layouts: mapValues(snapshot.layouts, layout),
    menus: mapValues(snapshot.menus, menu),
  };
};
