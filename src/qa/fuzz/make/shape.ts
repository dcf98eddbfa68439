/** Subset of JSON Schema used by documents and widgets. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly discriminator?: { readonly propertyName: string };
}

/** True for a placement, whose settings follow the schema of its widget. */
export const isWidgetUse = ({ properties }: Shape): boolean =>
  properties?.['widget'] !== undefined && properties['settings'] !== undefined && properties['v'] !== undefined;

/** Branch of a union that a value matches. */
export function branchOf(shape: Shape, value: unknown): Shape {
  const branches = shape.oneOf ?? shape.anyOf;
  if (branches === undefined) return shape;
  const held = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const fits = ({ properties = {} }: Shape): boolean =>
    Object.entries(properties).every(
      ([name, property]) =>
        (property.const === undefined || property.const === held[name]) &&
        (property.enum === undefined ||
          name !== shape.discriminator?.propertyName ||
          property.enum.includes(held[name])),
    );
  return branches.find(fits) ?? branches[0] ?? shape;
}
