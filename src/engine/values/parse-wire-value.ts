/** The subset of JSON Schema that the bridge schemas use. */
export interface WireSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: WireSchema;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Thrown if a value does not match; never leaves this file. */
class MismatchError extends Error {}

const fits = (schema: WireSchema, value: unknown): boolean => {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= (schema.minLength ?? 0) &&
        value.length <= (schema.maxLength ?? 0) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
      );
    case 'integer':
    case 'number':
      return (
        typeof value === 'number' &&
        (schema.type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
      );
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return false;
  }
};

const readObject = ({ properties = {}, required = [] }: WireSchema, value: unknown): object => {
  if (!isObject(value)) throw new MismatchError();
  const known = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const given: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (given !== undefined) return [[name, read(schema, given)]];
    if (required.includes(name)) throw new MismatchError();
    return schema.default === undefined ? [] : [[name, schema.default]];
  });
  return Object.fromEntries(known);
};

const read = (schema: WireSchema, value: unknown): unknown => {
  if (schema.type === 'object') return readObject(schema, value);
  if (schema.type === 'array') {
    if (!Array.isArray(value) || value.length > (schema.maxItems ?? 0)) throw new MismatchError();
    return value.map((item) => read(schema.items ?? {}, item));
  }
  if (!fits(schema, value)) throw new MismatchError();
  return value;
};

/**
 * Returns a copy of an external value with exactly the properties of its schema and their defaults, or undefined if it does not match. Drops
 * unknown properties, so that newer shells may send more. Ajv would cost visitors more than the bridge itself.
 */
export const parseWireValue = (schema: WireSchema, value: unknown): unknown => {
  try {
    return read(schema, value);
  } catch {
    // Either a mismatch, or an object that throws on access.
    return undefined;
  }
};
