import { documentSchemas } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import type { Fields } from '../check/is-fields.ts';
import type { FieldSchema } from '../field-texts/field-schema.ts';
import { memberOf } from '../field-texts/member-schema.ts';

/** The schema of a value. */
export type Shape = FieldSchema;

const types: Readonly<Record<string, Shape>> = documentSchemas;

/** The shape of a document of a type; undefined for a type that is not known. */
export const shapeOfType = (type: string): Shape | undefined => (Object.hasOwn(types, type) ? types[type] : undefined);

// The common type of widget schemas is narrower than each schema.
const settingsShape = (widget: string): Shape | undefined =>
  Object.hasOwn(catalog, widget) ? (catalog[widget]?.description.schema as Shape) : undefined;

/** The shape of a member of an object. Settings of a placement have the shape that its widget gives them. */
export const memberShape = (shape: Shape | undefined, name: string, holder: Fields): Shape | undefined =>
  memberOf(shape, name, holder, settingsShape);

/** Schemas that carry a description of their own are told by what they are made of. */
export const isAction = (shape: Shape | undefined): boolean =>
  shape?.oneOf !== undefined && shape.oneOf.every((one) => one.properties?.['action'] !== undefined);
export const isCondition = (shape: Shape | undefined): boolean => shape?.part === 'condition';
export const isLocal = (shape: Shape | undefined): boolean =>
  shape?.part === 'local-text' || shape?.part === 'local-html';

/** Values compared as a whole: changing a part of an action changes its effect. */
export const isAtom = (shape: Shape | undefined): boolean => isAction(shape) || isCondition(shape);
