import { RadioGroup, SelectField } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { useWidgetPort } from '../port.tsx';
import type { Field } from './check-answers.ts';
import { normaliseTyped } from '#engine/values/typed-text';

/** Choices up to this number are all in view. */
const FEW = 5;
const LARGEST_DIGITS = 9;

interface AnswerFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly error: string | undefined;
  /** First entry of a long choice. */
  readonly choose: string;
  readonly onChange: () => void;
}

/** A field of the event's document, by its kind. */
export function AnswerField({ id, field, error, choose, onChange }: AnswerFieldProps) {
  const { text } = useWidgetPort();
  const { label, help, kindCd, requiredYn, most, choiceList } = field;
  const isRequired = requiredYn === 'Y';
  const words = { id, label, note: help === '' ? undefined : help, error };
  const control = {
    ...words,
    isRequired,
    optional: isRequired ? undefined : text('fieldOptional'),
    autoComplete: 'off',
  };
  switch (kindCd) {
    case 'CHECK':
      return (
        <TickField
          {...words}
          label={isRequired ? label : `${label} (${text('fieldOptional')})`}
          isRequired={isRequired}
          onTick={onChange}
        />
      );
    case 'CHOICE': {
      const choice = { ...control, choices: choiceList, onChoose: onChange };
      return choiceList.length <= FEW ? <RadioGroup {...choice} /> : <SelectField {...choice} none={choose} />;
    }
    case 'NUMBER':
      return (
        <TextField
          {...control}
          inputMode="numeric"
          isDigitsOnly
          clean={(raw) => normaliseTyped('digits', raw).replaceAll(/\D/g, '').slice(0, LARGEST_DIGITS)}
          onType={onChange}
        />
      );
    case 'DATE':
      return <TextField {...control} type="date" onType={onChange} />;
    case 'TEXT':
    case 'LONG_TEXT':
      return (
        <TextField
          {...control}
          isLong={kindCd === 'LONG_TEXT'}
          most={kindCd === 'LONG_TEXT' && most > 0 ? most : undefined}
          onType={onChange}
        />
      );
  }
}
