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

const answersJson = (data: BootData['data']): readonly Part[] =>
  Object.entries(data).flatMap(([key, value], at) => [`${at === 0 ? '' : ','}${inertJson(key)}:`, typeof value === 'object' && value !== null ? lasting(value) : inertJson(value)]);

/**
 * What the server leaves in the page. Most of it comes out of the snapshot and is the very same object on every page of a view (placed
 * nodes, menus, messages, answers): writing that anew for each page took half as long as rendering it. What is left is written at once,
 * with what is open in it, `boot.decision.frame.model`, at the end; then the ready parts follow on each level as it is closed.
 */
export const bootJson = ({ decision, messages, data, site, assets, ...boot }: BootData): readonly Part[] => {
  const { tree, frame, services, ...decided } = decision;
  const { nodes, model, ...framed } = frame;
  const { menu, venues, ...modelled } = model;
  const open = inertJson({ ...boot, decision: { ...decided, frame: { ...framed, model: modelled } } }).slice(0, -'}}}}'.length);
  return [
    open, ',"menu":', lasting(menu), ',"venues":', lasting(venues),
    '},"nodes":', lasting(nodes),
    '},"tree":', lasting(tree), ',"services":', lasting(services),
    '},"data":{', ...answersJson(data),
    '},"messages":', lasting(messages), ',"site":', lasting(site), ',"assets":', lasting(assets), '}',
  ];
};
