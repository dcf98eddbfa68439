type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldValue {
  readonly name: string;
  /** Distinguishes the radio buttons of a group. */
  readonly option: string;
  readonly value: string;
  readonly isChecked: boolean;
}

export type FieldValues = readonly FieldValue[];

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
const nameOf = ({ id, name }: Control): string => name || id;
const optionOf = (control: Control): string => (isTick(control) ? control.value : '');
const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('input:not([type="file"]), textarea, select'),
];

/** Values of a widget's fields, whose names begin with its placement. */
export const readFields = (placement: string): FieldValues =>
  controls()
    .filter((control) => nameOf(control).startsWith(`${placement}-`))
    .map((control) => ({
      name: nameOf(control),
      option: optionOf(control),
      value: control.value,
      isChecked: isTick(control) && control.checked,
    }));

/** Puts values back. Components hear of typed text only: a switch may send as soon as it changes. */
export const writeFields = (values: FieldValues): void => {
  for (const control of controls()) {
    const known = values.find(({ name, option }) => name === nameOf(control) && option === optionOf(control));
    if (known === undefined) continue;
    if (isTick(control)) control.checked = known.isChecked;
    else if (control.value !== known.value) {
      // React reads a value that its own setter has not written.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, known.value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
};
