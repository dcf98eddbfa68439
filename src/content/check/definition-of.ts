import { documentDefinitions } from '#schemas/document-definitions.gen';
import type { DocumentDefinition } from '#schemas/document-definition';
import type { Words } from './problem.ts';

const definitions: Readonly<Record<string, DocumentDefinition>> = documentDefinitions;

/** What is known of a document type besides its schema; undefined for an unknown type. */
export const definitionOf = (type: string): DocumentDefinition | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type] : undefined;

/** A document type inside a sentence; an unknown one is called by its name. */
export const typeLabel = (type: string): Words => definitionOf(type)?.label ?? { ko: type, en: type };
