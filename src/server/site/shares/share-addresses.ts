import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import type { ShareRow } from './shares-store.ts';

/** Returns the absolute address of a path of this site; other addresses stay unchanged. */
export const wholeAddress = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address;

/** Returns the picture of a share, or the site's own. */
export const pictureOf = (release: LiveRelease, { image }: Pick<ShareRow, 'image'>, origin: string): string => {
  const { head, theme } = release.snapshot.site;
  return wholeAddress(image === '' ? viewOf(release).shareUrl(head.image, theme) : image, origin);
};
