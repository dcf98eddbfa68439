import { Icon } from './icon.tsx';

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: string }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** Segmented control: a few choices, one of them selected. With an icon, the label becomes the accessible name. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
          {...(option.icon === undefined ? {} : { 'aria-label': option.label, title: option.label })}
        >
          {option.icon === undefined ? option.label : <Icon name={option.icon} size="s" />}
        </button>
      ))}
    </div>
  );
}
