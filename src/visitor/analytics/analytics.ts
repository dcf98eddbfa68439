import type { CompiledAnalytics } from '#engine';
import { mayTell } from './consent.ts';
import type { AnalyticsEvent } from './events.ts';
import { makeTracker } from './trackers.ts';

export { linkFacts, pageFacts } from './events.ts';

/** Tells of something, as the site's analytics document says; nothing without the visitor's word where that is needed. Gives whether it was told. */
export const tellEvent = ({ tracker, consent }: CompiledAnalytics, event: AnalyticsEvent): boolean => {
  const may = mayTell(consent.needed);
  if (may) makeTracker(tracker)(event);
  return may;
};
