import type { ReactNode } from 'react';
import css from '../fields/tick-field.module.css';

interface ToggleProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Turns something on and off at once; the whole line can be touched (section 2.11). In a form it is a field: see `fields/tick-field`. */
export function Toggle({ id, label, isOn, isDisabled = false, onChange }: ToggleProps): ReactNode {
  return (
    <label htmlFor={id} className={css['switch']}>
      <span className={css['track']}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
