import type { RawDocument } from '#content';
import { documentSchemas } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import { branchOf, isWidgetUse, type Shape } from './shape.ts';

export type Container = Record<string, unknown> | unknown[];

/** A value inside a document: its parent, name and schema. */
export interface Location {
  readonly holder: Container;
  readonly name: string | number;
  readonly shape: Shape | undefined;
}

/** Schema of a document type, if it exists. */
export const shapeOf = ({ type }: Pick<RawDocument, 'type'>): Shape | undefined =>
  Object.hasOwn(documentSchemas, type) ? (documentSchemas[type as keyof typeof documentSchemas] as Shape) : undefined;

export const readAt = ({ holder, name }: Location): unknown => (holder as Record<string, unknown>)[name];

export function writeAt({ holder, name }: Location, value: unknown): void {
  // Define names such as __proto__ as own properties.
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

export function removeAt({ holder, name }: Location): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

/** Returns every location below the root of a body, except its type. */
export function locationsIn(document: RawDocument): Location[] {
  const places: Location[] = [];
  const visit = (value: unknown, shape: Shape | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    const branch = shape === undefined ? undefined : branchOf(shape, value);
    for (const name of Object.keys(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const place = { holder: value as Container, name: key, shape: below(branch, value, name) };
      if (value !== document.body || (name !== 'type' && name !== 'id')) places.push(place);
      visit(readAt(place), place.shape);
    }
  };
  visit(document.body, shapeOf(document));
  return places;
}

function below(shape: Shape | undefined, value: object, name: string): Shape | undefined {
  if (shape === undefined) return undefined;
  if (Array.isArray(value)) return shape.items;
  if (name === 'settings' && isWidgetUse(shape)) {
    const { widget } = value as { readonly widget?: unknown };
    return typeof widget === 'string' && Object.hasOwn(catalog, widget)
      ? (catalog[widget]?.description.schema as Shape)
      : undefined;
  }
  return (
    shape.properties?.[name] ??
    (typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined)
  );
}
