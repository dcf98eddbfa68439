import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import css from './bottom-sheet.module.css';
import { positionAfterDrag, positionAfterTap, stepSheet, type SheetPosition } from './sheet-position.ts';
import { trackSheet } from './track-sheet.ts';
import { useSheetCover } from './use-sheet-cover.ts';

export interface SheetTexts {
  /** Name of the grip, as in "Height of the list". */
  readonly grip: string;
  readonly top: string;
  readonly mid: string;
  readonly bottom: string;
}

interface BottomSheetProps {
  readonly label: string;
  readonly texts: SheetTexts;
  readonly position: SheetPosition;
  readonly onPosition: (position: SheetPosition) => void;
  /** Heights of the three positions (V-520): `part` leaves the page visible at the top, `full` does not. */
  readonly heights: 'part' | 'full';
  /** On wide screens: a panel at the side, or part of the page. */
  readonly wide: 'panel' | 'flow';
  /** The lowest position is disabled. */
  readonly isDetail?: boolean;
  /** Called on Escape in detail mode at the middle. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** A sheet over the page with three heights, moved by drag, wheel, arrow keys and taps. On wide screens and without script it is no sheet. */
export function BottomSheet({
  label,
  texts,
  position,
  onPosition,
  heights,
  wide,
  isDetail = false,
  onLeave,
  children,
}: BottomSheetProps): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isActive = useCallback(
    () => sheet.current !== null && getComputedStyle(sheet.current).position === 'fixed',
    [],
  );
  const now = useRef({ position, isDetail, onPosition });
  useLayoutEffect(() => {
    now.current = { position, isDetail, onPosition };
  });
  useEffect(() => {
    if (sheet.current === null || grip.current === null || list.current === null) return;
    const element = sheet.current;
    const drag = (dy: number | undefined) => {
      element.toggleAttribute('data-dragged', dy !== undefined);
      if (dy === undefined) element.style.removeProperty('--drag');
      else element.style.setProperty('--drag', `${now.current.position === 'top' ? Math.max(dy, 0) : dy}px`);
    };
    return trackSheet(
      { sheet: element, grip: grip.current, list: list.current },
      {
        isTop: () => now.current.position === 'top',
        isActive,
        drag,
        drop: (dy) => {
          drag(undefined);
          now.current.onPosition(positionAfterDrag(now.current.position, dy, now.current.isDetail));
        },
        step: (direction) => now.current.onPosition(stepSheet(now.current.position, direction, now.current.isDetail)),
      },
    );
  }, [isActive]);
  useSheetCover({ sheet, grip, list, isTop: position === 'top', isActive });

  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0;
  }, [isDetail]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isActive()) return;
    const isOnGrip = event.target === grip.current;
    const next =
      isOnGrip && event.key === 'ArrowUp'
        ? stepSheet(position, 1, isDetail)
        : (isOnGrip && event.key === 'ArrowDown') || event.key === 'Escape'
          ? stepSheet(position, -1, isDetail)
          : undefined;
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === 'Escape' && next === position) onLeave?.();
    onPosition(next);
  };
  // The focused element must be visible, and the sheet scrolls only at the top.
  const onFocus = ({ target }: FocusEvent): void => {
    if (
      position === 'top' ||
      target === grip.current ||
      list.current === null ||
      !target.matches(':focus-visible') ||
      !isActive()
    )
      return;
    const covered = parseFloat(getComputedStyle(list.current).scrollPaddingBottom) || 0;
    if (
      target.getBoundingClientRect().bottom >
      Math.min(list.current.getBoundingClientRect().bottom, window.innerHeight - covered)
    )
      onPosition('top');
  };
  return (
    <>
      <div
        className={css['overlay']}
        data-over-sheet=""
        data-shown={position === 'top'}
        onClick={() => onPosition(stepSheet('top', -1, isDetail))}
      />
      <section
        ref={sheet}
        aria-label={label}
        className={`${css['sheet']} ${css[heights]} ${css[wide]}`}
        data-position={position}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <button
          ref={grip}
          type="button"
          className={css['grip']}
          aria-label={`${texts.grip}, ${texts[position]}`}
          onClick={() => onPosition(positionAfterTap(position, isDetail))}
        />
        <div ref={list} className={css['list']}>
          {children}
        </div>
      </section>
    </>
  );
}
