import { useEffect } from 'react';
import type { Viewport } from './use-viewport.ts';

const perPixel = 0.0022;
const maxPixels = 120;

/** Zooms with the wheel and with a pinch on a trackpad. React listens passively, so that the page would scroll too. */
export function useWheel({ box, zoom }: Viewport): void {
  useEffect(() => {
    const element = box.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY * (event.ctrlKey ? 4 : 1) : event.deltaY * 30;
      zoom(Math.exp(-Math.min(Math.max(pixels, -maxPixels), maxPixels) * perPixel), event);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [box, zoom]);
}
