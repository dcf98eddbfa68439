import { useEffect, useRef, type RefObject } from 'react';
import { useTimings } from './timings.ts';

/** Maximum number of entries that delay the reveal of the current one. */
const atOnce = 5;
const rise: Keyframe[] = [
  { opacity: 0, transform: 'translateY(16px)' },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets the entries of a list appear one after the other as they are scrolled into view (300 ms apart; the site document says how long).
 * `isWanted`: for lists that have it only in some of their forms. What stands above the lower edge of the screen at first is left alone, and so is everything where motion is not wanted or script is not there.
 */
export function useReveal<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const { revealStaggerMs } = useTimings();
  const list = useRef<E>(null);
  useEffect(() => {
    if (
      !isWanted ||
      list.current === null ||
      revealStaggerMs === 0 ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    // Held by animations, not by styles: a page that is read, searched or printed without them is whole.
    const held = new Map<Element, Animation>();
    const watch = new IntersectionObserver((entries) => {
      let order = 0;
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const hold = held.get(target);
        if (hold === undefined && !isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? 0)) {
          const waiting = target.animate([{ opacity: 0 }, { opacity: 0 }], { fill: 'both' });
          waiting.id = 'reveal-hold';
          held.set(target, waiting);
        } else if (hold === undefined || isIntersecting) {
          watch.unobserve(target);
          if (hold === undefined) continue;
          held.delete(target);
          target.animate(rise, {
            id: 'reveal',
            duration: 500,
            delay: revealStaggerMs * Math.min(order, atOnce),
            easing: 'cubic-bezier(0.22, 1, 0.3, 1)',
            fill: 'backwards',
          });
          hold.cancel();
          order += 1;
        }
      }
    });
    for (const child of list.current.children) watch.observe(child);
    const showAll = () => {
      watch.disconnect();
      for (const hold of held.values()) hold.cancel();
      held.clear();
    };
    window.addEventListener('beforeprint', showAll);
    return () => {
      window.removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, [isWanted, revealStaggerMs]);
  return list;
}
