import { bannerNeed } from '../shared/banners/banner-need.ts';
import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const memberNeed = ({ parkType = '{venue.code}' }: NonNullable<Settings['member']>[number]): WidgetNeed => ({
  name: 'member',
  path: '/api/v1/iam/members',
  query: { membershipUid: '{member.uid}', parkType },
  whenMenuOpen: true,
  personal: true,
  skipErrorHandler: true,
});

const menuNeed = (pageId: string): WidgetNeed => ({
  name: 'menu',
  path: '/api/v1/common/menus/IAM/{venue.appType}',
  query: { pageId, langId: '{locale}' },
  whenMenuOpen: true,
});

/** The menu (P-627), its one banner (P-341) and the member's box (P-147, P-623), asked for when it is opened, in the name of its page. */
export const needs = ({ banner, member = [], pageId }: Settings): readonly WidgetNeed[] => {
  const calls = [
    ...(pageId === undefined ? [] : [menuNeed(pageId)]),
    ...(banner === undefined
      ? []
      : [
          {
            ...bannerNeed('banner', {
              bannerCode: banner.bannerCode,
              bannerKindCd: '005',
              parkKindCd: '005',
              count: 1,
            }),
            whenMenuOpen: true as const,
          },
        ]),
    ...member.map(memberNeed),
  ];
  return pageId === undefined ? calls : calls.map((call) => ({ ...call, pageId }));
};
