import { RadioGroup, SelectField } from '#ui/fields/choice-fields.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { StarsField } from '#ui/fields/stars-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import type { StrengthTexts } from '#ui/fields/strength/strength-advice.tsx';
import { useWidgetPort, type WidgetPort } from '../port.tsx';
import { cleanField, type Fault } from './check-field.ts';
import type { FormField, Value } from './fields.ts';
import css from './component.module.css';
import { FilesField } from './files-field.tsx';
import { sayFault } from './say-fault.ts';

interface FormControlProps {
  readonly field: FormField;
  /** Value from the address or a call. */
  readonly given: Value | undefined;
  readonly fault: Fault | undefined;
  /** Reads the texts of the other fields. */
  readonly others: () => readonly string[];
  /** True while the button of the field sends. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onType: () => void;
  readonly onLeave: () => void;
}

const digits = new Set(['numeric', 'tel']);

const inputModeOf = ({ property, rules, kind }: FormField) =>
  property.inputMode ??
  rules.find((rule) => rule.inputMode !== undefined)?.inputMode ??
  (kind === 'number' ? 'numeric' : undefined);

const strengthTexts = ({ text }: WidgetPort): StrengthTexts => ({
  weak: text('passwordWeak'),
  fair: text('passwordFair'),
  strong: text('passwordStrong'),
  common: text('passwordCommon'),
  personal: text('passwordPersonal'),
  word: text('passwordWord'),
  repeat: text('passwordRepeat'),
  sequence: text('passwordSequence'),
  date: text('passwordDate'),
  longer: text('passwordLonger'),
});

/** One field, by its kind. */
export function FormControl({ field, given, fault, others, isAsking, onAsk, onType, onLeave }: FormControlProps) {
  const port = useWidgetPort();
  const { control: id, kind, property, isRequired, rules } = field;
  const start = given ?? property.default;
  const value = typeof start === 'string' ? cleanField(field, start) : undefined;
  if (kind === 'hidden') return <input type="hidden" name={id} value={value ?? ''} />;

  const words = {
    id,
    label: property.title ?? '',
    note: property.description,
    error: fault && sayFault(field, fault, port),
  };
  if (kind === 'files' && property.files !== undefined)
    return (
      <FilesField
        {...words}
        settings={property.files}
        optional={isRequired ? undefined : port.text('fieldOptional')}
        onChange={onType}
      />
    );
  if (kind === 'checkbox' || kind === 'switch') {
    return (
      <TickField
        {...words}
        isSwitch={kind === 'switch'}
        isTicked={start === true}
        isRequired={property.const === true}
        onTick={onType}
      />
    );
  }

  const control = {
    ...words,
    isRequired,
    optional: isRequired ? undefined : port.text('fieldOptional'),
    autoComplete: property.autocomplete,
  };
  if (kind === 'radio' || kind === 'select' || kind === 'stars') {
    const choice = {
      ...control,
      value,
      onChoose: onType,
      choices: (field.choices ?? []).map((one) => ({ value: one.const, label: one.title })),
    };
    if (kind === 'stars') return <StarsField {...choice} />;
    return kind === 'radio' ? <RadioGroup {...choice} /> : <SelectField {...choice} none={port.text('fieldChoose')} />;
  }

  const text = {
    ...control,
    isReadOnly: property.readOnly === true,
    clean: (raw: string) => cleanField(field, raw),
    onType,
    onLeave,
  };
  if (kind === 'password') {
    return (
      <PasswordField
        {...text}
        showLabel={port.text('passwordShow')}
        hideLabel={port.text('passwordHide')}
        strength={property.strength === true ? { known: others, texts: strengthTexts(port) } : undefined}
      />
    );
  }
  const inputMode = inputModeOf(field);
  const input = (
    <TextField
      {...text}
      value={value}
      inputMode={inputMode}
      type={kind === 'email' || kind === 'tel' ? kind : 'text'}
      isDigitsOnly={kind === 'number' || rules.some((rule) => rule.strip !== undefined && digits.has(inputMode ?? ''))}
      {...(kind === 'textarea' ? { isLong: true, most: property.maxLength } : {})}
    />
  );
  if (property.button === undefined) return input;
  return (
    <div className={css['asked']}>
      {input}
      <button
        type="button"
        className="btn btn--line btn--small"
        {...(isAsking ? { 'aria-disabled': true } : {})}
        onClick={onAsk}
      >
        {isAsking ? <span className={css['spinner']} /> : null}
        <span>{property.button.label}</span>
      </button>
    </div>
  );
}
