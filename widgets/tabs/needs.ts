import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Name of the call that counts the records behind a tab. */
export const countNeed = (value: string): string => `count-${value}`;

/** Calls of the member that count what is behind the tabs. */
export const needs = ({ tabs, event }: Settings): readonly WidgetNeed[] =>
  tabs.flatMap(({ value, count }) =>
    count === undefined ? [] : [{ name: countNeed(value), path: count.source.path, query: count.source.query ?? {}, personal: true, skipErrorHandler: true, ...(event === undefined ? {} : { memberEvent: event }) }],
  );
