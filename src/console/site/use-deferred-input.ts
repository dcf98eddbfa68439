import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { afterTyping } from './after-typing.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field that keeps its own letters while it is typed in, and what takes them. Nothing is drawn for a letter but the letter; `write`, and with it
 * everything that hangs on the documents, follows at the next pause. The field shows `value` whenever nothing is held.
 */
export const useDeferredInput = (value: string, write: (text: string) => void): readonly [field: RefObject<Field | null>, type: (text: string) => void] => {
  const field = useRef<Field>(null);
  const typed = useRef<string>(undefined);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const latest = useLatest(write);
  const put = useCallback(() => {
    const { current: text } = typed;
    if (text === undefined) return;
    typed.current = undefined;
    // Also where the documents stay as they were.
    drawAgain();
    latest.current(text);
  }, [latest]);
  useLayoutEffect(() => {
    if (field.current !== null && typed.current === undefined && field.current.value !== value) field.current.value = value;
  });
  // A field that goes away takes nothing along.
  useEffect(() => put, [put]);
  const type = useCallback((text: string) => {
    typed.current = text;
    afterTyping(put);
  }, [put]);
  return [field, type];
};
