import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './dropdown.module.css';
import { Icon } from '../media/icon.tsx';
import { nextListIndex, typeAheadIndex } from './list-navigation.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface DropdownProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly none?: string;
  readonly onChoose: (value: string) => void;
}

const openKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End', 'PageUp', 'PageDown'];

/** One of many, as a list that opens: arrows step, Page Up and Page Down jump by ten, letters find, Escape leaves it as it was. */
export function Dropdown({ id, label, options, value, none = '', onChoose }: DropdownProps): ReactNode {
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  const holder = useRef<HTMLDivElement>(null);
  const find = useTypeAhead(options.map((option) => option.label));
  const close = () => setActive(undefined);
  const choose = (index: number) => {
    close();
    const option = options[index];
    if (option !== undefined && index !== chosen) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (isOpen && (key === 'Escape' || key === 'Tab')) {
      // Only the list closes, not the dialog that it stands in.
      if (key === 'Escape') event.preventDefault();
      return key === 'Tab' ? choose(active) : close();
    }
    if (isOpen && (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp'))) {
      event.preventDefault();
      return choose(active);
    }
    const from = active ?? chosen;
    const to =
      !isOpen && openKeys.includes(key)
        ? key === 'Home' || key === 'End'
          ? nextListIndex(key, from, options.length)
          : Math.max(chosen, 0)
        : (nextListIndex(key, from, options.length) ?? find(key, from));
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  useOpenDirection(holder, isOpen);
  useLayoutEffect(() => {
    holder.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={css['place']}>
      <span id={`${id}-label`} className={css['label']}>
        {label}
      </span>
      <div
        ref={holder}
        className={css['holder']}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close();
        }}
      >
        <button
          type="button"
          id={id}
          role="combobox"
          aria-labelledby={`${id}-label`}
          aria-expanded={isOpen}
          aria-haspopup="listbox"
          aria-controls={`${id}-list`}
          {...(isOpen ? { 'aria-activedescendant': `${id}-${active}` } : {})}
          className={css['button']}
          onClick={() => setActive(isOpen ? undefined : Math.max(chosen, 0))}
          onKeyDown={onKeyDown}
        >
          <span>{options[chosen]?.label ?? none}</span>
          <Icon name="chevron-down" size="s" />
        </button>
        <ul id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} className={css['list']} hidden={!isOpen}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              {...(index === active ? { 'data-active': '' } : {})}
              className={index === active ? `${css['option']} ${css['active']}` : css['option']}
              // The focus stays on the button, whose list this is.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span>{option.label}</span>
              <Icon name="check" size="s" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Opens upwards where there is more room above, and closes when something else is pressed. */
function useOpenDirection(holder: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    const { current } = holder;
    const list = current?.querySelector('[role=listbox]');
    if (!isOpen || current === null || !list) return;
    const { top, bottom } = current.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    current.classList.toggle(css['up'] ?? '', below < list.clientHeight + 12 && top > below);
  }, [holder, isOpen]);
}

/** Letters typed within this time of each other make one word. */
const pauseMs = 600;

/** Finds an entry by its first letters; the same letter again goes on to the next one. */
const useTypeAhead = (labels: readonly string[]): ((key: string, at: number) => number | undefined) => {
  const typed = useRef({ text: '', at: -pauseMs });
  return (key, at) => {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = performance.now();
    const goesOn = now - typed.current.at < pauseMs;
    const text = goesOn && typed.current.text !== key ? typed.current.text + key : key;
    typed.current = { text, at: now };
    // A word that grows may still mean the entry that it found before.
    return typeAheadIndex(text, text.length > 1 ? at - 1 : at, labels);
  };
};
