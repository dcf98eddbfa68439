import { isFields, type Fields } from '../is-fields.ts';
import type { DecodeOptions, SchemaError } from './validation.ts';

/** The keywords that schemas of documents and widgets are made of; another is refused, so that none is passed over in silence. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly not?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

const known: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'not',
  'oneOf',
  'discriminator',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'properties',
  'propertyNames',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  // They say what a value means, not what it may be.
  'description',
  'title',
  'format',
  'default',
  'serverOnly',
  'shown',
  'part',
  '$id',
  '$schema',
]);

const patterns = new Map<string, RegExp>();
const read = new WeakSet<object>();

function patternOf(source: string): RegExp {
  const made = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, made);
  return made;
}

function refuseUnknown(schema: object): void {
  if (read.has(schema)) return;
  const other = Object.keys(schema).find((keyword) => !known.has(keyword));
  if (other !== undefined) throw new Error(`The schema keyword '${other}' is not supported.`);
  read.add(schema);
}

const isOfType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'object':
      return isFields(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
};

/** Where errors go; undefined stops at the first. */
type Found = SchemaError[] | undefined;

interface Place {
  readonly value: unknown;
  readonly at: string;
  readonly found: Found;
}

/** Says `false` to the quick, and notes the error for the thorough. */
function refuse({ value, at, found }: Place, schema: Schema, keyword: string, params: Fields): false {
  found?.push({ keyword, instancePath: at, params, data: value, parentSchema: schema as Fields });
  return false;
}

const part = (name: string | number): string => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Runs each check; the quick stops where one fails, the thorough goes on. */
function all(found: Found, checks: Iterable<() => boolean>): boolean {
  let fits = true;
  for (const check of checks) {
    if (check()) continue;
    fits = false;
    if (found === undefined) return false;
  }
  return fits;
}

/** Whether a value fits a schema: the same answers, in the same order, as Ajv with `discriminator` and `unicode: false` gives. */
function fitsSchema(schema: Schema, place: Place): boolean {
  refuseUnknown(schema);
  const { value, found } = place;
  if (schema.type !== undefined && !isOfType(schema.type, value))
    return refuse(place, schema, 'type', { type: schema.type });
  return all(found, checksOf(schema, place));
}

function* checksOf(schema: Schema, place: Place): Generator<() => boolean> {
  const { value } = place;
  if (typeof value === 'number') yield* ofNumbers(schema, place, value);
  if (typeof value === 'string') yield* ofTexts(schema, place, value);
  yield* ofAll(schema, place);
  if (Array.isArray(value)) yield* ofLists(schema, place, value);
  if (isFields(value)) yield* ofObjects(schema, place, value);
}

function* ofNumbers(schema: Schema, place: Place, value: number): Generator<() => boolean> {
  const { maximum, minimum } = schema;
  if (maximum !== undefined)
    yield () => value <= maximum || refuse(place, schema, 'maximum', { comparison: '<=', limit: maximum });
  if (minimum !== undefined)
    yield () => value >= minimum || refuse(place, schema, 'minimum', { comparison: '>=', limit: minimum });
}

function* ofTexts(schema: Schema, place: Place, value: string): Generator<() => boolean> {
  const { maxLength, minLength, pattern } = schema;
  if (maxLength !== undefined)
    yield () => value.length <= maxLength || refuse(place, schema, 'maxLength', { limit: maxLength });
  if (minLength !== undefined)
    yield () => value.length >= minLength || refuse(place, schema, 'minLength', { limit: minLength });
  if (pattern !== undefined)
    yield () => patternOf(pattern).test(value) || refuse(place, schema, 'pattern', { pattern });
}

function* ofLists(schema: Schema, { at, found, ...place }: Place, value: readonly unknown[]): Generator<() => boolean> {
  const { maxItems, minItems, uniqueItems, items } = schema;
  if (maxItems !== undefined)
    yield () => value.length <= maxItems || refuse({ ...place, at, found }, schema, 'maxItems', { limit: maxItems });
  if (minItems !== undefined)
    yield () => value.length >= minItems || refuse({ ...place, at, found }, schema, 'minItems', { limit: minItems });
  for (let index = 0; items !== undefined && index < value.length; index++)
    yield () => fitsSchema(items, { value: value[index], at: at + part(index), found });
  if (uniqueItems === true)
    yield () => areUnique(value, items?.type) || refuse({ ...place, at, found }, schema, 'uniqueItems', {});
}

/** Where items have a type, those of another one are told of by it alone. */
function areUnique(value: readonly unknown[], type: string | undefined): boolean {
  // `filter` would skip the holes of a sparse list.
  const texts = Array.from(value)
    .filter((item) => type === undefined || isOfType(type, item))
    .map((item) => JSON.stringify(item));
  return new Set(texts).size === texts.length;
}

function* ofObjects(schema: Schema, place: Place, value: Fields): Generator<() => boolean> {
  const {
    maxProperties,
    minProperties,
    required,
    propertyNames,
    properties = {},
    additionalProperties = true,
    discriminator,
  } = schema;
  const { at, found } = place;
  const names = Object.keys(value);
  if (maxProperties !== undefined)
    yield () => names.length <= maxProperties || refuse(place, schema, 'maxProperties', { limit: maxProperties });
  if (minProperties !== undefined)
    yield () => names.length >= minProperties || refuse(place, schema, 'minProperties', { limit: minProperties });
  for (const name of required ?? [])
    yield () => value[name] !== undefined || refuse(place, schema, 'required', { missingProperty: name });
  if (propertyNames !== undefined)
    for (const name of names)
      yield () =>
        fitsSchema(propertyNames, { value: name, at, found }) ||
        refuse(place, schema, 'propertyNames', { propertyName: name });
  for (const name of names) {
    if (Object.hasOwn(properties, name) || additionalProperties === true) continue;
    yield () =>
      additionalProperties === false
        ? refuse(place, schema, 'additionalProperties', { additionalProperty: name })
        : fitsSchema(additionalProperties, { value: value[name], at: at + part(name), found });
  }
  for (const [name, inner] of Object.entries(properties)) {
    if (value[name] !== undefined) yield () => fitsSchema(inner, { value: value[name], at: at + part(name), found });
  }
  if (discriminator !== undefined) yield () => fitsBranch(schema, discriminator.propertyName, place, value);
}

function* ofAll(schema: Schema, place: Place): Generator<() => boolean> {
  const { value } = place;
  const { not, discriminator, oneOf } = schema;
  if (not !== undefined)
    yield () => !fitsSchema(not, { ...place, found: undefined }) || refuse(place, schema, 'not', {});
  // With a discriminator, the branches are looked at by their tag.
  if (oneOf !== undefined && discriminator === undefined)
    yield () =>
      oneOf.filter((one) => fitsSchema(one, { ...place, found: undefined })).length === 1 ||
      refuse(place, schema, 'oneOf', { passingSchemas: null });
  if (schema.enum !== undefined)
    yield () => schema.enum?.includes(value) === true || refuse(place, schema, 'enum', { allowedValues: schema.enum });
  if (schema.const !== undefined)
    yield () => value === schema.const || refuse(place, schema, 'const', { allowedValue: schema.const });
}

function fitsBranch(schema: Schema, tag: string, place: Place, value: Fields): boolean {
  const tagValue = value[tag];
  if (typeof tagValue !== 'string') return refuse(place, schema, 'discriminator', { error: 'tag', tag, tagValue });
  const branch = schema.oneOf?.find(({ properties }) => {
    const own = properties?.[tag];
    return own?.const === tagValue || own?.enum?.includes(tagValue) === true;
  });
  return branch === undefined
    ? refuse(place, schema, 'discriminator', { error: 'mapping', tag, tagValue })
    : fitsSchema(branch, place);
}

/**
 * How documents are read where no code may be made at run time: the schemas are followed as they stand. Ready-made validators of all documents and
 * widgets would weigh 700 kB, and making them takes seconds.
 */
export const interpretedDecodeOptions: DecodeOptions = {
  validatorOf: (schema) => (value) => fitsSchema(schema, { value, at: '', found: undefined }),
  errors: (schema, value) => {
    const found: SchemaError[] = [];
    fitsSchema(schema, { value, at: '', found });
    return found;
  },
  // Nothing is stored here, so that the text may be its own name.
  nameOfHtml: (text) => text,
  bytes: (text) => new TextEncoder().encode(text).length,
};
