import { documentSchemas, type DocumentType } from '#schemas/documents';
import { isFields, type Fields } from '../check/is-fields.ts';

/** The keywords of a schema that say which parts of a value stay on the server. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly serverOnly?: boolean;
}

const schemaOf = (type: string): Schema | undefined =>
  Object.hasOwn(documentSchemas, type) ? documentSchemas[type as DocumentType] : undefined;

const hides = ({ serverOnly, items, oneOf = [], properties = {} }: Schema): boolean =>
  serverOnly === true || [...(items === undefined ? [] : [items]), ...oneOf, ...Object.values(properties)].some(hides);

/** Types of documents with fields that their schema marks `serverOnly`. */
export const serverOnlyTypes: ReadonlySet<string> = new Set(
  Object.keys(documentSchemas).filter((type) => hides(schemaOf(type) ?? {})),
);

/** A value of a required field that says nothing: without it the document would be invalid, and everything that names it would be, too. */
const emptyOf = ({ type, enum: values, minimum = 0 }: Schema): unknown => {
  if (values !== undefined) return values[0];
  if (type === 'array') return [];
  if (type === 'object') return {};
  return type === 'integer' || type === 'number' ? minimum : '';
};

const shownOf = (value: unknown, schema: Schema): unknown => {
  if (!hides(schema)) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => shownOf(one, schema.items ?? {}));
  if (!isFields(value)) return value;
  const shown = Object.entries(value).flatMap(([name, part]): readonly (readonly [string, unknown])[] => {
    const own = schema.properties?.[name] ?? {};
    if (own.serverOnly !== true) return [[name, shownOf(part, own)]];
    return schema.required?.includes(name) === true ? [[name, emptyOf(own)]] : [];
  });
  return (schema.oneOf ?? []).reduce<unknown>((whole, branch) => shownOf(whole, branch), Object.fromEntries(shown));
};

/** Returns a document without its `serverOnly` fields; required ones have an empty value. */
export const withoutServerOnly = (type: string, body: Fields): Fields => {
  if (!serverOnlyTypes.has(type)) return body;
  const shown = shownOf(body, schemaOf(type) ?? {});
  return isFields(shown) ? shown : body;
};
