import type { SiteStore } from '../site/site-store.ts';

/** Uploads that go on with the site of another sign-in. */
interface Held {
  readonly moveTo: (site: SiteStore) => void;
}

const owners = new WeakMap<SiteStore, string>();
const held = new Map<string, Held>();

/** Keeps uploads under whose hands the session ended, until the same operator is back. */
export const holdUploads = (site: SiteStore, uploads: Held): void => {
  const owner = owners.get(site);
  if (owner !== undefined) held.set(owner, uploads);
};

/** Says whose a site is; what was held for them goes on in it. */
export const goOnWithUploads = (owner: string, site: SiteStore): void => {
  owners.set(site, owner);
  const uploads = held.get(owner);
  held.delete(owner);
  uploads?.moveTo(site);
};
