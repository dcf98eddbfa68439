import type { WidgetNeed } from '../define-widget.ts';
import { eventNeed } from '../shared/events/event-need.ts';
import { wayNeeds } from '../shared/ways/way.ts';
import type { Settings } from './schema.ts';

/** The event, and the park for the minutes to walk; the book works without them. */
export const needs = ({ kind, texts }: Pick<Settings, 'kind' | 'texts'>): readonly WidgetNeed[] => [
  eventNeed(kind),
  ...(texts.walk === undefined ? [] : wayNeeds().map((need) => ({ ...need, skipErrorHandler: true as const }))),
];
