import type { Locale } from '#schemas/parts';
import type { Context } from '../context.ts';

/** Name of a venue; its code if the venue is gone. */
export const venueName = ({ live }: Pick<Context, 'live'>, venue: string, locale: Locale): string => {
  const { prepared, snapshot } = live.current;
  return snapshot.messages[locale][prepared.documents.venue.get(venue)?.name ?? ''] ?? venue;
};
