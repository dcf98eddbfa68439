interface ShippedDocument {
  readonly type: string;
  readonly id: string;
  readonly [name: string]: unknown;
}

const files = import.meta.glob<{ readonly default: unknown }>('../../config/**/*.json', { eager: true });

const isDocument = (value: unknown): value is ShippedDocument =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value;

const withoutSchema = (document: ShippedDocument): ShippedDocument => {
  const { $schema: _, ...rest } = document;
  // What stays has a type and an id as before.
  return rest as ShippedDocument;
};

/** Every document that ships, as a store holds it; in Node and in browsers alike. */
export const shippedDocuments: readonly ShippedDocument[] = Object.values(files).flatMap(({ default: held }) => {
  const list: readonly unknown[] = Array.isArray(held)
    ? held
    : typeof held === 'object' && held !== null && 'documents' in held && Array.isArray(held.documents)
      ? held.documents
      : [held];
  return list.filter(isDocument).map(withoutSchema);
});
