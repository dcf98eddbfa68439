import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from './icon.tsx';
import css from './slides.module.css';
import { StepIndicator } from '../navigation/step-indicator.tsx';
import { useTimings } from '../hooks/timings.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';

interface SlidesProps {
  readonly label: string;
  readonly texts: Readonly<Record<'previous' | 'next' | 'pause' | 'play', string>>;
  /** They do not move on by themselves. */
  readonly isStill?: boolean;
  readonly children: readonly ReactNode[];
}

/**
 * One after the other: by swipe, buttons and arrow keys, and by themselves until they are stopped. They wait under the pointer, with the
 * focus and while nobody sees them, and never begin by themselves where motion is not wanted.
 */
export function Slides({ label, texts, isStill = false, children }: SlidesProps): ReactNode {
  const { carouselMs } = useTimings();
  const last = children.length;
  const rail = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const isCalm = useReducedMotion();
  // The visitor's choice; until then it depends on the preference for reduced motion.
  const [said, setIsStopped] = useState<boolean>();
  const isStopped = said ?? (isStill || isCalm);
  const [isHeld, setIsHeld] = useState(false);
  const moves = last > 1 && carouselMs > 0;
  const isPlaying = moves && !isStopped && !isHeld;
  const go = (to: number) => {
    const { current } = rail;
    const slide = current?.children[(to + last) % last];
    if (current && slide instanceof HTMLElement) current.scrollLeft = slide.offsetLeft - current.offsetLeft;
  };
  const goOn = useEffectEvent(() => {
    if (!document.hidden) go(at + 1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => goOn(), carouselMs);
    return () => clearInterval(timer);
  }, [isPlaying, carouselMs]);
  const onScroll = () => {
    const { current } = rail;
    if (current !== null) setAt(Math.min(Math.round(current.scrollLeft / Math.max(stepOf(current), 1)), last - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0 || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(at + way);
  };
  const release = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setIsHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'));
  return (
    <section
      aria-label={label}
      className={css['slides']}
      onKeyDown={onKeyDown}
      onPointerMove={() => setIsHeld(true)}
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setIsHeld(true)}
      onBlur={release}
      // A finger that swipes has taken over.
      onTouchStart={() => setIsStopped(true)}
    >
      <ul ref={rail} className={css['rail']} onScroll={onScroll} tabIndex={0}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      {last > 1 ? (
        <div className={css['tools']}>
          {moves ? (
            <button
              type="button"
              className="iconbtn"
              aria-label={isStopped ? texts.play : texts.pause}
              onClick={() => setIsStopped(!isStopped)}
            >
              <Icon name={isStopped ? 'player-play' : 'player-pause'} size="s" />
            </button>
          ) : null}
          <button type="button" className="iconbtn" aria-label={texts.previous} onClick={() => go(at - 1)}>
            <Icon name="chevron-left" size="s" />
          </button>
          <div aria-live={isPlaying ? 'off' : 'polite'}>
            <StepIndicator active={at + 1} last={last} className={css['step'] ?? ''} />
          </div>
          <button type="button" className="iconbtn" aria-label={texts.next} onClick={() => go(at + 1)}>
            <Icon name="chevron-right" size="s" />
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** From one slide to the next. */
const stepOf = (rail: HTMLElement): number => {
  const [first, second] = [...rail.children];
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : rail.clientWidth;
};
