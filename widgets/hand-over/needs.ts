import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Choices of a call. Guests are answered too. */
export const needs = ({ from }: Pick<Settings, 'from'>): readonly WidgetNeed[] =>
  from === undefined
    ? []
    : [
        {
          name: 'choices',
          path: from.source.path,
          query: from.source.query ?? {},
          personal: from.personal === true,
          skipErrorHandler: true,
        },
      ];
