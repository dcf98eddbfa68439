import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The record is personal unless guests see it too: then browsers fetch it. The widget shows its own error. */
export const needs = ({ source, event, forGuests }: Pick<Settings, 'source' | 'event' | 'forGuests'>): readonly WidgetNeed[] => [{ name: 'record', path: source.path, query: source.query ?? {}, personal: forGuests !== true, skipErrorHandler: true, ...(event === undefined ? {} : { memberEvent: event }) }];
