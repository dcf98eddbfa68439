import { conditionSchema } from '#schemas/parts/condition/schema';
import { documentSchemas } from '#schemas/documents';
import { localHtml, localText } from '#schemas/parts';
import { catalog } from '#widgets/catalog.gen';
import type { Fields } from '../check/is-fields.ts';

/** The part of JSON Schema that tells what a value is. */
export interface Shape {
  readonly type?: unknown;
  readonly description?: string;
  readonly title?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: boolean | Shape;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

const widgets: Readonly<Record<string, { readonly description: { readonly schema: object } }>> = catalog;
const types: Readonly<Record<string, Shape>> = documentSchemas;

/** The shape of a document of a type; undefined for a type that is not known. */
export const shapeOfType = (type: string): Shape | undefined => (Object.hasOwn(types, type) ? types[type] : undefined);

/** Schemas that carry a description of their own are told by what they are made of. */
export const isAction = (shape: Shape | undefined): boolean =>
  shape?.oneOf !== undefined && shape.oneOf.every((one) => one.properties?.['action'] !== undefined);
export const isCondition = (shape: Shape | undefined): boolean =>
  shape?.items !== undefined && (shape.items as unknown) === conditionSchema.items;
export const isLocal = (shape: Shape | undefined): boolean =>
  shape !== undefined && (shape.properties === localText.properties || shape.properties === localHtml.properties);

/** Values compared as a whole: changing a part of an action changes its effect. */
export const isAtom = (shape: Shape | undefined): boolean => isAction(shape) || isCondition(shape);

const fits = ({ properties = {} }: Shape, value: Fields): boolean =>
  Object.entries(properties).every(
    ([name, property]) => property.const === undefined || property.const === value[name],
  );

/** The shape of a member of an object. Settings of a placement have the shape that its widget gives them. */
export function memberShape(shape: Shape | undefined, name: string, holder: Fields): Shape | undefined {
  const widget = holder['widget'];
  if (name === 'settings' && typeof widget === 'string')
    return Object.hasOwn(widgets, widget) ? widgets[widget]?.description.schema : undefined;
  const own = shape?.oneOf?.find((one) => fits(one, holder)) ?? shape;
  const named = own?.properties !== undefined && Object.hasOwn(own.properties, name) ? own.properties[name] : undefined;
  return named ?? (typeof own?.additionalProperties === 'object' ? own.additionalProperties : undefined);
}
