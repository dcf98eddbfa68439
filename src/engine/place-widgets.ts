import { evaluate, type Facts } from './condition.ts';
import { fill, withQuery, type Values } from './fill.ts';
import type { PlacedNeed } from './decision.ts';
import type { CompiledCondition, CompiledLayout, CompiledNode, CompiledPage, SettingPath } from './snapshot.ts';

type Settings = Readonly<Record<string, unknown>>;

const filterList = (value: unknown, path: SettingPath, facts: Facts): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) {
    return (value as readonly { readonly when?: CompiledCondition }[]).filter((item) => evaluate(item.when, facts) === true);
  }
  if (head === '*') return (value as readonly unknown[]).map((item) => filterList(item, rest, facts));
  const settings = value as Settings;
  return { ...settings, [head]: filterList(settings[head], rest, facts) };
};

const placeOne = (node: CompiledNode, facts: Facts): CompiledNode | undefined => {
  const truth = evaluate(node.when, facts);
  if (truth === false || (truth === 'unknown' && node.whileUnknown === 'hide')) return undefined;
  if (truth === 'unknown' && node.whileUnknown === 'skeleton') return { ...node, widget: '', children: [], needs: [] };
  const settings = node.lists === undefined ? node.settings : (node.lists.reduce<unknown>((value, path) => filterList(value, path, facts), node.settings) as Settings);
  return { ...node, settings, children: placeNodes(node.children, facts) };
};

/** Nodes whose conditions hold. Unknown ones fail closed unless the placement says otherwise; what moves nowhere is passed on as it is. */
export const placeNodes = (nodes: readonly CompiledNode[], facts: Facts): readonly CompiledNode[] => {
  const placed: CompiledNode[] = [];
  for (const node of nodes) {
    const one = node.moving ? placeOne(node, facts) : node;
    if (one !== undefined) placed.push(one);
  }
  return placed;
};

export const placeLayout = (layout: CompiledLayout, facts: Facts): readonly CompiledNode[] => (layout.moving ? placeNodes(layout.nodes, facts) : layout.nodes);

const filledQuery = (query: Readonly<Record<string, string>>, values: Values) => {
  const filled: Record<string, string> = {};
  for (const name in query) filled[name] = fill(query[name] ?? '', values);
  return filled;
};

/** The address of a call; path parameters are encoded, so a value never adds a segment or a query. */
export const needKey = (need: CompiledNode['needs'][number], values: Values): string => {
  const path = need.path.replace(/\{param\.([A-Za-z0-9_]+)\}/g, (_, name: string) => {
    const params = values['param'];
    return encodeURIComponent((typeof params === 'object' ? params[name] : undefined) ?? '');
  });
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
