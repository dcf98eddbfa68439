import type { BootData } from '../../../visitor/entry-server.tsx';

/** JSON that stays data inside a script element: no tag can end it, no line separator can break it. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

const written = new WeakMap<object, string>();

/** Of an object that page after page holds and nobody changes: it is written once. */
const lasting = (value: object): string => {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = inertJson(value);
  written.set(value, json);
  return json;
};

/** An object with further fields whose JSON is there already. */
const joined = (value: object, ready: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(ready).map(([name, json]) => `"${name}":${json}`);
  const rest = inertJson(value).slice(1, -1);
  return `{${rest === '' ? '' : `${rest},`}${fields.join(',')}}`;
};

/**
 * What the server leaves in the page. Most of it comes out of the snapshot and is the very same object on every page of a view (placed
 * nodes, menus, messages): writing that anew for each page took half as long as rendering it.
 */
export const bootJson = ({ decision, messages, site, assets, ...boot }: BootData): string => {
  const { tree, frame, ...decided } = decision;
  const { nodes, model, ...framed } = frame;
  const { menu, venues, ...modelled } = model;
  const frameJson = joined(framed, { nodes: lasting(nodes), model: joined(modelled, { menu: lasting(menu), venues: lasting(venues) }) });
  const decisionJson = joined(decided, { tree: lasting(tree), frame: frameJson });
  return joined(boot, { decision: decisionJson, messages: lasting(messages), site: lasting(site), assets: lasting(assets) });
};
