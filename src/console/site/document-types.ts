import { documentDefinitions } from '#schemas/document-definitions.gen';
import type { DocumentDefinition } from '#schemas/document-definition';
import type { DocumentType } from '#schemas/documents';
import { definitionOf } from '../../content/check/definition-of.ts';

const all = Object.entries(documentDefinitions) as readonly (readonly [DocumentType, DocumentDefinition])[];

/** Types that operators create, in the order in which they are offered; others are unique or shipped. */
export const createdTypes: readonly DocumentType[] = all
  .flatMap(([type, { createRank }]) => (createRank === undefined ? [] : [{ type, createRank }]))
  .toSorted((one, two) => one.createRank - two.createRank)
  .map(({ type }) => type);

/** True when a type can have more documents. */
export const isCreated = (type: string): boolean => definitionOf(type)?.createRank !== undefined;

/** Tables that a venue has one of, which is called by the venue's code and has no name. */
export const isTable = (type: string): boolean => definitionOf(type)?.isTable === true;

/** Icon of a document type. */
export const iconOf = (type: string): string => definitionOf(type)?.icon ?? 'braces';
