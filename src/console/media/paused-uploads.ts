import type { SiteStore } from '../site/site-store.ts';

/** Uploads that can continue with the store of a later session. */
interface ResumableUploads {
  readonly moveTo: (site: SiteStore) => void;
}

const owners = new WeakMap<SiteStore, string>();
const paused = new Map<string, ResumableUploads>();

/** Pauses uploads after the session has ended, until the same operator signs in again. */
export const pauseUploads = (site: SiteStore, uploads: ResumableUploads): void => {
  const owner = owners.get(site);
  if (owner !== undefined) paused.set(owner, uploads);
};

/** Registers the owner of a store and resumes the uploads that were paused for them. */
export const resumeUploads = (owner: string, site: SiteStore): void => {
  owners.set(site, owner);
  const uploads = paused.get(owner);
  paused.delete(owner);
  uploads?.moveTo(site);
};
