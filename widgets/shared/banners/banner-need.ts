import type { WidgetNeed } from '../../define-widget.ts';

interface Asked {
  readonly bannerCode: string;
  readonly bannerKindCd: string;
  readonly parkKindCd?: string | undefined;
  readonly count: number;
}

/** The call of P-341 for the banners of a place; without a park those of the venue. */
export const bannerNeed = (
  name: string,
  { bannerCode, bannerKindCd, parkKindCd = '{venue.parkKindCd}', count }: Asked,
): WidgetNeed => ({
  name,
  path: '/api/v1/iam/contents/banners',
  query: { parkKindCd, bannerKindCd, bannerCode, currentPage: '1', pagePerCount: String(count), langId: '{locale}' },
});
