import type { BannerList } from '#schemas/calls/contents/answers';
import type { Banner } from '#schemas/documents/banner/schema';
import { resolveArt, resolveAction, createActionScope, withQuery, type ActionScope } from '#engine';
import { byOrder, matching } from './filters.ts';
import { found } from './outcomes.ts';
import { onePage } from './paging.ts';
import { localised } from './texts.ts';
import type { Read, Reading } from './types.ts';

const scopeOfRelease = ({ documents, snapshot: { screens, site } }: Reading): ActionScope =>
  createActionScope(documents, {
    screens,
    landing: site.paths.landing,
    allowedHosts: site.allowedHosts,
    sandbox: site.sandbox,
  });

/** Address of a banner: a path of this site or a URL; empty when its action has none. */
const addressOf = (
  banner: Banner,
  scope: ActionScope,
  venues: Reading['snapshot']['venues'],
): Pick<BannerList['list'][number], 'connUrl' | 'newWindowYn'> => {
  const command = resolveAction(banner.action, scope);
  switch (command.kind) {
    case 'go':
      return { connUrl: command.to, newWindowYn: 'N' };
    case 'venue':
      return { connUrl: venues[command.venue]?.to ?? '', newWindowYn: 'N' };
    case 'open':
      return { connUrl: command.href, newWindowYn: command.newWindow ? 'Y' : 'N' };
    case 'main':
      return { connUrl: withQuery(scope.landing, { mode: 'main' }), newWindowYn: 'N' };
    case 'url':
    case 'call':
    case 'alert':
    case 'back':
    case 'all-menu':
    case 'language':
    case 'proceed':
    case 'share':
    case 'native':
    case 'ask':
    case 'scan':
    case 'refresh':
    case 'consent':
    case 'print':
    case 'onward':
    case 'open-app':
    case 'none':
      return { connUrl: '', newWindowYn: 'N' };
  }
};

/** The theme of the banner's venue; of the page that shows it, else the site's. */
const themeOf = ({ snapshot, page }: Reading, banner: Banner): string => {
  const venue = Object.values(snapshot.venues).find((one) => one.parkKindCd === banner.parkKindCd);
  return venue?.theme ?? (page === undefined ? undefined : snapshot.pages[page]?.theme) ?? snapshot.site.theme;
};

const toItem = (reading: Reading) => {
  const scope = scopeOfRelease(reading);
  return (banner: Banner): BannerList['list'][number] => ({
    bannerSubject: localised(banner.bannerSubject, reading.locale),
    bannerText: localised(banner.text, reading.locale),
    bannerTag: localised(banner.tag, reading.locale),
    mobileImagUrl: reading.art(resolveArt(reading.documents, banner.art), themeOf(reading, banner)),
    imageNm: resolveArt(reading.documents, banner.art),
    ...addressOf(banner, scope, reading.snapshot.venues),
  });
};

/** `contents/banners` and `contents/bannersForPaging`: filters parkKindCd, bannerKindCd, bannerCode. */
export const readBanners: Read = (reading) => {
  const fits = matching(reading.query, ['parkKindCd', 'bannerKindCd', 'bannerCode']);
  const answer: BannerList = onePage(
    reading.query,
    reading.shown.of('banner', fits).toSorted(byOrder),
    toItem(reading),
  );
  return found(answer);
};
