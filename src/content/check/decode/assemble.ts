import type { AnyDocument, DocumentSet, DocumentType, DocumentTypes } from '#schemas/documents';

/** Sorts decoded documents by type and id. */
export function assemble(documents: Iterable<AnyDocument>): DocumentSet {
  const byType = new Map<string, AnyDocument[]>();
  for (const document of documents) {
    const list = byType.get(document.type);
    if (list) list.push(document);
    else byType.set(document.type, [document]);
  }
  const of = <Type extends DocumentType>(type: Type) => mapOf(type, byType.get(type) ?? []);
  return {
    site: of('site'), venue: of('venue'), theme: of('theme'), page: of('page'), layout: of('layout'), menu: of('menu'), link: of('link'),
    messages: of('messages'), guard: of('guard'), 'code-list': of('code-list'), 'data-service': of('data-service'), operation: of('operation'),
    'system-config': of('system-config'), words: of('words'), notice: of('notice'), board: of('board'), discount: of('discount'), banner: of('banner'),
    picture: of('picture'),
    'account-policy': of('account-policy'), errors: of('errors'), client: of('client'), sharing: of('sharing'), 'validation-rule': of('validation-rule'),
    app: of('app'), analytics: of('analytics'), 'deep-links': of('deep-links'), push: of('push'),
  };
}

const is = <Type extends DocumentType>(type: Type, document: AnyDocument): document is AnyDocument & DocumentTypes[Type] => document.type === type;

function mapOf<Type extends DocumentType>(type: Type, documents: readonly AnyDocument[]): ReadonlyMap<string, DocumentTypes[Type]> {
  const map = new Map<string, DocumentTypes[Type]>();
  for (const document of documents) if (is(type, document)) map.set(document.id, document);
  return map;
}
