import type { RawDocument } from '#content';
import { documentTypes } from '#schemas/documents';
import type { SeededRandom } from '#engine/values/seeded-random';
import type { ValuePool } from './value-pool.ts';
import { hostileTexts, hostileValues } from './hostile.ts';
import { locationsIn, readAt, removeAt, shapeOf, writeAt, type Container, type Location } from './locations.ts';
import type { RandomValues } from './random-values.ts';
import { branchOf, type Shape } from './shape.ts';

interface Editing {
  readonly dice: SeededRandom;
  readonly ground: ValuePool;
  readonly values: RandomValues;
  /** Edits change bodies in place; each body is a copy. */
  readonly documents: RawDocument[];
}

type Edit = (editing: Editing) => void;

const place = ({ dice, documents }: Editing, fits: (place: Location) => boolean = () => true): Location | undefined => {
  const document = dice.pick(documents);
  return document && dice.pick(locationsIn(document).filter(fits));
};

const nameOf = ({ name, holder }: Pick<Location, 'name' | 'holder'>): string =>
  Array.isArray(holder) ? '' : String(name);

/** Sets a value that fits the schema. */
const fill: Edit = (editing) => {
  const at = place(editing, ({ shape }) => shape !== undefined);
  if (at?.shape !== undefined) writeAt(at, editing.values.value(at.shape, nameOf(at), editing.dice.seed()));
};

/** Sets a value found under the same name elsewhere. */
const borrow: Edit = (editing) => {
  const at = place(editing, (one) => editing.ground.under.has(nameOf(one)));
  const value = at && editing.dice.pick(editing.ground.under.get(nameOf(at)) ?? []);
  if (at && value !== undefined) writeAt(at, structuredClone(value));
};

const drop: Edit = (editing) => {
  const at = place(editing);
  if (at) removeAt(at);
};

/** Adds an optional property. */
const add: Edit = (editing) => {
  const { dice, values, documents } = editing;
  const document = dice.pick(documents);
  if (document === undefined) return;
  const top: Location = { holder: [document.body], name: 0, shape: shapeOf(document) };
  const open = [top, ...locationsIn(document)].flatMap(
    (at): { readonly holder: Container; readonly name: string | number; readonly shape: Shape }[] => {
      const held = readAt(at);
      if (at.shape === undefined || typeof held !== 'object' || held === null) return [];
      const shape = branchOf(at.shape, held);
      if (Array.isArray(held))
        return shape.items === undefined
          ? []
          : [{ holder: held as Container, name: dice.number(held.length + 1), shape: shape.items }];
      return Object.entries(shape.properties ?? {})
        .filter(([name]) => !Object.hasOwn(held, name) && name !== '$schema')
        .map(([name, property]) => ({ holder: held as Container, name, shape: property }));
    },
  );
  const at = dice.pick(open);
  if (at === undefined) return;
  const value = values.value(at.shape, nameOf(at), dice.seed());
  if (Array.isArray(at.holder)) at.holder.splice(Number(at.name), 0, value);
  else writeAt(at, value);
};

/** Duplicates a list entry. */
const double: Edit = (editing) => {
  const at = place(editing, ({ holder }) => Array.isArray(holder));
  if (at && Array.isArray(at.holder)) at.holder.splice(Number(at.name), 0, structuredClone(readAt(at)));
};

/** Swaps two values of a document. */
const swap: Edit = (editing) => {
  const document = editing.dice.pick(editing.documents);
  if (document === undefined) return;
  const all = locationsIn(document);
  const one = editing.dice.pick(all);
  const two = one && editing.dice.pick(all.filter((other) => nameOf(other) === nameOf(one)));
  if (one === undefined || two === undefined) return;
  const [first, second] = [structuredClone(readAt(one)), structuredClone(readAt(two))];
  writeAt(one, second);
  writeAt(two, first);
};

/** Inserts, deletes or replaces one character. */
const misspell: Edit = (editing) => {
  const at = place(editing, (one) => typeof readAt(one) === 'string');
  if (at === undefined) return;
  const text = String(readAt(at));
  const spot = editing.dice.number(text.length + 1);
  const middle = editing.dice.pick(['', 'x', text.slice(spot, spot + 1).repeat(2), '\u200B', ' ', '/', '{', '.']) ?? '';
  writeAt(at, text.slice(0, spot) + middle + text.slice(spot + 1));
};

const hostileText: Edit = (editing) => {
  const at = place(editing, (one) => typeof readAt(one) === 'string');
  if (at) writeAt(at, editing.dice.pick(hostileTexts));
};

const hostileValue: Edit = (editing) => {
  const at = place(editing);
  if (at) writeAt(at, structuredClone(editing.dice.pick(hostileValues)));
};

/** Adds a property with a reserved or unknown name. */
const hostileName: Edit = (editing) => {
  const at = place(
    editing,
    (one) => typeof readAt(one) === 'object' && readAt(one) !== null && !Array.isArray(readAt(one)),
  );
  if (at)
    writeAt(
      { holder: readAt(at) as Container, name: editing.dice.pick(hostileTexts) ?? '', shape: undefined },
      editing.dice.pick(['x', null, {}]),
    );
};

/** Sets an oversized value. */
const huge: Edit = (editing) => {
  const { dice } = editing;
  const at = place(editing);
  if (at === undefined) return;
  const value = readAt(at);
  if (typeof value === 'string')
    writeAt(at, (value === '' ? '가' : value).repeat(1 + Math.floor(70_000 / (value.length + 1))));
  else if (Array.isArray(value) && value.length > 0)
    writeAt(
      at,
      Array.from({ length: 40 + dice.number(1_200) }, (_, index) =>
        structuredClone(value[index % value.length] as unknown),
      ),
    );
  else
    writeAt(
      at,
      Array.from({ length: dice.pick([20, 39, 45, 3_000]) ?? 20 }).reduce<unknown>((inner) => ({ a: inner }), 'x'),
    );
};

/** Adds or replaces a document that fits its schema. */
const newDocument: Edit = ({ dice, values, documents, ground }) => {
  const type = dice.pick(documentTypes) ?? 'page';
  const shape = shapeOf({ type });
  if (shape === undefined) return;
  const body = values.value(shape, '', dice.seed()) as Record<string, unknown>;
  const same = dice.pick(ground.documents.filter((one) => one.type === type));
  if (same !== undefined && dice.chance(1, 2)) body['id'] = same.id;
  const made = rawOf(body);
  const before = documents.findIndex((one) => one.type === made.type && one.id === made.id);
  if (before === -1) documents.push(made);
  else documents[before] = made;
};

const dropDocument: Edit = ({ dice, documents }) => void documents.splice(dice.number(documents.length), 1);

const copyDocument: Edit = ({ dice, documents }) => {
  const one = dice.pick(documents);
  if (one !== undefined)
    documents.push(rawOf({ ...structuredClone(one.body), id: `${one.id.slice(0, -1)}${dice.pick(['9', 'x', ''])}` }));
};

const edits: readonly (readonly [number, Edit])[] = [
  [10, fill],
  [8, borrow],
  [8, add],
  [6, drop],
  [5, double],
  [4, swap],
  [3, misspell],
  [2, hostileText],
  [2, hostileValue],
  [1, hostileName],
  [1, huge],
  [4, newDocument],
  [1, dropDocument],
  [1, copyDocument],
];
const all: readonly Edit[] = edits.flatMap(([weight, edit]) => Array.from({ length: weight }, () => edit));

/** Wraps a body as a document with its own ID. */
export const rawOf = (body: Readonly<Record<string, unknown>>): RawDocument => ({
  type: String(body['type']),
  id: String(body['id']),
  body,
});

/** Applies a number of edits. Unchanged documents keep their identity; `sources` is not modified. */
export function editDocuments(
  sources: readonly RawDocument[],
  { count, dice, ground, values }: Omit<Editing, 'documents'> & { readonly count: number },
): RawDocument[] {
  const chosen = new Set(dice.some(sources, 1 + dice.number(Math.min(count, 4))));
  const documents = [...chosen].map(({ body }) => rawOf(structuredClone(body)));
  for (let done = 0; done < count; done++) (dice.pick(all) ?? fill)({ dice, ground, values, documents });
  return [...sources.filter((one) => !chosen.has(one)), ...documents];
}
