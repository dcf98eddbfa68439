import { Field } from '../content/fields/field.tsx';

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly min?: number;
  readonly step?: number | 'any';
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** Number field that reports finite numbers only. */
export function NumberInput({ label, value, min = 0, max = 20_000, step = 1, disabled, onChange }: NumberInputProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          id={id}
          type="number"
          className="input num"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={({ target }) => {
            if (Number.isFinite(target.valueAsNumber) && target.valueAsNumber >= min && target.valueAsNumber <= max)
              onChange(target.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}
