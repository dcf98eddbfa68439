import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const bannerNeed = (bannerCode: string): WidgetNeed => ({
  name: 'banner',
  path: '/api/v1/iam/contents/banners',
  query: { parkKindCd: '005', bannerKindCd: '005', bannerCode, currentPage: '1', pagePerCount: '1', langId: '{locale}' },
  whenMenuOpen: true,
});

const memberNeed: WidgetNeed = { name: 'member', path: '/api/v1/iam/members', query: { parkType: '{venue.code}' }, whenMenuOpen: true, personal: true, skipErrorHandler: true };

/** The one banner of the all-menu (P-341) and the member's box (P-147), both asked for when it is opened. */
export const needs = ({ banner, member = [] }: Settings): readonly WidgetNeed[] => [
  ...(banner === undefined ? [] : [bannerNeed(banner.bannerCode)]),
  ...(member.length === 0 ? [] : [memberNeed]),
];
