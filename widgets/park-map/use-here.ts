import { useCallback, useRef, useState } from 'react';
import type { WidgetProps } from '../define-widget.ts';
import { useLocationFix, type ParkScreen } from '../park-screen.tsx';
import { useWidgetPort } from '../port.tsx';
import type { Settings } from './schema.ts';
import { smoothFix, type Fix, type Smoothed } from './smooth-fix.ts';

export interface Here extends Pick<ParkScreen, 'fix' | 'locate'> {
  /** Smoothed location. */
  readonly shown: Fix | undefined;
  /** Counts the locations that a press asked for, to bring each into view once. */
  readonly found: number;
}

/** Follows the visitor on the map. It begins on a press; each press shows the location again. */
export function useHere({ denied, texts }: WidgetProps<Settings>['settings']): Here {
  const port = useWidgetPort();
  const [smoothed, setSmoothed] = useState<Smoothed>();
  const [found, setFound] = useState(0);
  const isAsked = useRef(false);
  const { fix, locate: follow } = useLocationFix((next) => {
    const wasAsked = isAsked.current;
    isAsked.current = false;
    if (next.state === 'found') {
      setSmoothed((before) => smoothFix(wasAsked ? undefined : before, next));
      if (wasAsked) setFound((count) => count + 1);
    } else if (wasAsked) {
      if (next.state === 'denied') port.run(denied);
      else port.say(texts.located);
    }
  });
  const locate = useCallback(() => {
    isAsked.current = true;
    follow();
  }, [follow]);
  return { fix, locate, shown: fix?.state === 'found' ? smoothed?.shown : undefined, found };
}
