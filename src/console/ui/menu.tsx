import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon } from './icon.tsx';

export interface MenuItem {
  readonly label: string;
  readonly mark?: Elements;
  readonly isChosen?: boolean;
  /** Heading without an action. */
  readonly isHead?: boolean;
  readonly isDangerous?: boolean;
  readonly disabled?: boolean;
  readonly run?: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly button: ReactNode;
  readonly items: readonly MenuItem[];
  readonly className?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Menu button with a native popover. Escape and a click outside close it. */
export function Menu({ label, button, items, className = 'ib' }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const place = (): void => {
    const [at, box] = [opener.current?.getBoundingClientRect(), list.current];
    if (at === undefined || box === null) return;
    // Open above the button if there is more room; stay inside the window.
    const [below, above] = [window.innerHeight - at.bottom - 12, at.top - 12];
    const isAbove = box.scrollHeight > below && above > below;
    box.style.maxHeight = `${Math.max(120, isAbove ? above : below)}px`;
    box.style.top = `${Math.max(8, isAbove ? at.top - 4 - box.offsetHeight : at.bottom + 4)}px`;
    box.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - box.offsetWidth - 8))}px`;
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)')?.focus();
  };
  const close = (): void => {
    list.current?.hidePopover();
    opener.current?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
    const step = steps[event.key];
    const end = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : undefined;
    // Tab moves to the element after the button.
    if (event.key === 'Tab') close();
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    (end ?? all[(all.indexOf(document.activeElement as HTMLElement) + (step ?? 0) + all.length) % all.length])?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        {...(typeof button === 'string' ? { 'aria-label': label } : { title: label })}
      >
        {button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onKeyDown={move}
        onToggle={(event) => {
          if (event.newState === 'open') place();
        }}
      >
        {items.map((item, index) =>
          item.isHead === true ? (
            <p key={index} className="menu-head">
              {item.label}
            </p>
          ) : (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
              {...(item.isChosen === undefined ? {} : { 'aria-checked': item.isChosen })}
              disabled={item.disabled === true}
              className={item.isDangerous === true ? 'menu-item bad' : 'menu-item'}
              onClick={() => {
                close();
                item.run?.();
              }}
            >
              {item.mark satisfies Elements}
              <span className="grow">{item.label}</span>
              {item.isChosen === true ? <Icon name="check" size="s" /> : null}
            </button>
          ),
        )}
      </div>
    </>
  );
}
