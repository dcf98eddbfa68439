import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './dropdown.module.css';
import { Icon } from '../media/icon.tsx';
import { nextListIndex } from './list-navigation.ts';

interface DropdownLinksProps {
  readonly label: string;
  /** One link or button each, with its key. */
  readonly children: readonly ReactNode[];
  readonly className?: string;
}

/**
 * Links behind a name that opens them, also without script. Arrows go from link to link, Page Up and Page Down ten at once; Escape and
 * a press elsewhere close it.
 */
export function DropdownLinks({ label, children, className }: DropdownLinksProps): ReactNode {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeElsewhere = ({ target }: PointerEvent) => {
      if (place.current?.open && target instanceof Node && !place.current.contains(target)) place.current.open = false;
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { currentTarget: details, key } = event;
    const links = [...details.querySelectorAll<HTMLElement>('ul a, ul button')];
    if (key === 'Escape' && details.open) {
      event.stopPropagation();
      details.open = false;
      return details.querySelector('summary')?.focus();
    }
    const at = links.findIndex((link) => link === document.activeElement);
    // On the name itself only the arrow down enters, so that the page can still be scrolled.
    if (at === -1 && key !== 'ArrowDown') return;
    const to = nextListIndex(key, at, links.length);
    if (to === undefined) return;
    event.preventDefault();
    details.open = true;
    links[to]?.focus();
  };
  return (
    <details
      ref={place}
      className={className === undefined ? css['links'] : `${css['links']} ${className}`}
      onKeyDown={onKeyDown}
    >
      <summary className={css['button']}>
        <span>{label}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul className={css['list']}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </details>
  );
}
