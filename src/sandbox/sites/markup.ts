import { escapeText } from '../escape.ts';

/** HTML created by this module. All other values are inserted as escaped text. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | undefined | Markup | readonly Markup[];

const spelled = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** Template tag for markup. Escapes values for elements and for attributes in double quotes, the only places that hold values. */
export const markup = (texts: TemplateStringsArray, ...values: readonly Part[]): Markup => ({
  html: String.raw({ raw: texts }, ...values.map(spelled)),
});

export const nothing: Markup = { html: '' };
