import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Call of the member that the items depend on. */
export const needs = ({ records, event }: Settings): readonly WidgetNeed[] =>
  records === undefined
    ? []
    : [
        {
          name: 'records',
          path: records.source.path,
          query: records.source.query ?? {},
          personal: true,
          skipErrorHandler: true,
          ...(event === undefined ? {} : { memberEvent: event }),
        },
      ];
