import type { WidgetNeed } from '../define-widget.ts';
import { pageQuery } from '../shared/paging/page-query.ts';
import type { Settings } from './schema.ts';

/** Records are personal: they are fetched for members only. The widget shows its own error. */
export const needs = ({ source, only, pages }: Pick<Settings, 'source' | 'only' | 'pages'>): readonly WidgetNeed[] => [
  { name: 'records', path: source.path, query: pageQuery(source.query, pages), personal: true, skipErrorHandler: true },
  ...(only === undefined
    ? []
    : [{ name: 'only', path: only.source.path, query: only.source.query ?? {}, skipErrorHandler: true as const }]),
];
