import type { Values } from './check-field.ts';
import { splitFiles } from './file-list.ts';
import { today } from './today.ts';

const paramHole = /^\{param\.([A-Za-z][A-Za-z0-9_]*)\}$/;
const hole = /^\{([A-Za-z][A-Za-z0-9_]*)(:yn|:list)?\}$/;

type Params = Readonly<Record<string, string>>;

const fill = (part: unknown, values: Values, params: Params): unknown => {
  if (part === '{day.today}') return today(Date.now()).replaceAll('.', '');
  if (typeof part === 'string') {
    const param = paramHole.exec(part)?.[1];
    if (param !== undefined) return params[param];
    const [, name, as] = hole.exec(part) ?? [];
    if (name === undefined) return part;
    const value = values[name];
    if (as === ':list') return typeof value === 'string' ? splitFiles(value) : [];
    return as === undefined ? value : value === true ? 'Y' : 'N';
  }
  if (Array.isArray(part))
    return part.map((item: unknown) => fill(item, values, params)).filter((item) => item !== undefined);
  return typeof part === 'object' && part !== null ? filled(part, values, params) : part;
};

const filled = (template: object, values: Values, params: Params): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(template)
      .map(([name, part]) => [name, fill(part, values, params)])
      .filter(([, part]) => part !== undefined),
  );

/** Request body: the template filled with the values, or the values by name. Empty fields are omitted. */
export const makeBody = (
  template: object | undefined,
  given: Values,
  params: Params = {},
): Readonly<Record<string, unknown>> => {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return template === undefined ? values : filled(template, values, params);
};
