import { evaluate, type Facts } from '../conditions/condition.ts';
import type { TemplateValues } from '../values/fill-template.ts';
import type { PlacedNeed } from '../decision.ts';
import { compileNeed, type CompiledNeed } from '../calls/compile-need.ts';
import { cacheByView } from './cache-by-view.ts';
import type { CompiledCondition, CompiledLayout, CompiledNode, CompiledPage, SettingPath } from '../snapshot.ts';
import type { Tracer } from '../decision-trace.ts';

type Settings = Readonly<Record<string, unknown>>;
type Conditional = { readonly when?: CompiledCondition };

/** Filters list items, or the objects in an object. An optional list can be missing in some items of the outer list. */
const filterEntries = (value: unknown, keep: (item: Conditional) => boolean): unknown => {
  if (Array.isArray(value)) return (value as readonly Conditional[]).filter(keep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, item]: readonly [string, unknown]) => typeof item !== 'object' || item === null || keep(item),
    ),
  );
};

const filterList = (value: unknown, path: SettingPath, at: number, keep: (item: Conditional) => boolean): unknown => {
  const step = path[at];
  if (step === undefined) return filterEntries(value, keep);
  if (step === '*')
    return Array.isArray(value) ? value.map((item: unknown) => filterList(item, path, at + 1, keep)) : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  const settings = value as Settings;
  return { ...settings, [step]: filterList(settings[step], path, at + 1, keep) };
};

/** Returns the settings of a node with only the list items and properties that `keep` accepts. */
export const filterItems = (node: CompiledNode, keep: (item: Conditional) => boolean): Settings =>
  node.lists === undefined
    ? node.settings
    : (node.lists.reduce<unknown>((value, path) => filterList(value, path, 0, keep), node.settings) as Settings);

const placeOne = (node: CompiledNode, facts: Facts, trace: Tracer | undefined): CompiledNode | undefined => {
  const truth = evaluate(node.when, facts);
  if (truth !== true)
    trace?.({ step: 'place', at: node.id, result: truth === false ? 'left out' : `unknown: ${node.whileUnknown}` });
  if (truth === false || (truth === 'unknown' && node.whileUnknown === 'hide')) return undefined;
  // A viewer with an unknown fact must not see content that the fact may forbid.
  if (truth === 'unknown' && node.whileUnknown === 'skeleton')
    return { ...node, widget: '', settings: {}, texts: [], children: [], needs: [] };
  const settings = filterItems(node, (item) => evaluate(item.when, facts) === true);
  const children = placeNodes(node.children, facts, trace);
  return settings === node.settings && children === node.children ? node : { ...node, settings, children };
};

/**
 * Returns the nodes whose conditions hold. Unknown conditions fail closed unless the placement overrides that. Unchanged nodes keep their
 * identity.
 */
const placeNodes = (
  nodes: readonly CompiledNode[],
  facts: Facts,
  trace: Tracer | undefined,
): readonly CompiledNode[] => {
  let placed: CompiledNode[] | undefined;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as CompiledNode;
    const one = node.dynamic ? placeOne(node, facts, trace) : node;
    if (placed === undefined && one !== node) placed = nodes.slice(0, index);
    if (placed !== undefined && one !== undefined) placed.push(one);
  }
  return placed ?? nodes;
};

interface PlacedCall extends CompiledNeed {
  /** Placement id. */
  readonly node: string;
}

/** Nodes of a layout for a view, with their calls. */
export interface PlacedLayout {
  readonly nodes: readonly CompiledNode[];
  readonly calls: readonly PlacedCall[];
}

/** Returns the calls of nodes. */
export const callsOf = (nodes: readonly CompiledNode[]): readonly PlacedCall[] =>
  nodes.flatMap(({ id, needs, children }) => [
    ...needs.map((need) => ({ node: id, ...compileNeed(need) })),
    ...callsOf(children),
  ]);

const place = (layout: CompiledLayout, facts: Facts, trace?: Tracer): PlacedLayout => {
  const nodes = layout.dynamic
    ? placeNodes(layout.nodes, facts, trace && ((step) => trace({ ...step, at: `layout/${layout.id}#${step.at}` })))
    : layout.nodes;
  return { nodes, calls: layout.hasNeeds ? callsOf(nodes) : [] };
};

const placeCached = cacheByView((layout: CompiledLayout, facts) => place(layout, facts));

/** Places a layout for a view. Viewers with equal views get identical objects, so that derived values can be cached too. */
export const placeLayout = (layout: CompiledLayout, facts: Facts, trace?: Tracer): PlacedLayout =>
  trace ? place(layout, facts, trace) : placeCached(layout, facts);

const matchesPath = (pattern: string, path: string): boolean => {
  if (pattern === path) return true;
  if (!pattern.includes('{')) return false;
  const [one, two] = [pattern.split('/'), path.split('/')];
  return one.length === two.length && one.every((part, index) => (part.startsWith('{') ? true : part === two[index]));
};

/** Collects the calls of placed nodes, each with its data service of the page. `scope` separates frame from page. */
export const collectNeeds = (
  { calls }: PlacedLayout,
  scope: string,
  values: TemplateValues,
  page: CompiledPage,
  into: PlacedNeed[],
): void => {
  for (const call of calls) {
    if (!call.isAsked(values)) continue;
    const path = page.services.length === 0 ? '' : call.path(values);
    const service = page.services.find((one) => matchesPath(one.path, path));
    into.push({
      node: scope + call.node,
      name: call.name,
      key: call.key(values),
      essential: call.essential,
      ...call.options,
      ...(service ? { service } : {}),
    });
  }
};
