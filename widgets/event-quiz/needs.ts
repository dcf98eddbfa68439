import type { WidgetNeed } from '../define-widget.ts';
import { eventNeed } from '../shared/events/event-need.ts';
import type { Settings } from './schema.ts';

export const needs = ({ kind }: Pick<Settings, 'kind'>): readonly WidgetNeed[] => [eventNeed(kind)];
