/** The parts of a schema that say what can be read at a place of an answer. */
interface Shape {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

const isNull = (shape: Shape): boolean => shape.type === 'null';
const choices = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? [shape];
const says = ({ type, properties, items, enum: words, additionalProperties }: Shape): boolean =>
  [type, properties, items, words, additionalProperties].some((one) => one !== undefined);

/** Index of the first invalid step of a response path (its length: the end is invalid), and the allowed names. */
export interface WayFault {
  readonly at: number;
  readonly known: readonly string[];
}

/** Follows a way into the answer that a schema describes; `*` is each item of a list. Undefined: there is a single value, or the schema does not say. */
export function wayFault(schema: object, way: readonly string[], at = 0): WayFault | undefined {
  const faults: WayFault[] = [];
  for (const shape of choices(schema as Shape)) {
    if (isNull(shape)) continue;
    const fault = faultIn(shape, way, at);
    if (fault === undefined) return undefined;
    faults.push(fault);
  }
  return faults.toSorted((one, other) => other.at - one.at)[0];
}

function faultIn(shape: Shape, way: readonly string[], at: number): WayFault | undefined {
  const step = way[at];
  if (step === undefined && way.at(-1) === '*') return undefined;
  if (step === undefined)
    return shape.type === 'object' || shape.type === 'array'
      ? { at, known: Object.keys(shape.properties ?? {}) }
      : undefined;
  if (!says(shape)) return undefined;
  if (shape.type === 'array')
    return step === '*' || /^\d+$/.test(step) ? wayFault(shape.items ?? {}, way, at + 1) : { at, known: [] };
  const { properties = {}, additionalProperties } = shape;
  const inner = Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (inner !== undefined) return wayFault(inner, way, at + 1);
  return shape.type === 'object' && additionalProperties !== false ? undefined : { at, known: Object.keys(properties) };
}
