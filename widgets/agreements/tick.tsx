import { useLayoutEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/media/icon.tsx';
import css from './component.module.css';

interface TickProps {
  readonly id: string;
  readonly isTicked: boolean;
  /** Some of what it stands for is ticked. */
  readonly isMixed?: boolean;
  readonly isRequired?: boolean;
  readonly isFaulty?: boolean;
  readonly describedBy?: string;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: Elements;
}

/** A checkbox with a mixed state. The whole line is clickable. */
export function Tick({
  id,
  isTicked,
  isMixed = false,
  isRequired = false,
  isFaulty = false,
  describedBy = '',
  onTick,
  children,
}: TickProps) {
  const input = useRef<HTMLInputElement>(null);
  // HTML has no attribute for the mixed state.
  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label htmlFor={id} className={css['tick']}>
      <span className={css['square']}>
        <input
          ref={input}
          id={id}
          name={id}
          type="checkbox"
          checked={isTicked}
          {...(isRequired ? { 'aria-required': true } : {})}
          {...(isFaulty ? { 'aria-invalid': true } : {})}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <Icon name={isMixed ? 'minus' : 'check'} size="s" />
      </span>
      {children}
    </label>
  );
}
