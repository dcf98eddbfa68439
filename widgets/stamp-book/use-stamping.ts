import { useEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { normaliseTyped } from '#engine/values/typed-text';
import { isStampCode } from '#schemas/stamp-code';
import { useWidgetPort } from '../port.tsx';
import { useEventJoin } from '../shared/events/use-event-join.ts';
import type { Settings } from './schema.ts';

/** Refusal of a printed code that is right, but was sent without the position. */
const POSITION_MISSING = 'EVT_14';

/**
 * Collects a stamp by its code. A printed code that the server knows is sent again with the position, once the visitor agrees; the position is used
 * for this call only.
 */
export const useStamping = (
  { operation, texts }: Pick<Decoded<Settings>, 'operation' | 'texts'>,
  event: EventState,
  onStamped: () => void,
) => {
  const port = useWidgetPort();
  const { join, refuse, ...joining } = useEventJoin(operation, event);
  /** Printed code that waits for the visitor's answer. */
  const [asked, setAsked] = useState<string>();
  const [isLocating, setIsLocating] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const send = async (values: {
    readonly code: string;
    readonly position?: { readonly lat: number; readonly lng: number };
  }): Promise<void> => {
    const ask = (refused: string): boolean => {
      if (refused !== POSITION_MISSING) return false;
      setAsked(values.code);
      return true;
    };
    if ((await join(values, ask)) === undefined) return;
    onStamped();
    port.say(texts.stamped);
    port.run({ kind: 'refresh' });
  };
  return {
    ...joining,
    asked,
    isLocating,
    stamp: (text: string): void => {
      const scanned = text.trim();
      const code = isStampCode(scanned) ? scanned : normaliseTyped('code', scanned);
      refuse('');
      if (isStampCode(code)) void send({ code });
      else refuse(texts.wrong);
    },
    answer: (isAgreed: boolean): void => {
      setAsked(undefined);
      if (!isAgreed || asked === undefined) return;
      setIsLocating(true);
      let isDone = false;
      const end = port.locate((fix) => {
        if (isDone) return;
        isDone = true;
        stop.current?.();
        setIsLocating(false);
        if (fix.state === 'found') void send({ code: asked, position: { lat: fix.lat, lng: fix.lng } });
        else refuse(texts.denied);
      });
      stop.current = end;
      // The first location can come before `locate` returns.
      if (isDone) end();
    },
  };
};
