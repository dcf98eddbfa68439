import type { Change } from '#content';

/** Changes for people, by venue and document. */
export function diffText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The documents are the same.';
  const areas = Map.groupBy(changes, ({ venue = '' }) => venue);
  const lines = [...areas].toSorted(([one], [two]) => (one < two ? -1 : 1)).flatMap(([venue, some]) => [
    venue === '' ? 'The whole site' : `Venue ${venue}`,
    ...[...Map.groupBy(some, ({ type, id }) => `${type}/${id}`)].flatMap(([document, own]) => [`  ${document}`, ...own.map(({ text }) => `    ${text.en}`)]),
  ]);
  return [...lines, `${changes.length} ${changes.length === 1 ? 'change' : 'changes'} in ${new Set(changes.map(({ type, id }) => `${type}/${id}`)).size} documents.`].join('\n');
}
