import { scrollToElement } from '#ui/navigation/scroll-to.ts';
import type { Values } from './check-field.ts';
import type { FormField, Value } from './fields.ts';

const valueOf = (form: HTMLFormElement, { control: id, property }: FormField): Value => {
  const control = form.elements.namedItem(id);
  if (property.type === 'boolean') return control instanceof HTMLInputElement && control.checked;
  return control !== null && 'value' in control ? String(control.value) : '';
};

/** Reads the current values from the fields, their only store. */
export const readValues = (form: HTMLFormElement, fields: readonly FormField[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)]));

/** Texts of the fields beside one, without passwords. */
export const readTexts = (form: HTMLFormElement, fields: readonly FormField[], beside: FormField): readonly string[] =>
  fields
    .filter((field) => field !== beside && field.kind !== 'password')
    .map((field) => valueOf(form, field))
    .filter((value) => typeof value === 'string');

/** Brings a field into view and focus, whatever its control. */
export const focusField = (form: HTMLFormElement, { control: id }: FormField): void => {
  const control = form.elements.namedItem(id);
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  scrollToElement(target);
};

export const emptyField = (form: HTMLFormElement, { control: id }: FormField): void => {
  const control = form.elements.namedItem(id);
  if (!(control instanceof HTMLInputElement)) return;
  control.value = '';
  // The advice on a password follows what is typed.
  control.dispatchEvent(new Event('input', { bubbles: true }));
};
