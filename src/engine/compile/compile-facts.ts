import type { DocumentSet } from '#schemas/documents';
import { factsIn, factsNeed, type FactPlaceholder } from '#schemas/fact-placeholders';
import type { Need } from '../snapshot.ts';

/** Returns a function that finds the facts in the texts of a message key, in all languages. */
export const factsOfMessages = (
  documents: Pick<DocumentSet, 'messages'>,
): ((key: string) => readonly FactPlaceholder[]) => {
  const byKey = new Map<string, FactPlaceholder[]>();
  for (const { texts } of documents.messages.values()) {
    for (const [key, text] of Object.entries(texts)) {
      const facts = factsIn(text);
      if (facts.length > 0) byKey.set(key, [...(byKey.get(key) ?? []), ...facts]);
    }
  }
  return (key) => byKey.get(key) ?? [];
};

/** Returns the facts in all texts of a JSON value. */
export const factsInValue = (value: unknown): readonly FactPlaceholder[] => {
  if (typeof value === 'string') return factsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(factsInValue) : [];
};

/** Returns the call for the facts that the texts of a placement name, if any. */
export const compileFactsNeed = (facts: readonly FactPlaceholder[]): readonly Need[] => {
  if (facts.length === 0) return [];
  const names = [...new Set(facts.map(({ key }) => key))].toSorted().join(',');
  // Texts without a subject mean the venue of the page.
  const venue = facts.some(({ subject }) => subject === '') ? { parkType: '{venue.code}' } : {};
  return [
    {
      name: factsNeed,
      path: '/api/v1/iam/information/facts',
      query: { names, ...venue, langId: '{locale}' },
      skipErrorHandler: true,
    },
  ];
};
