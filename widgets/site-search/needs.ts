import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Search results for the term; nothing is fetched without one. Failures are shown in the widget. */
export const needs = ({ source: { path, query }, param, term, pageSize }: Settings): readonly WidgetNeed[] => [
  {
    name: 'found',
    path,
    query: { ...query, [param]: `{query.${term}|}`, currentPage: '{query.page|1}', pagePerCount: String(pageSize) },
    onlyWith: param,
    skipErrorHandler: true,
  },
];
