import type { WidgetNeed } from '../define-widget.ts';

export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'notice',
    path: '/api/v1/iam/contents/notices/{param.publctId}',
    query: { publctTypeCd: '{param.publctTypeCd}', langId: '{locale}' },
  },
];
