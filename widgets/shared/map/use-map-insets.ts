import { useEffect, useState, type RefObject } from 'react';
import { noInsets, type Insets } from '#ui/map/map-view.ts';
import type { SheetPosition } from '#ui/overlays/sheet-position.ts';

const NARROW = '(max-width: 1023px)';
const LOW_REM = 18;

/** Returns what covers the map: on phones the head above and the sheet below. */
export const useMapInsets = (
  position: SheetPosition,
  heights: 'part' | 'full',
  head: RefObject<HTMLElement | null>,
): Insets => {
  const [insets, setInsets] = useState(noInsets);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const measure = (): void => {
      if (!query.matches) return setInsets(noInsets);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const mid = window.innerHeight * 0.45;
      const low = heights === 'full' ? mid : Math.min(LOW_REM * rem, mid);
      setInsets({ ...noInsets, top: head.current?.offsetHeight ?? 0, bottom: position === 'bottom' ? low : mid });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (head.current !== null) observer.observe(head.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [position, heights, head]);
  return insets;
};
