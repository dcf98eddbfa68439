import type { FactName, FactTest } from '#schemas/parts/condition/schema';
import type { Viewer } from '#schemas/viewer';
import { menuMessageKeys } from '../compile/compile-menu.ts';
import { evaluateTest } from '../conditions/condition.ts';
import { filterItems } from '../layout/place-widgets.ts';
import type {
  CompiledLayout,
  CompiledMenu,
  CompiledMenuItem,
  CompiledNode,
  CompiledPage,
  Snapshot,
  StateCode,
} from '../snapshot.ts';

/** Facts shared by all viewers of an audience. All other facts are open. */
export type Audience = Pick<Viewer, 'login' | 'tester' | 'listed'> & Partial<Viewer>;

type VisibilityTest = (one: {
  readonly when?: CompiledNode['when'];
  readonly whileUnknown?: CompiledNode['whileUnknown'];
}) => boolean;

/** Facts that change with each visit. */
const visitFacts: ReadonlySet<FactTest['fact']> = new Set(['now', 'cameFrom', 'mode', 'via']);
/** Facts that stay unknown for guests. */
const memberFacts: ReadonlySet<FactName> = new Set([
  'loginType',
  'memberKind',
  'regular',
  'exMember',
  'password',
  'grade',
  'listed',
]);

const visibilityFor = (audience: Audience): VisibilityTest => {
  // Absent facts stay unknown, so only content that can never be visible to this audience is removed.
  const facts = { viewer: audience as Viewer, now: 0, venue: undefined, cameFrom: undefined, mode: undefined };
  const mayHold = (test: FactTest, hidesUnknown: boolean): boolean => {
    if (test.fact === 'now' || visitFacts.has(test.fact)) return true;
    const truth = evaluateTest(test, facts);
    return truth === 'unknown' ? !(hidesUnknown && audience.login === false && memberFacts.has(test.fact)) : truth;
  };
  return ({ when, whileUnknown = 'hide' }) =>
    when === undefined || when.groups.some((group) => group.every((test) => mayHold(test, whileUnknown === 'hide')));
};

const projectNode = (node: CompiledNode, known: VisibilityTest): CompiledNode =>
  node.dynamic ? { ...node, settings: filterItems(node, known), children: projectNodes(node.children, known) } : node;

const projectNodes = (nodes: readonly CompiledNode[], known: VisibilityTest): readonly CompiledNode[] =>
  nodes.filter(known).map((node) => projectNode(node, known));

const projectItems = (items: readonly CompiledMenuItem[], known: VisibilityTest): readonly CompiledMenuItem[] =>
  items.filter(known).map((item) => ({ ...item, items: projectItems(item.items, known) }));

const gatherStrings = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) gatherStrings(one, into);
};

const gatherNodes = (nodes: readonly CompiledNode[], strings: Set<string>, widgets: Set<string>): void => {
  for (const node of nodes) {
    gatherStrings(node.settings, strings);
    widgets.add(node.widget);
    gatherNodes(node.children, strings, widgets);
  }
};

/** Also drops the message keys and widgets that only removed nodes use. */
const projectLayout = (layout: CompiledLayout, known: VisibilityTest): CompiledLayout => {
  if (!layout.dynamic) return layout;
  const nodes = projectNodes(layout.nodes, known);
  const strings = new Set<string>();
  const widgets = new Set<string>();
  gatherNodes(nodes, strings, widgets);
  return {
    ...layout,
    nodes,
    messageKeys: layout.messageKeys.filter((word) => strings.has(word)),
    widgets: layout.widgets.filter((name) => widgets.has(name)),
  };
};

const projectMenu = (menu: CompiledMenu, known: VisibilityTest): CompiledMenu => {
  const sections = projectItems(menu.sections, known);
  return { ...menu, sections, messageKeys: menuMessageKeys(sections) };
};

const mapValues = <T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

/** Removes the layout of a page that no state, now or scheduled, shows to the audience. Keeps its state and title. */
const projectPage = (page: CompiledPage, shown: readonly StateCode[]): CompiledPage =>
  [page, ...page.schedule].some(({ state }) => shown.includes(state)) ? page : { ...page, layout: '' };

/**
 * Removes content that an audience can never see: pages in development or blocked; placements, list items and menu items whose condition can
 * never hold; and their strings. The instant is open, so scheduled content stays.
 */
export const project = (snapshot: Snapshot, audience: Audience): Snapshot => {
  const known = visibilityFor(audience);
  const shown: readonly StateCode[] = audience.listed === true ? ['N', 'D'] : ['N'];
  return {
    ...snapshot,
    pages: mapValues(snapshot.pages, (page) =>
      page.id === snapshot.site.screens.notFound ? page : projectPage(page, shown),
    ),
    layouts: mapValues(snapshot.layouts, (layout) => projectLayout(layout, known)),
    menus: mapValues(snapshot.menus, (menu) => projectMenu(menu, known)),
  };
};
