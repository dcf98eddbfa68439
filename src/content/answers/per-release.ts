import type { DocumentSet } from '#schemas/documents';

/** Keeps what a release's documents were sorted into, as long as the release itself is held. */
export function perRelease<T extends object>(make: (documents: DocumentSet) => T): (documents: DocumentSet) => T {
  const made = new WeakMap<DocumentSet, T>();
  return (documents) => {
    const known = made.get(documents);
    if (known !== undefined) return known;
    const fresh = make(documents);
    made.set(documents, fresh);
    return fresh;
  };
}
