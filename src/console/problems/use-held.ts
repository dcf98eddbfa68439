import { useEffect, useRef, useState, type RefObject } from 'react';

interface Held {
  readonly code?: string;
  readonly text: { readonly en: string };
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=color])');

/**
 * Of the problems of a field those that may be shown: while somebody types in it, nothing new is held against it, and what is solved goes at
 * once. The field is the nearest `.field` or `.setting` around (or at) the element.
 */
export const useHeld = <Problem extends Held>(
  ref: RefObject<HTMLElement | null>,
  problems: readonly Problem[],
): readonly Problem[] => {
  const latest = useRef(problems);
  const [before, setBefore] = useState<ReadonlySet<string>>();
  useEffect(() => {
    latest.current = problems;
  });
  useEffect(() => {
    const field = ref.current?.closest('.field, .setting');
    if (field === null || field === undefined) return undefined;
    const type = (event: Event): void => {
      if (isText(event.target)) setBefore((held) => held ?? new Set(latest.current.map(({ text }) => text.en)));
    };
    const leave = (): void => setBefore(undefined);
    // Not with `input`: what is drawn between the browser's change and React's word of it puts the old value back, and the letter is lost.
    field.addEventListener('beforeinput', type);
    field.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('beforeinput', type);
      field.removeEventListener('focusout', leave);
    };
  }, [ref]);
  return before === undefined ? problems : problems.filter(({ text }) => before.has(text.en));
};
