import { useEffect, useState } from 'react';
import { noInsets, type Insets } from '#ui/map/map-view.ts';
import type { SheetPosition } from '#ui/overlays/sheet-position.ts';

const NARROW = '(max-width: 1023px)';
/** Height of search and chips over the map, in rem. */
const HEAD_REM = 8.5;
const LOW_REM = 18;

/** Returns what covers the map: on phones the search above and the sheet below. */
export const useMapInsets = (position: SheetPosition, heights: 'part' | 'full'): Insets => {
  const [insets, setInsets] = useState(noInsets);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const measure = (): void => {
      if (!query.matches) return setInsets(noInsets);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const mid = window.innerHeight * 0.45;
      const low = heights === 'full' ? mid : Math.min(LOW_REM * rem, mid);
      setInsets({ ...noInsets, top: HEAD_REM * Math.min(rem, 24), bottom: position === 'bottom' ? low : mid });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [position, heights]);
  return insets;
};
