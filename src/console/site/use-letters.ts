import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { afterLetters } from './after-letters.ts';

/**
 * What a field shows while it is typed in, and what takes its letters. A letter stands in the field at once; `write`, and with it everything
 * that hangs on the documents, follows at the next pause.
 */
export const useLetters = (value: string, write: (text: string) => void): readonly [shown: string, type: (text: string) => void] => {
  const [letters, setLetters] = useState<string>();
  const typed = useRef<string>(undefined);
  const latest = useLatest(write);
  const put = useCallback(() => {
    const { current: text } = typed;
    if (text === undefined) return;
    typed.current = undefined;
    setLetters(undefined);
    latest.current(text);
  }, [latest]);
  // A field that goes away takes nothing along.
  useEffect(() => put, [put]);
  const type = useCallback((text: string) => {
    typed.current = text;
    setLetters(text);
    afterLetters(put);
  }, [put]);
  return [letters ?? value, type];
};
