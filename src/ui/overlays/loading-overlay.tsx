import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import css from './loading-overlay.module.css';
import { useTimings } from '../hooks/timings.ts';
import { useCountdown } from '../hooks/use-countdown.ts';

interface LoadingOverlayProps {
  /** Said once it takes long. */
  readonly label: string;
  /** Milliseconds after which it is too long; 0: never. Left out, the site's own time (60 s). */
  readonly timeoutMs?: number;
  /** Once, when it has become too long. Whoever shows the overlay decides what follows. */
  readonly onTimeout?: () => void;
}

/** Work that the visitor waits for: taps do nothing meanwhile, and a spinner appears when it takes longer than a second (section 2.11). */
export function LoadingOverlay({ label, timeoutMs, onTimeout }: LoadingOverlayProps): ReactNode {
  const { spinnerMs, overlayMs } = useTimings();
  const place = useRef<HTMLDivElement>(null);
  const [isSlow, setIsSlow] = useState(false);
  const atMost = timeoutMs ?? overlayMs;
  useCountdown(spinnerMs, true, () => setIsSlow(true));
  useCountdown(atMost, atMost > 0, () => onTimeout?.());
  // Above a dialog that is open, too.
  useLayoutEffect(() => place.current?.showPopover?.(), []);
  return (
    <div
      ref={place}
      popover="manual"
      className={isSlow ? `${css['overlay']} ${css['slow']}` : css['overlay']}
      role="status"
    >
      {isSlow ? (
        <div className={css['word']}>
          <span className={css['spinner']} aria-hidden="true" />
          <p>{label}</p>
        </div>
      ) : null}
    </div>
  );
}
