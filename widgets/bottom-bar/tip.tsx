import { useLayoutEffect, useRef } from 'react';
import css from './tip.module.css';

export interface TipProps {
  readonly text: string;
  readonly isFading: boolean;
  readonly fadeMs: number;
}

/** A word above its item. It takes no taps and is no live region: whoever cannot see it is not interrupted by it. */
export function Tip({ text, isFading, fadeMs }: TipProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--fade', `${fadeMs}ms`);
  }, [fadeMs]);
  return (
    <p ref={place} className={`${css['tip']} ${isFading ? css['fading'] : ''}`}>
      {text}
    </p>
  );
}
