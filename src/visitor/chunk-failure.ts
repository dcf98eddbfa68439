import { loadWhole } from '#render/run-command/open-outside.ts';
import { MissingCode } from './missing-code.ts';

const storeKey = 'chunkReloaded';

/** Whether this session's one reload may be made now. A tab that keeps nothing could not tell the first time from the second. */
const claimReload = (): boolean => {
  try {
    if (!navigator.onLine || sessionStorage.getItem(storeKey) !== null) return false;
    sessionStorage.setItem(storeKey, 'Y');
    return true;
  } catch {
    return false;
  }
};

type Tell = (address: string) => void;

export interface ChunkGuard {
  /** A part of the program did not come. Many may fail for one reason: the page is loaded, or the visitor told, once. */
  failed(): void;
  /** The visitor is on the way to an address, or has arrived (undefined): it is what a reload leads to. */
  headFor(address: string | undefined): void;
  /** An address could not be shown. Without its slices (offline, or a release that is gone) the server answers the whole page. */
  recover(error: unknown, address: string): void;
  /** From now on the visitor can be told; what could not be told before is told now. */
  tellBy(tell: Tell): void;
}

/**
 * What is done when a part of the program does not come: a newer program is served, or the network failed. The page is loaded whole, once a
 * session (P-454), so that the visitor goes on without noticing; after that they are told and decide themselves, so nothing goes in circles.
 */
export const guardChunks = (leave: (address: string) => void): ChunkGuard => {
  let tell: Tell | undefined;
  let untold: string | undefined;
  let heading: string | undefined;
  let underWay = false;
  const react = (): void => {
    const address = heading ?? window.location.pathname + window.location.search;
    underWay = false;
    heading = undefined;
    if (claimReload()) leave(address);
    else if (tell === undefined) untold = address;
    else tell(address);
  };
  const failed = (): void => {
    if (underWay) return;
    underWay = true;
    setTimeout(react);
  };
  return {
    failed,
    headFor(address) {
      heading = address;
    },
    recover(error, address) {
      if (error instanceof MissingCode) failed();
      else if (!underWay) leave(address);
    },
    tellBy(by) {
      tell = by;
      if (untold !== undefined) by(untold);
      untold = undefined;
    },
  };
};

/** The guard of this page; the build says of every part that is loaded late and does not come. */
export const chunks = guardChunks(loadWhole);

export const watchChunks = (): void => window.addEventListener('vite:preloadError', () => chunks.failed());
