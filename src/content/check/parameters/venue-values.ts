import type { Page } from '#schemas/documents/page/schema';
import type { CheckContext } from '../check-context.ts';

/** A code of the page's venue; on a page without a venue, the codes of all venues. Venues that could not be read count. */
export function venueValues(
  { prepared }: CheckContext,
  { venue }: Page,
  field: 'code' | 'parkKindCd' | 'publctTypeCd',
): readonly string[] {
  const venues = [...prepared.raws.values()].filter(
    ({ type, id }) => type === 'venue' && (venue === undefined || id === venue),
  );
  return venues.map(({ id, body }) => (field === 'code' ? id : String(body[field])));
}
