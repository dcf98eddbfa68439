import { documentSchema, type FieldSchema } from '../field-texts/index.ts';

export { memberSchema as memberShape } from '../field-texts/index.ts';

/** What a value is, and what it is called. */
export type Shape = FieldSchema;

/** The shape of a document of a type; undefined for a type that is not known. */
export const shapeOfType = documentSchema;

/** Schemas that carry a description of their own are told by what they are made of. */
export const isAction = (shape: Shape | undefined): boolean =>
  shape?.oneOf !== undefined && shape.oneOf.every((one) => one.properties?.['action'] !== undefined);
export const isCondition = (shape: Shape | undefined): boolean => shape?.part === 'condition';
export const isLocal = (shape: Shape | undefined): boolean =>
  shape?.part === 'local-text' || shape?.part === 'local-html';

/** Values compared as a whole: changing a part of an action changes its effect. */
export const isAtom = (shape: Shape | undefined): boolean => isAction(shape) || isCondition(shape);
