import { useCallback, useRef, useState } from 'react';
import type { Command } from '#schemas/command';
import { useLocationFix, type ParkScreen } from '../park/park-screen.tsx';
import { useWidgetPort } from '../../port.tsx';
import { smoothFix, type Fix, type Smoothed } from './smooth-fix.ts';

interface HereInput {
  /** Runs if a press finds that the location is not allowed. */
  readonly denied: Command;
  /** Message if a press finds no location. */
  readonly unavailable?: string;
}

export interface Here extends Pick<ParkScreen, 'fix' | 'locate'> {
  /** Smoothed location; undefined while the device does not know it. */
  readonly shown: Fix | undefined;
  /** Last smoothed location. */
  readonly last: Fix | undefined;
  /** Counts the locations that a press asked for, to bring each into view once. */
  readonly found: number;
  /** True from a press until the first result. */
  readonly isWaiting: boolean;
  /** Begins without a press if the visitor has allowed it before. */
  locateIfAllowed(): void;
}

/** Follows the visitor on a map. It begins on a press; each press shows the location again. */
export function useHere({ denied, unavailable }: HereInput): Here {
  const port = useWidgetPort();
  const [smoothed, setSmoothed] = useState<Smoothed>();
  const [found, setFound] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const isAsked = useRef(false);
  const {
    fix,
    locate: follow,
    locateIfAllowed,
  } = useLocationFix((next) => {
    const wasAsked = isAsked.current;
    isAsked.current = false;
    setIsWaiting(false);
    if (next.state === 'found') {
      const at = port.now();
      setSmoothed((before) => smoothFix(wasAsked ? undefined : before, { ...next, at }));
      if (wasAsked) setFound((count) => count + 1);
    } else if (wasAsked) {
      if (next.state === 'denied') port.run(denied);
      else if (unavailable !== undefined) port.say(unavailable);
    }
  });
  const locate = useCallback(() => {
    isAsked.current = true;
    setIsWaiting(true);
    follow();
  }, [follow]);
  const last = smoothed?.shown;
  return { fix, locate, locateIfAllowed, isWaiting, last, shown: fix?.state === 'found' ? last : undefined, found };
}
