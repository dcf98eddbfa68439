import type { Values } from './check-field.ts';
import type { FormField, Value } from './fields.ts';

const valueOf = (form: HTMLFormElement, { name }: FormField): Value => {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control !== null && 'value' in control ? String(control.value) : '';
};

/** What stands in the fields at the moment; nothing else holds it. */
export const readValues = (form: HTMLFormElement, fields: readonly FormField[]): Values => Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)]));
