import { bannerNeed } from '../banner-need.ts';
import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const memberNeed = ({ parkType = '{venue.code}' }: NonNullable<Settings['member']>[number]): WidgetNeed => ({
  name: 'member', path: '/api/v1/iam/members', query: { membershipUid: '{member.uid}', parkType }, whenMenuOpen: true, personal: true, skipErrorHandler: true,
});

/** The one banner of the all-menu (P-341) and the member's box (P-147, P-623), both asked for when it is opened. */
export const needs = ({ banner, member = [] }: Settings): readonly WidgetNeed[] => [
  ...(banner === undefined ? [] : [{ ...bannerNeed('banner', { bannerCode: banner.bannerCode, bannerKindCd: '005', parkKindCd: '005', count: 1 }), whenMenuOpen: true as const }]),
  ...member.map(memberNeed),
];
