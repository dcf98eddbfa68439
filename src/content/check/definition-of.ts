import { documentDefinitions } from '#schemas/document-definitions.gen';
import type { DocumentDefinition } from '#schemas/document-definition';
import type { Words } from './problem.ts';

const definitions: Readonly<Record<string, DocumentDefinition>> = documentDefinitions;

/** Definition of a document type; undefined for an unknown type. */
export const definitionOf = (type: string): DocumentDefinition | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type] : undefined;

/** Label of a document type inside a sentence; an unknown type is called by its name. */
export const typeLabel = (type: string): Words => definitionOf(type)?.label ?? { ko: type, en: type };
