import type { FactName, FactTest } from '#schemas/condition.schema';
import type { Viewer } from '#schemas/viewer';
import { menuWords } from './compile-menu.ts';
import { holds } from './condition.ts';
import { filterItems } from './place-widgets.ts';
import type { CompiledLayout, CompiledMenu, CompiledMenuItem, CompiledNode, CompiledPage, Snapshot, StateCode } from './snapshot.ts';

/** Facts that are the same for everybody of an audience; the others are left open. */
export type Audience = Pick<Viewer, 'login' | 'tester' | 'listed'> & Partial<Viewer>;

type Known = (one: { readonly when?: CompiledNode['when']; readonly whileUnknown?: CompiledNode['whileUnknown'] }) => boolean;

/** What differs from one visit to the next. */
const open: ReadonlySet<FactTest['fact']> = new Set(['now', 'cameFrom', 'mode', 'via']);
/** What stays unknown of guests. */
const ofMembers: ReadonlySet<FactName> = new Set(['loginType', 'memberKind', 'regular', 'exMember', 'password', 'grade', 'listed']);

const knownBy = (audience: Audience): Known => {
  // Facts left out stay unknown, so only what can never hold for this audience is taken away.
  const facts = { viewer: audience as Viewer, now: 0, venue: undefined, cameFrom: undefined, mode: undefined };
  const mayHold = (test: FactTest, hidesUnknown: boolean): boolean => {
    if (test.fact === 'now' || open.has(test.fact)) return true;
    const truth = holds(test, facts);
    return truth === 'unknown' ? !(hidesUnknown && audience.login === false && ofMembers.has(test.fact)) : truth;
  };
  return ({ when, whileUnknown = 'hide' }) => when === undefined || when.groups.some((group) => group.every((test) => mayHold(test, whileUnknown === 'hide')));
};

const projectNode = (node: CompiledNode, known: Known): CompiledNode =>
  node.moving ? { ...node, settings: filterItems(node, known), children: projectNodes(node.children, known) } : node;

const projectNodes = (nodes: readonly CompiledNode[], known: Known): readonly CompiledNode[] => nodes.filter(known).map((node) => projectNode(node, known));

const projectItems = (items: readonly CompiledMenuItem[], known: Known): readonly CompiledMenuItem[] =>
  items.filter(known).map((item) => ({ ...item, items: projectItems(item.items, known) }));

const gatherStrings = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) gatherStrings(one, into);
};

const gatherNodes = (nodes: readonly CompiledNode[], strings: Set<string>, widgets: Set<string>): void => {
  for (const node of nodes) {
    gatherStrings(node.settings, strings);
    widgets.add(node.widget);
    gatherNodes(node.children, strings, widgets);
  }
};

/** Words and widgets of nodes that are gone are named no longer. */
const projectLayout = (layout: CompiledLayout, known: Known): CompiledLayout => {
  if (!layout.moving) return layout;
  const nodes = projectNodes(layout.nodes, known);
  const strings = new Set<string>();
  const widgets = new Set<string>();
  gatherNodes(nodes, strings, widgets);
  return { ...layout, nodes, words: layout.words.filter((word) => strings.has(word)), widgets: layout.widgets.filter((name) => widgets.has(name)) };
};

const projectMenu = (menu: CompiledMenu, known: Known): CompiledMenu => {
  const sections = projectItems(menu.sections, known);
  return { ...menu, sections, words: menuWords(sections) };
};

const mapValues = <T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> => Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

/** A page that no state shows to the audience, now or on schedule: its own layout is gone, its state and title are not. */
const projectPage = (page: CompiledPage, shown: readonly StateCode[]): CompiledPage =>
  [page, ...page.schedule].some(({ state }) => shown.includes(state)) ? page : { ...page, layout: '' };

/**
 * Takes away what an audience may never see: pages in development or blocked, placements, list items and menu items whose condition
 * can never hold for it, and their strings. The instant is left open, so what a schedule will show is not taken away.
 */
export const project = (snapshot: Snapshot, audience: Audience): Snapshot => {
  const known = knownBy(audience);
  const shown: readonly StateCode[] = audience.listed === true ? ['N', 'D'] : ['N'];
  return {
    ...snapshot,
    pages: mapValues(snapshot.pages, (page) => (page.id === snapshot.site.screens.notFound ? page : projectPage(page, shown))),
    layouts: mapValues(snapshot.layouts, (layout) => projectLayout(layout, known)),
    menus: mapValues(snapshot.menus, (menu) => projectMenu(menu, known)),
  };
};
