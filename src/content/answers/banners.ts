import type { Action } from '#schemas/action.schema';
import type { BannerList } from '#schemas/answers.schema';
import type { Banner } from '#schemas/contents.schema';
import { readAction, scopeOf } from '#engine';
import { byOrder, matching } from './filters.ts';
import { found } from './outcomes.ts';
import { onePage } from './paging.ts';
import { perRelease } from './per-release.ts';
import { localised } from './texts.ts';
import { shownAt, timed } from './time-window.ts';
import type { Read, Reading } from './types.ts';

const sorted = perRelease((documents) => [...documents.banner.values()].toSorted(byOrder).map(timed));

/** Where a banner leads, as an address: a path of this site or a full one. */
const addressOf = ({ documents, snapshot }: Reading, banner: Banner): { readonly url: string; readonly newWindow: boolean } => {
  const { screens, site } = snapshot;
  const scope = scopeOf(documents, { screens, landing: site.paths.landing, allowedHosts: site.allowedHosts, sandbox: site.sandbox });
  const command = readAction(banner.action as Action, scope);
  if (command.kind === 'go') return { url: command.to, newWindow: false };
  return command.kind === 'open' ? { url: command.href, newWindow: command.newWindow } : { url: '', newWindow: false };
};

/** The theme of the banner's venue; of the page that shows it, else the site's. */
const themeOf = ({ snapshot, page }: Reading, banner: Banner): string => {
  const venue = Object.values(snapshot.venues).find((one) => one.parkKindCd === banner.parkKindCd);
  return venue?.theme ?? (page === undefined ? undefined : snapshot.pages[page]?.theme) ?? snapshot.site.theme;
};

const toItem = (reading: Reading) => (banner: Banner): BannerList['list'][number] => {
  const { url, newWindow } = addressOf(reading, banner);
  return {
    bannerSubject: localised(banner.bannerSubject, reading.locale),
    bannerText: localised(banner.text, reading.locale),
    bannerTag: localised(banner.tag, reading.locale),
    mobileImagUrl: reading.art(banner.art, themeOf(reading, banner)),
    imageNm: banner.art,
    connUrl: url,
    newWindowYn: newWindow ? 'Y' : 'N',
  };
};

/** `contents/banners` and `contents/bannersForPaging`: filters parkKindCd, bannerKindCd, bannerCode. */
export const readBanners: Read = (reading) => {
  const fits = matching(reading.query, ['parkKindCd', 'bannerKindCd', 'bannerCode']);
  const { shown, validUntil } = shownAt(sorted(reading.documents).filter(({ doc }) => fits(doc)), reading.now);
  return found(onePage(reading.query, shown, toItem(reading)), validUntil);
};
