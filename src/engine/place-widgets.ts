import { evaluate, type Facts } from './condition.ts';
import { encode, fill, withQuery, type Values } from './fill.ts';
import type { PlacedNeed } from './decision.ts';
import type { CompiledCondition, CompiledLayout, CompiledNode, CompiledPage, SettingPath } from './snapshot.ts';
import type { Tracer } from './trace.ts';

type Settings = Readonly<Record<string, unknown>>;
type Conditional = { readonly when?: CompiledCondition };

const filterList = (value: unknown, path: SettingPath, at: number, keep: (item: Conditional) => boolean): unknown => {
  const step = path[at];
  // An optional list may be absent from some items of the list around it.
  if (step === undefined) return Array.isArray(value) ? (value as readonly Conditional[]).filter(keep) : value;
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

export const placeLayout = (layout: CompiledLayout, facts: Facts, trace?: Tracer): readonly CompiledNode[] =>
  layout.moving ? placeNodes(layout.nodes, facts, trace && ((step) => trace({ ...step, at: `layout/${layout.id}#${step.at}` }))) : layout.nodes;

const filledQuery = (query: Readonly<Record<string, string>>, values: Values) => {
  const filled: Record<string, string> = {};
  for (const name in query) filled[name] = fill(query[name] ?? '', values);
  return filled;
};

/** The address of a call; path parameters are encoded, so a value never adds a segment or a query. */
export const needKey = (need: CompiledNode['needs'][number], values: Values): string => {
  const params = values['param'];
  const path = need.path.includes('{param.')
    ? need.path.replace(/\{param\.([A-Za-z0-9_]+)\}/g, (_, name: string) => encode((typeof params === 'object' ? params[name] : undefined) ?? ''))
    : need.path;
  return withQuery(path, filledQuery(need.query, values));
};

const samePath = (pattern: string, path: string): boolean => {
  if (pattern === path) return true;
  if (!pattern.includes('{')) return false;
  const [one, two] = [pattern.split('/'), path.split('/')];
  return one.length === two.length && one.every((part, index) => (part.startsWith('{') ? true : part === two[index]));
};

/** Gathers the calls of placed nodes, each with the page's data service that it belongs to; `scope` tells frame from page. */
export const gatherNeeds = (nodes: readonly CompiledNode[], scope: string, values: Values, page: CompiledPage, into: PlacedNeed[]): void => {
  for (const node of nodes) {
    for (const need of node.needs) {
      const key = needKey(need, values);
      const bare = key.split('?', 1)[0] ?? key;
      const service = page.services.find((one) => samePath(one.path, bare));
      into.push({ node: scope + node.id, name: need.name, key, essential: need.path.includes('{param.'), ...(service ? { service } : {}) });
    }
    if (node.children.length > 0) gatherNeeds(node.children, scope, values, page, into);
  }
};
