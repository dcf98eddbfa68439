import type { BootData } from '../../../visitor/entry-server.tsx';
import type { Part } from './encode-parts.ts';

const inert: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that stays data inside a script element: no tag can end it, no line separator can break it. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => inert[one] ?? one);

const written = new WeakMap<object, Buffer>();

/** JSON of an object that page after page holds and nobody changes: it is written and encoded once. */
const lasting = (value: object): Part => {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = Buffer.from(inertJson(value));
  written.set(value, json);
  return json;
};

/** An object with further fields whose JSON is there already. */
const joined = (value: object, ready: Readonly<Record<string, readonly Part[]>>): readonly Part[] => {
  const parts: Part[] = [inertJson(value).slice(0, -1)];
  for (const [name, json] of Object.entries(ready)) parts.push(`${parts.length === 1 && parts[0] === '{' ? '' : ','}${inertJson(name)}:`, ...json);
  parts.push('}');
  return parts;
};

/**
 * What the server leaves in the page. Most of it comes out of the snapshot and is the very same object on every page of a view (placed
 * nodes, menus, messages, answers): writing that anew for each page took half as long as rendering it.
 */
export const bootJson = ({ decision, messages, data, site, assets, ...boot }: BootData): readonly Part[] => {
  const { tree, frame, services, ...decided } = decision;
  const { nodes, model, ...framed } = frame;
  const { menu, venues, ...modelled } = model;
  const answers = Object.entries(data).map(([key, value]) => [key, [typeof value === 'object' && value !== null ? lasting(value) : inertJson(value)]] as const);
  return joined(boot, {
    decision: joined(decided, { tree: [lasting(tree)], services: [lasting(services)], frame: joined(framed, { nodes: [lasting(nodes)], model: joined(modelled, { menu: [lasting(menu)], venues: [lasting(venues)] }) }) }),
    data: joined({}, Object.fromEntries(answers)),
    messages: [lasting(messages)],
    site: [lasting(site)],
    assets: [lasting(assets)],
  });
};
