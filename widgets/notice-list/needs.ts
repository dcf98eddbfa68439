import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The visitor's filter and length stand in the address, so a list can be shared and returned to. */
export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'notices',
    path: '/api/v1/iam/contents/notices',
    query: {
      publctTypeCd: settings.publctTypeCd ?? '{venue.publctTypeCd}',
      ...(settings.variant === 'full' ? { ctgryCd: '{query.category|}' } : {}),
      ...(settings.variant === 'full' && settings.paging === 'pages'
        ? { currentPage: '{query.page|1}', pagePerCount: String(settings.count) }
        : settings.variant === 'full'
          ? { currentPage: '{query.page|1}', pagePerCount: `{query.size|${settings.count}}` }
          : { currentPage: '1', pagePerCount: String(settings.count) }),
      langId: '{locale}',
    },
  },
];
