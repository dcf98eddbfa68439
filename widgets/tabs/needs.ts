import type { WidgetNeed } from '../define-widget.ts';
import { countNeed } from './count-need.ts';
import type { Settings } from './schema.ts';

/** Calls of the member that count what is behind the tabs. */
export const needs = ({ tabs, event }: Settings): readonly WidgetNeed[] =>
  tabs.flatMap(({ value, count }) =>
    count === undefined
      ? []
      : [
          {
            name: countNeed(value),
            path: count.source.path,
            query: count.source.query ?? {},
            personal: true,
            skipErrorHandler: true,
            ...(event === undefined ? {} : { memberEvent: event }),
          },
        ],
  );
