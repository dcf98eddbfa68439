import type { WidgetNeed } from '../../define-widget.ts';

/** Calls the event of the page's address. Guests get the first half of the answer. */
export const eventNeed = (kind: string): WidgetNeed => ({
  name: 'event',
  path: '/api/v1/iam/evt/event-state',
  query: { eventId: '{param.eventId}', eventKindCd: kind, parkType: '{venue.code}' },
  personal: false,
  skipErrorHandler: true,
  memberEvent: 'event',
});
