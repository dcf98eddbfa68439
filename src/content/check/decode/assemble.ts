import { documentTypes, type AnyDocument, type DocumentSet, type DocumentType } from '#schemas/documents';

/** Sorts decoded documents by type and id. */
export function assemble(documents: Iterable<AnyDocument>): DocumentSet {
  const byType = new Map<DocumentType, Map<string, AnyDocument>>(documentTypes.map((type) => [type, new Map()]));
  for (const document of documents) byType.get(document.type)?.set(document.id, document);
  // Each map holds only documents of its own type; TypeScript cannot relate the two.
  return Object.fromEntries(byType) as unknown as DocumentSet;
}
