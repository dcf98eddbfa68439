import { escapeText } from '../escape.ts';

/** HTML that was made here. Nothing else gets into a page but as text. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | undefined | Markup | readonly Markup[];

const spelled = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** Markup with values in it. Texts are escaped for elements and for attributes in double quotes, which is all that they are put into. */
export const markup = (texts: TemplateStringsArray, ...values: readonly Part[]): Markup => ({ html: String.raw({ raw: texts }, ...values.map(spelled)) });

export const nothing: Markup = { html: '' };
