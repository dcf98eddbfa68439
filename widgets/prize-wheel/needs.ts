import type { WidgetNeed } from '../define-widget.ts';
import { eventNeed } from '../shared/events/event-need.ts';
import type { Settings } from './schema.ts';

/** The event, and the own last turn, at whose field the wheel stands. The last turn is not read after events of the member: the wheel turns to the next by itself. */
export const needs = ({ kind }: Pick<Settings, 'kind'>): readonly WidgetNeed[] => {
  const { query, ...event } = eventNeed(kind);
  return [
    { ...event, query },
    { name: 'last', path: '/api/v1/iam/evt/event-roulette-result', query, personal: true, skipErrorHandler: true },
  ];
};
