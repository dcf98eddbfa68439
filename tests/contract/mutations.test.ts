import { beforeAll, expect, it } from 'vitest';
import { check, prepare, type RawDocument } from '#content';
import { shippedDocuments } from '#tests/shipped-documents.ts';

type Path = readonly (string | number)[];

/** One wrong value at one location of a shipped document. */
interface Mutation {
  readonly raw: RawDocument;
  readonly path: Path;
  readonly value: unknown;
  /** Renames the parameter instead of changing its value. */
  readonly rename?: true;
}

const raws: readonly RawDocument[] = shippedDocuments.map((body) => ({ type: body.type, id: body.id, body }));
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const pointerOf = (path: Path): string => path.map((part) => `/${String(part)}`).join('');

function* valuesIn(value: unknown, path: Path = []): Generator<readonly [path: Path, value: unknown]> {
  yield [path, value];
  if (isFields(value))
    for (const [name, inner] of Object.entries(value))
      yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** Copy of a document with the mutation. */
function mutate({ raw, path, value, rename }: Mutation): RawDocument {
  const body = structuredClone(raw.body) as Record<string, unknown>;
  let holder: Record<string, unknown> = body;
  for (const part of path.slice(0, -1)) holder = holder[part] as Record<string, unknown>;
  const last = String(path.at(-1));
  if (rename) {
    holder[String(value)] = holder[last];
    delete holder[last];
  } else holder[last] = value;
  return { ...raw, body };
}

/** Values that links pass to pages, in `params` or `query` beside a screen name. Equal links in one type of document count once. */
const links = raws.flatMap((raw) =>
  [...valuesIn(raw.body)].flatMap(([path, value]) =>
    isFields(value) && typeof value['pageNm'] === 'string'
      ? (['params', 'query'] as const).flatMap((kind) =>
          Object.entries((value[kind] ?? {}) as Record<string, string>).map(([name, text]) => ({
            raw,
            path: [...path, kind, name],
            text,
            link: JSON.stringify([raw.type, value, kind, name]),
          })),
        )
      : [],
  ),
);
const passed = [...new Map(links.map((one) => [one.link, one])).values()];

const at = (type: string, ...names: readonly string[]): readonly { readonly raw: RawDocument; readonly path: Path }[] =>
  raws
    .filter((raw) => raw.type === type)
    .flatMap((raw) =>
      [...valuesIn(raw.body)].flatMap(([path, value]) =>
        typeof value === 'string' && names.some((name) => new RegExp(`^${name}$`).test(pointerOf(path)))
          ? [{ raw, path }]
          : [],
      ),
    );

const classes: Readonly<Record<string, readonly Mutation[]>> = {
  'empty parameter': passed.map(({ raw, path }) => ({ raw, path, value: '' })),
  // A search term is free text: no value is wrong.
  'wrong parameter value': passed
    .filter(({ text }) => text !== '{item.term}')
    .map(({ raw, path }, index) => ({ raw, path, value: `~ ${index} ~` })),
  'unknown parameter': passed
    .filter(({ path }) => path.at(-2) === 'query')
    .map(({ raw, path }) => ({ raw, path, value: `x${String(path.at(-1))}`, rename: true })),
  'empty aaPageNm': at('page', '/aaPageNm').map((one) => ({ ...one, value: '' })),
  'empty keepAliveName': at('page', '/flags/keepAliveName').map((one) => ({ ...one, value: '' })),
  'empty picture': [...at('page', '/seo/image'), ...at('venue', '/head/image'), ...at('site', '/head/image')].map(
    (one) => ({ ...one, value: '' }),
  ),
  'wrong dataServiceTypeCode': at('page', '/dataServiceList/\\d+/dataServiceTypeCode').flatMap((one) => [
    { ...one, value: '' },
    { ...one, value: 'api!' },
  ]),
  'wrong tab': raws
    .filter(({ type }) => type === 'layout')
    .flatMap((raw) =>
      [...valuesIn(raw.body)].flatMap(([path, tab]) =>
        /\/tabs\/\d+$/.test(pointerOf(path)) && isFields(tab)
          ? ['', 'x-x'].flatMap((value) => {
              const name = tab['placement'] === undefined ? 'value' : 'placement';
              // A tab for all has no value as it is.
              return tab[name] === value ? [] : [{ raw, path: [...path, name], value }];
            })
          : [],
      ),
    ),
};

let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  prepared = await prepare(raws);
});

it('finds no problem in the shipped documents', () => {
  expect(check(prepared)).toEqual([]);
});

const nameOf = ({ type, id }: Pick<RawDocument, 'type' | 'id'>, pointer: string): string => `${type}/${id}${pointer}`;

/** Locations of the problems of the site with mutated documents. Only those are read again. */
async function problemsWith(mutations: readonly Mutation[]): Promise<ReadonlySet<string>> {
  const some = await prepare(mutations.map(mutate));
  const documents: Record<string, ReadonlyMap<string, unknown>> = { ...prepared.documents };
  for (const [type, changed] of Object.entries(some.documents))
    documents[type] = new Map<string, unknown>([...(documents[type] ?? []), ...changed]);
  const found = check({
    ...prepared,
    documents: documents as unknown as typeof prepared.documents,
    rich: new Map([...prepared.rich, ...some.rich]),
    raws: new Map([...prepared.raws, ...some.raws]),
  });
  return new Set([...some.problems, ...found].map(({ at: place }) => nameOf(place, place.pointer)));
}

/** Groups mutations so that no group has two of one document. */
const groupsOf = (mutations: readonly Mutation[]): readonly (readonly Mutation[])[] => {
  const groups: Mutation[][] = [];
  const counts = new Map<RawDocument, number>();
  for (const mutation of mutations) {
    const count = counts.get(mutation.raw) ?? 0;
    counts.set(mutation.raw, count + 1);
    (groups[count] ??= []).push(mutation);
  }
  return groups;
};

it.each(Object.entries(classes))(
  'reports every %s of the shipped documents at its location',
  async (_name, mutations) => {
    expect(mutations.length).toBeGreaterThan(0);
    const missed: string[] = [];
    for (const group of groupsOf(mutations)) {
      const problems = await problemsWith(group);
      for (const mutation of group) {
        const { raw, path, value, rename } = mutation;
        const place = nameOf(raw, pointerOf(rename ? [...path.slice(0, -1), String(value)] : path));
        // A problem of another document in the group can stand for it; alone, it must be reported.
        if (!problems.has(place) && !(await problemsWith([mutation])).has(place))
          missed.push(`${place} = ${JSON.stringify(value)}`);
      }
    }
    expect(missed).toEqual([]);
  },
  60_000,
);
