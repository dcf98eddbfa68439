import { evaluate, type Facts } from './condition.ts';
import type { Values } from './fill.ts';
import type { PlacedNeed } from './decision.ts';
import { readNeed, type ReadyNeed } from './read-need.ts';
import { rememberViews } from './remember-views.ts';
import type { CompiledCondition, CompiledLayout, CompiledNode, CompiledPage, SettingPath } from './snapshot.ts';
import type { Tracer } from './trace.ts';

type Settings = Readonly<Record<string, unknown>>;
type Conditional = { readonly when?: CompiledCondition };

/** Entries of a list or of a map by name. An optional list may be absent from some items of the list around it. */
const filterEntries = (value: unknown, keep: (item: Conditional) => boolean): unknown => {
  if (Array.isArray(value)) return (value as readonly Conditional[]).filter(keep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Readonly<Record<string, Conditional>>).filter(([, item]) => keep(item)));
};

const filterList = (value: unknown, path: SettingPath, at: number, keep: (item: Conditional) => boolean): unknown => {
  const step = path[at];
  if (step === undefined) return filterEntries(value, keep);
  if (step === '*') return Array.isArray(value) ? value.map((item: unknown) => filterList(item, path, at + 1, keep)) : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  const settings = value as Settings;
  return { ...settings, [step]: filterList(settings[step], path, at + 1, keep) };
};

/** Settings of a node with only those list items that `keep` lets stay. */
export const filterItems = (node: CompiledNode, keep: (item: Conditional) => boolean): Settings =>
  node.lists === undefined ? node.settings : (node.lists.reduce<unknown>((value, path) => filterList(value, path, 0, keep), node.settings) as Settings);

const placeOne = (node: CompiledNode, facts: Facts, trace: Tracer | undefined): CompiledNode | undefined => {
  const truth = evaluate(node.when, facts);
  if (truth !== true) trace?.({ step: 'place', at: node.id, says: truth === false ? 'left out' : `unknown: ${node.whileUnknown}` });
  if (truth === false || (truth === 'unknown' && node.whileUnknown === 'hide')) return undefined;
  // Whoever waits for a fact must not read what it may forbid.
  if (truth === 'unknown' && node.whileUnknown === 'skeleton') return { ...node, widget: '', settings: {}, texts: [], children: [], needs: [] };
  const settings = filterItems(node, (item) => evaluate(item.when, facts) === true);
  const children = placeNodes(node.children, facts, trace);
  return settings === node.settings && children === node.children ? node : { ...node, settings, children };
};

/** Nodes whose conditions hold. Unknown ones fail closed unless the placement says otherwise; what did not change is passed on as it is. */
const placeNodes = (nodes: readonly CompiledNode[], facts: Facts, trace: Tracer | undefined): readonly CompiledNode[] => {
  let placed: CompiledNode[] | undefined;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as CompiledNode;
    const one = node.moving ? placeOne(node, facts, trace) : node;
    if (placed === undefined && one !== node) placed = nodes.slice(0, index);
    if (placed !== undefined && one !== undefined) placed.push(one);
  }
  return placed ?? nodes;
};

interface PlacedCall extends ReadyNeed {
  /** Id of the placement that calls. */
  readonly node: string;
}

/** The nodes of a layout for a view, and the calls that they make. */
export interface PlacedLayout {
  readonly nodes: readonly CompiledNode[];
  readonly calls: readonly PlacedCall[];
}

const callsOf = (nodes: readonly CompiledNode[]): readonly PlacedCall[] =>
  nodes.flatMap(({ id, needs, children }) => [...needs.map((need) => ({ node: id, ...readNeed(need) })), ...callsOf(children)]);

const place = (layout: CompiledLayout, facts: Facts, trace?: Tracer): PlacedLayout => {
  const nodes = layout.moving ? placeNodes(layout.nodes, facts, trace && ((step) => trace({ ...step, at: `layout/${layout.id}#${step.at}` }))) : layout.nodes;
  return { nodes, calls: layout.needing ? callsOf(nodes) : [] };
};

const placeAsBefore = rememberViews((layout: CompiledLayout, facts) => place(layout, facts));

/** Places a layout for a view. Every viewer with the same view gets the same nodes, so that what is made of them can be kept too. */
export const placeLayout = (layout: CompiledLayout, facts: Facts, trace?: Tracer): PlacedLayout => (trace ? place(layout, facts, trace) : placeAsBefore(layout, facts));

const samePath = (pattern: string, path: string): boolean => {
  if (pattern === path) return true;
  if (!pattern.includes('{')) return false;
  const [one, two] = [pattern.split('/'), path.split('/')];
  return one.length === two.length && one.every((part, index) => (part.startsWith('{') ? true : part === two[index]));
};

/** Gathers the calls of placed nodes, each with the page's data service that it belongs to; `scope` tells frame from page. */
export const gatherNeeds = ({ calls }: PlacedLayout, scope: string, values: Values, page: CompiledPage, into: PlacedNeed[]): void => {
  for (const call of calls) {
    if (!call.isAsked(values)) continue;
    const path = page.services.length === 0 ? '' : call.path(values);
    const service = page.services.find((one) => samePath(one.path, path));
    into.push({ node: scope + call.node, name: call.name, key: call.key(values), essential: call.essential, ...call.manner, ...(service ? { service } : {}) });
  }
};
