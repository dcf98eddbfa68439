import { useEffect, useEffectEvent } from 'react';
import type { Command } from '#schemas/command';
import type { Fix } from '../shared/map/smooth-fix.ts';
import { useHere } from '../shared/map/use-here.ts';

export interface WayLocation {
  readonly state: 'off' | 'waiting' | 'known' | 'denied' | 'none';
  /** Last known location, smoothed. */
  readonly fix: Fix | undefined;
  /** Counts the locations that a press asked for. */
  readonly found: number;
  /** Asks for the location; the device may ask the visitor. */
  locate(): void;
}

/** Follows the location while the page is visible. It starts on request, or by itself where the visitor has already allowed it. */
export function useWayLocation(isWanted: boolean, denied: Command): WayLocation {
  const { fix, last, found, isWaiting, locate, locateIfAllowed } = useHere({ denied });
  const start = useEffectEvent(() => {
    if (fix === undefined && !isWaiting) locateIfAllowed();
  });
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  const state =
    isWaiting && last === undefined
      ? 'waiting'
      : fix === undefined
        ? 'off'
        : fix.state === 'denied'
          ? 'denied'
          : last === undefined
            ? 'none'
            : 'known';
  return { state, fix: state === 'denied' ? undefined : last, found, locate };
}
