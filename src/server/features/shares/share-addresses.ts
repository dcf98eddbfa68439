import type { LiveRelease } from '../../live-site.ts';
import { viewOf } from '../../release-view.ts';
import type { ShareRow } from './shares-store.ts';

/** An address of this site under an origin; one of another host as it is. */
export const wholeAddress = (address: string, origin: string): string => (address.startsWith('/') ? origin + address : address);

/** The picture of a share, or the site's own. */
export const pictureOf = (release: LiveRelease, { image }: Pick<ShareRow, 'image'>, origin: string): string => {
  const { head, theme } = release.snapshot.site;
  return wholeAddress(image === '' ? viewOf(release).shareUrl(head.image, theme) : image, origin);
};
