import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** What holds the term; nothing is asked before there is one. Failures stand in the widget's own place. */
export const needs = ({ source: { path, query }, param, term, pageSize }: Settings): readonly WidgetNeed[] => [
  {
    name: 'found',
    path,
    query: { ...query, [param]: `{query.${term}|}`, currentPage: '{query.page|1}', pagePerCount: String(pageSize) },
    onlyWith: param,
    skipErrorHandler: true,
  },
];
