import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The query of P-341. */
export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'banners',
    path: '/api/v1/iam/contents/banners',
    query: {
      parkKindCd: settings.parkKindCd ?? '{venue.parkKindCd}',
      bannerKindCd: settings.bannerKindCd,
      bannerCode: settings.bannerCode,
      currentPage: '1',
      pagePerCount: String(settings.count),
      langId: '{locale}',
    },
  },
];
