import type { SiteStore } from '../site/site-store.ts';

/** Uploads that go on with the site of another sign-in. */
interface ResumableUploads {
  readonly moveTo: (site: SiteStore) => void;
}

const owners = new WeakMap<SiteStore, string>();
const paused = new Map<string, ResumableUploads>();

/** Keeps uploads under whose hands the session ended, until the same operator is back. */
export const pauseUploads = (site: SiteStore, uploads: ResumableUploads): void => {
  const owner = owners.get(site);
  if (owner !== undefined) paused.set(owner, uploads);
};

/** Says whose a site is; what was held for them goes on in it. */
export const resumeUploads = (owner: string, site: SiteStore): void => {
  owners.set(site, owner);
  const uploads = paused.get(owner);
  paused.delete(owner);
  uploads?.moveTo(site);
};
