import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'notices',
    path: '/api/v1/iam/contents/notices',
    query: {
      publctTypeCd: settings.publctTypeCd ?? '{venue.publctTypeCd}',
      pinYn: 'Y',
      currentPage: '1',
      pagePerCount: '5',
      langId: '{locale}',
    },
  },
];
