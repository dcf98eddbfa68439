import {
  collectDocuments,
  type AnyDocument,
  type DocumentSet,
  type DocumentType,
  type DocumentTypes,
} from '#schemas/documents';

/** Sorts decoded documents by type and id. */
export function assemble(documents: Iterable<AnyDocument>): DocumentSet {
  const byType = Map.groupBy(documents, ({ type }) => type);
  return collectDocuments((type) => mapOf(type, byType.get(type) ?? []));
}

const is = <Type extends DocumentType>(
  type: Type,
  document: AnyDocument,
): document is AnyDocument & DocumentTypes[Type] => document.type === type;

function mapOf<Type extends DocumentType>(
  type: Type,
  documents: readonly AnyDocument[],
): ReadonlyMap<string, DocumentTypes[Type]> {
  const map = new Map<string, DocumentTypes[Type]>();
  for (const document of documents) if (is(type, document)) map.set(document.id, document);
  return map;
}
