import { useEffect, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const control = 'input:not([type=hidden]), textarea, select, button, [contenteditable], [tabindex]';

/** The field of a place, else of the nearest place around it. */
const fieldOf = (within: Element, of: string, pointer: string): HTMLElement | undefined => {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field =
      within.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`) ??
      [...within.querySelectorAll<HTMLElement>('[data-pointers]')]
        .find(({ dataset }) => (dataset['pointers'] ?? '').split(' ').includes(of + at))
        ?.closest<HTMLElement>('.field, .setting, .two');
    if (field !== null && field !== undefined) return field;
  }
  return undefined;
};

const waitMs = 3_000;

/** Brings the field that the address names (`?at=/guards/0`) into sight and the focus into it, as soon as it is there. */
export const usePlace = (ref: RefObject<HTMLElement | null>, of: string): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const pointer = query.get('at') ?? '';
  useEffect(() => {
    const within = ref.current;
    if (within === null || pointer === '') return undefined;
    const go = (): boolean => {
      const field = fieldOf(within, of, pointer);
      if (field === undefined) return false;
      field.closest('details')?.setAttribute('open', '');
      field.scrollIntoView({ block: 'center' });
      (field.matches(control) ? field : field.querySelector<HTMLElement>(control))?.focus({ preventScroll: true });
      return true;
    };
    if (go()) return undefined;
    // The form may still be on its way.
    const watch = new MutationObserver(() => {
      if (go()) watch.disconnect();
    });
    watch.observe(within, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), waitMs);
    return () => {
      watch.disconnect();
      clearTimeout(end);
    };
  }, [ref, of, pointer, key]);
};
