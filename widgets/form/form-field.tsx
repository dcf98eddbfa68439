import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioGroup, SelectField } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { useWidgetPort } from '../port.tsx';
import { cleanField, type Fault } from './check-field.ts';
import type { FormField } from './fields.ts';
import { sayFault } from './say-fault.ts';

interface FormFieldProps {
  readonly id: string;
  readonly field: FormField;
  /** What the address brings. */
  readonly given: string | undefined;
  readonly fault: Fault | undefined;
  readonly onCheck: (name: string, moment: 'blur' | 'type') => void;
}

const digits = new Set(['numeric', 'tel']);

/** One field, by its kind. */
export function FormControl({ id, field, given, fault, onCheck }: FormFieldProps) {
  const port = useWidgetPort();
  const { name, kind, property, isRequired, rules } = field;
  const { title = '', description, readOnly, autocomplete, oneOf = [] } = property;
  const start = given ?? property.default;
  const value = typeof start === 'string' ? cleanField(field, start) : undefined;
  const inputMode = property.inputMode ?? rules.find((rule) => rule.inputMode !== undefined)?.inputMode ?? (kind === 'number' ? 'numeric' : undefined);
  const words = {
    id,
    label: title,
    note: description,
    error: fault === undefined ? undefined : sayFault(field, fault, port),
    optional: isRequired ? undefined : port.text('fieldOptional'),
  };
  const onType = () => onCheck(name, 'type');
  const onLeave = () => onCheck(name, 'blur');
  const text = { ...words, name, value, isRequired, isReadOnly: readOnly === true, autoComplete: autocomplete, inputMode, clean: (raw: string) => cleanField(field, raw), onType, onLeave };
  const choice = { ...words, name, value, isRequired, onChoose: onType, choices: oneOf.map(({ const: one, title: label }) => ({ value: one, label })) };
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={value ?? ''} />;
    case 'checkbox':
    case 'switch':
      return <TickField {...words} name={name} isSwitch={kind === 'switch'} isTicked={start === true || start === 'true'} isRequired={property.const === true} onTick={onType} />;
    case 'radio':
      return <RadioGroup {...choice} />;
    case 'select':
      return <SelectField {...choice} none={port.text('fieldChoose')} autoComplete={autocomplete} />;
    case 'password':
      return <PasswordField {...text} value={undefined} showLabel={port.text('passwordShow')} hideLabel={port.text('passwordHide')} />;
    case 'number':
    case 'tel':
    case 'email':
    case 'text':
    case 'textarea':
      return (
        <TextField
          {...text}
          type={kind === 'email' || kind === 'tel' ? kind : 'text'}
          isLong={kind === 'textarea'}
          isDigitsOnly={rules.some((rule) => rule.strip !== undefined) && inputMode !== undefined && digits.has(inputMode)}
        />
      );
  }
}
