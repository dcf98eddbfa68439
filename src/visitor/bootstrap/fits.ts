/** The parts of JSON Schema that the answers of calls are described with. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly pattern?: string;
}

const isType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
};

/** Validates a value against a schema. For values from device storage, which anybody may have changed. */
export const fits = (schema: object, value: unknown): boolean => {
  const shape = schema as Shape;
  if (shape.type !== undefined && !isType(shape.type, value)) return false;
  if ('const' in shape && value !== shape.const) return false;
  if (shape.enum !== undefined && !shape.enum.includes(value)) return false;
  if (shape.pattern !== undefined && !(typeof value === 'string' && new RegExp(shape.pattern, 'u').test(value)))
    return false;
  if (shape.anyOf !== undefined && !shape.anyOf.some((one) => fits(one, value))) return false;
  const { items, properties } = shape;
  if (items !== undefined && Array.isArray(value)) return value.every((item) => fits(items, item));
  if (properties === undefined) return true;
  const record = value as Readonly<Record<string, unknown>>;
  return (
    (shape.required ?? []).every((name) => Object.hasOwn(record, name)) &&
    Object.keys(record).every((name) =>
      Object.hasOwn(properties, name)
        ? fits(properties[name] as Shape, record[name])
        : shape.additionalProperties !== false,
    )
  );
};
