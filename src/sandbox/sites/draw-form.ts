import type { Locale } from '#schemas/parts';
import { LONGEST, wayTo } from './address.ts';
import { markup, nothing, type Markup } from './markup.ts';
import type { SandboxBlock } from './site.schema.ts';

type Form = Extract<SandboxBlock, { kind: 'form' }>;
type Field = Form['fields'][number];

interface Given {
  readonly locale: Locale;
  readonly host: string;
  readonly query: URLSearchParams;
}

const number = (name: 'min' | 'max', value: number | undefined): Markup =>
  value === undefined ? nothing : markup` ${name}="${value}"`;

/** Plain fields that work without script and send their values in the address. */
const drawInput = ({ name, input, options, min, max, value: preset = '' }: Field, { locale, query }: Given): Markup => {
  const value = (query.get(name) || preset).slice(0, LONGEST);
  switch (input) {
    case 'choice': {
      const choices = options ?? [];
      return markup`<select name="${name}">${choices.map((one) => markup`<option value="${one.value}"${one.value === value ? markup` selected` : nothing}>${one.label[locale]}</option>`)}</select>`;
    }
    case 'area':
      return markup`<textarea name="${name}" rows="4" maxlength="${LONGEST}">${value}</textarea>`;
    case 'kept':
      return markup`<input type="hidden" name="${name}" value="${value}">`;
    case 'text':
    case 'date':
    case 'number':
    case 'tel':
    case 'email':
      return markup`<input type="${input}" name="${name}" value="${value}" maxlength="${LONGEST}"${number('min', min)}${number('max', max)}>`;
  }
};

const drawField = (field: Field, given: Given): Markup =>
  field.input === 'kept'
    ? drawInput(field, given)
    : markup`<label><span>${field.label[given.locale]}</span>${drawInput(field, given)}</label>`;

/** Draws a form that requests the page of its `to`. GET forms drop the query of their address, so it is repeated in hidden fields. */
export const drawForm = ({ to, submit, fields }: Form, given: Given): Markup => {
  const [path = '', search = ''] = wayTo(to, given.host).split('?', 2);
  const fixed = [...new URLSearchParams(search)].map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return markup`<form method="get" action="${path}">${fixed}${fields.map((field) => drawField(field, given))}<button class="button main">${submit[given.locale]}</button></form>`;
};
