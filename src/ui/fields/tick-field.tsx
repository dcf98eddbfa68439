import type { ReactNode } from 'react';
import { Words } from '../content/words.tsx';
import { Icon } from '../media/icon.tsx';
import css from './tick-field.module.css';
import { FieldError, FieldNote, ariaProps, type FieldWords } from './field.tsx';

interface TickFieldProps extends Omit<FieldWords, 'optional'> {
  readonly isSwitch?: boolean;
  readonly isTicked?: boolean;
  readonly isRequired?: boolean;
  readonly onTick?: (isTicked: boolean) => void;
}

/** A checkbox or a switch. The whole line is clickable. */
export function TickField({
  isSwitch = false,
  isTicked = false,
  isRequired = false,
  onTick,
  ...words
}: TickFieldProps): ReactNode {
  const { id, label } = words;
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={isSwitch ? css['switch'] : css['tick']}>
        <span className={isSwitch ? css['track'] : css['square']}>
          <input
            id={id}
            name={id}
            type="checkbox"
            defaultChecked={isTicked}
            {...(isSwitch ? { role: 'switch' } : {})}
            {...(isRequired ? { 'aria-required': true } : {})}
            {...ariaProps({ ...words, label })}
            onChange={({ currentTarget }) => onTick?.(currentTarget.checked)}
          />
          {isSwitch ? null : <Icon name="check" size="s" />}
        </span>
        <Words text={label} />
      </label>
      <FieldNote {...words} />
      <FieldError {...words} />
    </div>
  );
}
