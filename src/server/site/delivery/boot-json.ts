import type { BootData } from '../../../visitor/entry-server.tsx';
import type { Part } from './encode-parts.ts';

const inert: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Writes JSON that is safe inside a script element: no tag or line separator can break out. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (one) => inert[one] ?? one);

const written = new WeakMap<object, Buffer>();

/** JSON of an immutable object shared by many pages; written and encoded once. */
const lasting = (value: object): Part => {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = Buffer.from(inertJson(value));
  written.set(value, json);
  return json;
};

const answersJson = (data: BootData['data']): readonly Part[] =>
  Object.entries(data).flatMap(([key, value], at) => [
    `${at === 0 ? '' : ','}${inertJson(key)}:`,
    typeof value === 'object' && value !== null ? lasting(value) : inertJson(value),
  ]);

/**
 * Writes the boot data of a page. Most parts are shared objects from the snapshot (nodes, menus, messages, responses); writing them anew per page
 * took half as long as rendering it. The rest is written in one piece that ends inside the open `boot.decision.frame.model`; the cached parts are
 * then inserted, level by level, as the objects are closed.
 */
export const bootJson = ({ decision, messages, data, site, assets, ...boot }: BootData): readonly Part[] => {
  const { tree, frame, services, ...decided } = decision;
  const { nodes, model, ...framed } = frame;
  const { menu, venues, ...modelled } = model;
  const open = inertJson({ ...boot, decision: { ...decided, frame: { ...framed, model: modelled } } }).slice(
    0,
    -'}}}}'.length,
  );
  return [
    open,
    ',"menu":',
    lasting(menu),
    ',"venues":',
    lasting(venues),
    '},"nodes":',
    lasting(nodes),
    '},"tree":',
    lasting(tree),
    ',"services":',
    lasting(services),
    '},"data":{',
    ...answersJson(data),
    '},"messages":',
    lasting(messages),
    ',"site":',
    lasting(site),
    ',"assets":',
    lasting(assets),
    '}',
  ];
};
