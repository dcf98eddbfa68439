import { useState, type ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './stars-field.module.css';
import field from './field.module.css';
import { FieldError, FieldNote, Label, ariaProps, type FieldWords } from './field.tsx';

interface StarsFieldProps extends FieldWords {
  /** From the fewest stars to the most. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string | undefined;
  readonly isRequired?: boolean;
  readonly onChoose?: (value: string) => void;
}

/** Stars of a rating: radio buttons side by side, and the chosen one in words. */
export function StarsField({ choices, value, isRequired, onChoose, ...words }: StarsFieldProps): ReactNode {
  const { id } = words;
  const [chosen, setChosen] = useState(value);
  const count = choices.findIndex((choice) => choice.value === chosen) + 1;
  return (
    <fieldset
      role="radiogroup"
      className={field['field']}
      {...ariaProps(words)}
      {...(isRequired ? { 'aria-required': true } : {})}
    >
      <legend className={field['label']}>
        <Label {...words} />
      </legend>
      <FieldNote {...words} />
      <div className={css['stars']}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={index < count ? css['full'] : css['empty']}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              aria-label={choice.label}
              defaultChecked={choice.value === value}
              onChange={() => {
                setChosen(choice.value);
                onChoose?.(choice.value);
              }}
            />
            <Icon name="star" size="l" />
          </label>
        ))}
        {/* The radio button says it to screen readers. */}
        <span className={css['says']} aria-hidden="true">
          {choices[count - 1]?.label ?? ''}
        </span>
      </div>
      <FieldError {...words} />
    </fieldset>
  );
}
