import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = ({ source: { path, query }, pageSize }: Settings): readonly WidgetNeed[] => [
  { name: 'pages', path, query: { ...query, currentPage: '{query.page|1}', pagePerCount: String(pageSize) } },
];
