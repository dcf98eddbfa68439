import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** The one banner of the all-menu (P-341). */
export const needs = (settings: Settings): readonly WidgetNeed[] =>
  settings.banner === undefined
    ? []
    : [
        {
          name: 'banner',
          path: '/api/v1/iam/contents/banners',
          query: {
            parkKindCd: '005',
            bannerKindCd: '005',
            bannerCode: settings.banner.bannerCode,
            currentPage: '1',
            pagePerCount: '1',
            langId: '{locale}',
          },
        },
      ];
