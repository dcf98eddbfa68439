import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './tooltip.module.css';

interface TooltipProps {
  readonly id: string;
  /** Name of the button. */
  readonly label: string;
  readonly text: string;
  readonly icon?: string;
}

const gap = 8;

/** A few words more about what stands beside it: under the pointer, with the focus, or by a tap; Escape and a tap elsewhere take them away. */
export function Tooltip({ id, label, text, icon = 'info-circle' }: TooltipProps): ReactNode {
  const holder = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => setIsOpen(false);
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', closeByKey, { capture: true, signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!holder.current?.contains(target as Node)) close();
      },
      { signal },
    );
    document.addEventListener('scroll', close, { capture: true, passive: true, signal });
    return () => ending.abort();
  }, [isOpen]);
  useLayoutEffect(() => {
    const tip = holder.current?.querySelector<HTMLElement>('[role=tooltip]');
    const button = holder.current?.querySelector('button');
    if (tip && button) (isOpen ? show : hide)(tip, button);
  }, [isOpen, text]);
  return (
    <span
      ref={holder}
      className={css['holder']}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setIsOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') setIsOpen(false);
      }}
    >
      <button
        type="button"
        className="iconbtn"
        aria-label={label}
        aria-describedby={id}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setIsOpen(true);
        }}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={icon} size="s" />
      </button>
      <span id={id} role="tooltip" popover="manual" className={css['tip']}>
        {text}
      </span>
    </span>
  );
}

/** Above the button, or below where there is no room; never beyond the edges of the screen. */
function show(tip: HTMLElement, button: Element): void {
  tip.showPopover?.();
  const at = button.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  tip.style.left = `${Math.min(Math.max(at.left + at.width / 2 - width / 2, gap), clientWidth - width - gap)}px`;
  tip.style.top = `${at.top - height - gap < gap ? at.bottom + gap : at.top - height - gap}px`;
}

function hide(tip: HTMLElement): void {
  if (tip.matches(':popover-open')) tip.hidePopover();
}
