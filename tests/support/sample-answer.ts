interface Shape {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Records and values that a sample must have. */
interface SampleWish {
  /** Numbers of the records in a list, by its field. */
  readonly lists: Readonly<Record<string, readonly number[]>>;
  /** Values of fields, wherever they are. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Marks the texts of a record by its number. */
const mark = (number: number): string => `~${number}~`;

/** Numbers of the records whose texts a page shows, in the order of the page, each once. */
export const numbersIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(/~(\d+)~/g)].map(([, number]) => Number(number))),
];

/** Makes a value of a schema. Texts name their field and the record; lists other than those of the wish are empty. */
export function sampleAnswer(schema: object, wish: SampleWish, name = '', number = 0): unknown {
  const {
    type,
    const: only,
    enum: words,
    anyOf,
    oneOf,
    items,
    properties,
    minimum = -Infinity,
    maximum = Infinity,
  } = schema as Shape;
  const again = (shape: Shape, of = name, at = number): unknown => sampleAnswer(shape, wish, of, at);
  if (wish.values !== undefined && Object.hasOwn(wish.values, name)) return wish.values[name];
  const [first] = (anyOf ?? oneOf ?? []).filter((one) => one.type !== 'null');
  if (first !== undefined) return again(first);
  if (only !== undefined) return only;
  if (words !== undefined) return words[0];
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([field, shape]) => [field, again(shape, field)]));
  switch (type) {
    case 'array':
      return (wish.lists[name] ?? []).map((at) => again(items ?? {}, '', at));
    case 'integer':
    case 'number':
      return Math.min(Math.max(number, minimum), maximum);
    case 'boolean':
      return true;
    case 'object':
      return {};
    default:
      return `${name} ${mark(number)}`;
  }
}
