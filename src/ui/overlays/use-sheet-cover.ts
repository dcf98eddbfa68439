import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

interface SheetCover {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  readonly isTop: boolean;
  /** A stable function. */
  readonly isActive: () => boolean;
}

const narrow = '(max-width: 1023px)';
const subscribe = (listener: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Keeps the focus out of everything that a sheet at the top covers (siblings with `data-over-sheet` stand above it), and off content that a lower sheet hides. */
export function useSheetCover({ sheet, grip, list, isTop, isActive }: SheetCover): void {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null || !isTop || !isNarrow || !isActive()) return;
    const behind = [...(element.parentElement?.children ?? [])].filter(
      (one) => one !== element && !one.hasAttribute('data-over-sheet'),
    );
    // Inert leaves the focus where it is, so it moves first.
    if (behind.some((one) => one.contains(document.activeElement))) grip.current?.focus();
    for (const one of behind) one.toggleAttribute('inert', true);
    // The frame hides its header then (V-093).
    document.documentElement.dataset['sheetTop'] = '';
    const { current: scroller } = list;
    const { current: handle } = grip;
    return () => {
      for (const one of behind) one.toggleAttribute('inert', false);
      delete document.documentElement.dataset['sheetTop'];
      if (scroller === null) return;
      scroller.scrollTop = 0;
      if (scroller.contains(document.activeElement)) handle?.focus();
    };
  }, [sheet, grip, list, isTop, isNarrow, isActive]);
}
