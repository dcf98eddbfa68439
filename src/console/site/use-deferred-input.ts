import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import { afterTyping } from './after-typing.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps keystrokes in the field while typing. Only the field itself renders; `write`, and everything that depends on the documents, follows at
 * the next pause. The field shows `value` when no keystrokes are pending.
 */
export const useDeferredInput = (
  value: string,
  write: (text: string) => void,
): readonly [field: RefObject<Field | null>, type: (text: string) => void] => {
  const field = useRef<Field>(null);
  const typed = useRef<string>(undefined);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const latest = useLatest(write);
  const put = useCallback(() => {
    const { current: text } = typed;
    if (text === undefined) return;
    typed.current = undefined;
    // Render even if the documents do not change.
    drawAgain();
    latest.current(text);
  }, [latest]);
  useLayoutEffect(() => {
    if (field.current !== null && typed.current === undefined && field.current.value !== value)
      field.current.value = value;
  });
  // Write pending keystrokes on unmount.
  useEffect(() => put, [put]);
  const type = useCallback(
    (text: string) => {
      typed.current = text;
      afterTyping(put);
    },
    [put],
  );
  return [field, type];
};
