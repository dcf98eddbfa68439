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
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const pointerOf = (path: Path): string => path.map((part) => `/${String(part)}`).join('');

function* valuesIn(value: unknown, path: Path = []): Generator<readonly [path: Path, value: unknown]> {
  yield [path, value];
  if (isFields(value)) for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
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
  [...valuesIn(raw.body)].flatMap(([path, value]) => (isFields(value) && typeof value['pageNm'] === 'string' ? (['params', 'query'] as const).flatMap((kind) => Object.entries((value[kind] ?? {}) as Record<string, string>).map(([name, text]) => ({ raw, path: [...path, kind, name], text, link: JSON.stringify([raw.type, value, kind, name]) }))) : [])),
);
const passed = [...new Map(links.map((one) => [one.link, one])).values()];

const at = (type: string, ...names: readonly string[]): readonly { readonly raw: RawDocument; readonly path: Path }[] =>
  raws.filter((raw) => raw.type === type).flatMap((raw) => [...valuesIn(raw.body)].flatMap(([path, value]) => (typeof value === 'string' && names.some((name) => new RegExp(`^${name}$`).test(pointerOf(path))) ? [{ raw, path }] : [])));

const classes: Readonly<Record<string, readonly Mutation[]>> = {
  'empty parameter': passed.map(({ raw, path }) => ({ raw, path, value: '' })),
  // A search term is free text, and no document says which records of a member there are: no value is wrong.
  'wrong parameter value': passed.filter(({ text, path }) => text !== '{item.term}' && !(path.includes('card') && text.startsWith('{item.'))).map(({ raw, path }) => ({ raw, path, value: '~ ~' })),
  'unknown parameter': passed.filter(({ path }) => path.at(-2) === 'query').map(({ raw, path }) => ({ raw, path, value: `x${String(path.at(-1))}`, rename: true })),
  'empty aaPageNm': at('page', '/aaPageNm').map((one) => ({ ...one, value: '' })),
  'empty keepAliveName': at('page', '/flags/keepAliveName').map((one) => ({ ...one, value: '' })),
  'empty picture': [...at('page', '/seo/image'), ...at('venue', '/head/image'), ...at('site', '/head/image')].map((one) => ({ ...one, value: '' })),
  'wrong dataServiceTypeCode': at('page', '/dataServiceList/\\d+/dataServiceTypeCode').flatMap((one) => [{ ...one, value: '' }, { ...one, value: 'api!' }]),
  'wrong tab': raws.filter(({ type }) => type === 'layout').flatMap((raw) => [...valuesIn(raw.body)].flatMap(([path, tab]) => (/\/tabs\/\d+$/.test(pointerOf(path)) && isFields(tab) ? ['', 'x-x'].map((value) => ({ raw, path: [...path, tab['placement'] === undefined ? 'value' : 'placement'], value })) : []))),
};

let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  prepared = await prepare(raws);
});

it('finds no problem in the shipped documents', () => {
  expect(check(prepared)).toEqual([]);
});

/** Locations of the problems of the site with one mutated document. Only that document is read again. */
async function problemsWith(mutation: Mutation): Promise<readonly string[]> {
  const mutated = mutate(mutation);
  const one = await prepare([mutated]);
  if (one.problems.length > 0) return one.problems.map((problem) => problem.at.pointer);
  const type = mutated.type as keyof typeof prepared.documents;
  const documents = { ...prepared.documents, [type]: new Map([...prepared.documents[type], ...one.documents[type]] as never) };
  const found = check({ ...prepared, documents, rich: new Map([...prepared.rich, ...one.rich]), raws: new Map([...prepared.raws, ...one.raws]) });
  return found.filter((problem) => problem.at.type === mutated.type && problem.at.id === mutated.id).map((problem) => problem.at.pointer);
}

it.each(Object.entries(classes))('reports every %s of the shipped documents at its location', async (_name, mutations) => {
  expect(mutations.length).toBeGreaterThan(0);
  const missed: string[] = [];
  for (const mutation of mutations) {
    const pointer = pointerOf(mutation.rename ? [...mutation.path.slice(0, -1), String(mutation.value)] : mutation.path);
    if (!(await problemsWith(mutation)).includes(pointer)) missed.push(`${mutation.raw.type}/${mutation.raw.id}${pointer} = ${JSON.stringify(mutation.value)}`);
  }
  expect(missed).toEqual([]);
}, 240_000);
