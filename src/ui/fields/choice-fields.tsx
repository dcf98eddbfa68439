import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import css from './field.module.css';
import { Field, FieldError, FieldNote, Label, ariaProps, type FieldWords } from './field.tsx';
import ticks from './tick-field.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps extends FieldWords {
  readonly choices: readonly Choice[];
  readonly value?: string | undefined;
  readonly isRequired?: boolean;
  readonly autoComplete?: string | undefined;
  readonly onChoose?: (value: string) => void;
}

/** A few choices, all in view. It speaks only when another one is chosen (section 2.17), as radio buttons do. */
export function RadioGroup({ choices, value, isRequired, onChoose, ...words }: ChoiceProps): ReactNode {
  const { id } = words;
  return (
    <fieldset
      role="radiogroup"
      className={css['field']}
      {...ariaProps(words)}
      {...(isRequired ? { 'aria-required': true } : {})}
    >
      <legend className={css['label']}>
        <Label {...words} />
      </legend>
      <FieldNote {...words} />
      <div className={ticks['choices']}>
        {choices.map((choice) => (
          <label key={choice.value} className={ticks['tick']}>
            <span className={ticks['round']}>
              <input
                type="radio"
                name={id}
                value={choice.value}
                defaultChecked={choice.value === value}
                onChange={() => onChoose?.(choice.value)}
              />
            </span>
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError {...words} />
    </fieldset>
  );
}

/** One of many choices. The first entry, without a value, stands for none yet. */
export function SelectField({
  choices,
  value,
  isRequired,
  autoComplete,
  onChoose,
  ...words
}: ChoiceProps & { readonly none: string }): ReactNode {
  const { none, ...said } = words;
  return (
    <Field {...said}>
      <div className={css['box']}>
        <select
          id={said.id}
          name={said.id}
          defaultValue={value ?? ''}
          className={`${css['control']} ${css['select']}`}
          {...(isRequired ? { 'aria-required': true } : {})}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...ariaProps(said)}
          onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        >
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={css['arrow']}>
          <Icon name="chevron-down" size="s" />
        </span>
      </div>
    </Field>
  );
}
