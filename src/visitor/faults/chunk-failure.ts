import { reloadFromServer } from '#render/run-command/open-outside.ts';
import { isReachable } from './is-reachable.ts';
import { MissingCode } from './missing-code.ts';

const storeKey = 'chunkReloaded';

/** True when the one reload of this session is still available. A tab without storage cannot know, so it never reloads. */
const claimReload = (): boolean => {
  try {
    if (sessionStorage.getItem(storeKey) !== null) return false;
    sessionStorage.setItem(storeKey, 'Y');
    return true;
  } catch {
    return false;
  }
};

/** Tells the visitor that an address could not be shown; `isThere`: the server answers, so that the next try may go well. */
type Tell = (address: string, isThere: boolean) => void;

export interface ChunkGuard {
  /** A part of the program did not come. Many may fail for one reason: the page is loaded, or the visitor told, once. */
  failed(): void;
  /** The visitor is on the way to an address, or has arrived (undefined): it is what a reload leads to. */
  headFor(address: string | undefined): void;
  /** An address could not be shown. Without its slices (a release that is gone) the server answers the whole page. */
  recover(error: unknown, address: string): void;
  /** From now on the visitor can be told; what could not be told before is told now. */
  tellBy(tell: Tell): void;
}

/**
 * What is done when a part of the program does not come: a newer program is served, or the network failed. The page is loaded whole, once a
 * session (P-454), so that the visitor goes on without noticing; after that they are told and decide themselves, so nothing goes in circles.
 * Nobody is taken to a server that does not answer: what is on the screen would be lost with it.
 */
export const guardChunks = (
  leave: (address: string) => void,
  isThere: (address: string) => Promise<boolean> = isReachable,
): ChunkGuard => {
  let tell: Tell | undefined;
  let untold: Parameters<Tell> | undefined;
  let heading: string | undefined;
  let underWay = false;
  const say = (...what: Parameters<Tell>): void => {
    if (tell === undefined) untold = what;
    else tell(...what);
  };
  const react = async (address: string, mayLeave: () => boolean): Promise<void> => {
    underWay = true;
    const there = await isThere(address);
    underWay = false;
    heading = undefined;
    if (there && mayLeave()) leave(address);
    else say(address, there);
  };
  const failed = (): void => {
    if (underWay) return;
    underWay = true;
    // The last failure knows the target of the navigation.
    setTimeout(() => void react(heading ?? window.location.pathname + window.location.search, claimReload));
  };
  return {
    failed,
    headFor(address) {
      heading = address;
    },
    recover(error, address) {
      if (error instanceof MissingCode) failed();
      else if (!underWay) void react(address, () => true);
    },
    tellBy(by) {
      tell = by;
      if (untold !== undefined) by(...untold);
      untold = undefined;
    },
  };
};

/** The guard of this page; the build says of every part that is loaded late and does not come. */
export const chunks = guardChunks(reloadFromServer);

export const watchChunks = (): void => window.addEventListener('vite:preloadError', () => chunks.failed());
