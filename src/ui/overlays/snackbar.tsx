import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Words } from '../content/words.tsx';
import { Icon } from '../media/icon.tsx';
import css from './snackbar.module.css';
import { useCountdown } from '../hooks/use-countdown.ts';

/** A short word that goes by itself. The text is ready to be shown. */
export interface SnackbarRequest {
  readonly id: number | string;
  readonly text: string;
  readonly icon?: string;
  /** Name of the button that undoes or repeats. */
  readonly action?: string;
}

interface SnackbarHostProps {
  /** Oldest first. */
  readonly snackbars: readonly SnackbarRequest[];
  /** Maximum number at a time; older ones close. */
  readonly max?: number;
  /** Milliseconds that each is shown; they do not pass under the pointer or the focus. */
  readonly ms?: number;
  readonly onClose: (id: SnackbarRequest['id']) => void;
  readonly onAction?: (id: SnackbarRequest['id']) => void;
}

/** The stack of snackbars (section 2.11): at most three, five seconds each, said to screen readers. */
export function SnackbarHost({ snackbars, max = 3, ms = 5000, onClose, onAction }: SnackbarHostProps): ReactNode {
  const [isHeld, setIsHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = snackbars.slice(-max);
  const newest = shown.at(-1)?.id;
  const closeOlder = useEffectEvent(() => {
    for (const { id } of snackbars.slice(0, -max)) onClose(id);
  });
  useEffect(() => {
    closeOlder();
    raiseAboveDialogs(place.current);
  }, [newest]);
  return (
    <div
      ref={place}
      popover="manual"
      className={css['snacks']}
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
    >
      {shown.map((snackbar) => (
        <Snack
          key={snackbar.id}
          snackbar={snackbar}
          ms={ms}
          isRunning={!isHeld}
          onClose={() => onClose(snackbar.id)}
          onAction={() => {
            setIsHeld(false);
            onAction?.(snackbar.id);
            onClose(snackbar.id);
          }}
        />
      ))}
    </div>
  );
}

interface SnackProps {
  readonly snackbar: SnackbarRequest;
  readonly ms: number;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onAction: () => void;
}

function Snack({ snackbar: { text, icon, action }, ms, isRunning, onClose, onAction }: SnackProps): ReactNode {
  useCountdown(ms, isRunning, onClose);
  return (
    <div className={css['snack']}>
      {icon ? <Icon name={icon} size="s" /> : null}
      <p>
        <Words text={text} />
      </p>
      {action ? (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      ) : null}
    </div>
  );
}

/** Puts the stack above a dialog that was opened after it. Where popovers are unknown the stack stands in the page. */
function raiseAboveDialogs(place: HTMLElement | null): void {
  if (place === null || !('showPopover' in place)) return;
  if (place.matches(':popover-open')) {
    // Only then: hiding a live region and showing it again may leave its words unsaid.
    if (document.querySelector('dialog:modal') === null) return;
    place.hidePopover();
  }
  place.showPopover();
}
