import { expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents';
import { readDocuments } from './documents/read-documents.ts';
import { catalog } from '#widgets/catalog.gen';
import { decodeDocument } from './check/decode/decode-document.ts';
import { interpretedDecodeOptions } from './check/decode/interpret.ts';
import { serverDecodeOptions } from './documents/decode-options.ts';

/** The same numbers each time. */
const dice = (start: number) => {
  let seed = start;
  return (sides: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return seed % sides;
  };
};

type Holder = Record<string, unknown>;

const placesIn = (value: unknown): readonly (readonly [Holder, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => [[value as Holder, key] as const, ...placesIn((value as Holder)[key])])
    : [];

const strange = [
  null,
  '',
  5,
  -1,
  1.5,
  true,
  [],
  {},
  'x'.repeat(4000),
  ['a', 'a'],
  { a: 1 },
  'PGE_AME_1',
  'a/b~c',
  [[]],
  [null],
  { action: 5 },
  { action: 'moev' },
];

const picture = {
  type: 'picture',
  id: 'pic-one',
  body: {
    type: 'picture',
    id: 'pic-one',
    v: 1,
    name: 'a.jpg',
    hash: 'a'.repeat(32),
    width: 8,
    height: 6,
    widths: [320, 640],
    formats: ['webp', 'jpg'],
    focus: { x: 0.5, y: 1 },
    alt: { ko: '가', en: 'a' },
  },
};

const breakages = [
  (holder: Holder, key: string) => void delete holder[key],
  (holder: Holder, key: string, roll: (sides: number) => number) => void (holder[key] = strange[roll(strange.length)]),
  (holder: Holder, key: string) => {
    holder[`${key}x`] = holder[key];
    delete holder[key];
  },
  (holder: Holder, key: string) => void (holder[key] = `${String(holder[key])}!`),
] as const;

it('finds word for word the same in a document without validators made beforehand as with them, however it is broken', async () => {
  const documents = [...(await readDocuments('config')).documents, ...Array.from({ length: 40 }, () => picture)];
  const roll = dice(7);
  const told = documents.map(({ type, id, body: sound }) => {
    const body = structuredClone(sound) as Holder;
    const places = placesIn(body);
    for (let times = roll(3); times >= 0; times--) {
      const [holder, key] = places[roll(places.length)] ?? [body, 'id'];
      breakages[roll(breakages.length)]?.(holder, key, roll);
    }
    return [serverDecodeOptions, interpretedDecodeOptions].map((reading) => {
      const { document, problems } = decodeDocument({ type, id, body }, { reading, catalog });
      return `${type}/${id} ${document === undefined ? 'gone' : 'kept'} ${JSON.stringify(problems)}`;
    });
  });
  expect(told.filter(([server = '']) => !server.endsWith('[]')).length).toBeGreaterThan(documents.length / 2);
  expect(told.filter(([server, browser]) => server !== browser)).toEqual([]);
});

it.each([
  ['of which one is there twice', [320, 640, 320]],
  ['of which one that is no number is there twice', ['a', 'a', null, null]],
  ['of which none is there', []],
])('judges a list %s as the server does', (_, widths) => {
  const [server, browser] = [serverDecodeOptions, interpretedDecodeOptions].map(
    (reading) =>
      decodeDocument({ ...picture, body: { ...picture.body, widths, formats: widths } }, { reading, catalog }).problems,
  );
  expect(browser).toEqual(server);
  expect(browser).not.toEqual([]);
});

const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? withParts(value) : [];

function withParts(schema: object): readonly object[] {
  const {
    properties = {},
    oneOf = {},
    propertyNames,
    items,
    additionalProperties,
    not,
  }: { readonly [keyword: string]: unknown; readonly properties?: object; readonly oneOf?: object } = { ...schema };
  return [
    schema,
    ...[...Object.values(properties), ...Object.values(oneOf), propertyNames, items, additionalProperties, not].flatMap(
      partsOf,
    ),
  ];
}

it('can follow every schema of a document and of a widget, to its last part', () => {
  const whole: readonly object[] = [
    ...Object.values(documentSchemas),
    ...Object.values(catalog).map(({ description }) => description.schema),
  ];
  const parts = whole.flatMap(withParts);
  expect(parts.length).toBeGreaterThan(500);
  for (const part of parts) expect(() => interpretedDecodeOptions.validatorOf(part)(undefined)).not.toThrow();
});
