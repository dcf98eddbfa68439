import { collectDocuments, documentSchemas, type DocumentTypes } from './documents.gen.ts';

export { collectDocuments, documentSchemas, type DocumentTypes };

export type DocumentType = keyof DocumentTypes;
export type AnyDocument = DocumentTypes[DocumentType];
export const documentTypes = Object.keys(documentSchemas) as DocumentType[];

/** Decoded documents of a release, by type and id. */
export type DocumentSet = { readonly [Type in DocumentType]: ReadonlyMap<string, DocumentTypes[Type]> };
