import { useEffect, useState } from 'react';

/** Shorter moves of a finger count as rest, in CSS pixels. */
const restMove = 8;
/** Distance to the end of the page that counts as its end, in CSS pixels. */
const endMargin = 16;

/** True while the visitor scrolls down, until they scroll up or reach the end of the page. Jumps of more than a screen do not count. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - last;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - endMargin;
      if (Math.abs(moved) < restMove && !isAtEnd) return;
      last = window.scrollY;
      setIsDown(moved > 0 && moved <= window.innerHeight && !isAtEnd);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
