import type { Values } from './check-field.ts';
import { splitFiles } from './file-list.ts';
import { today } from './today.ts';

const hole = /^\{([A-Za-z][A-Za-z0-9_]*)(:yn|:list)?\}$/;

const fill = (part: unknown, values: Values): unknown => {
  if (part === '{day.today}') return today(Date.now()).replaceAll('.', '');
  if (typeof part === 'string') {
    const [, name, as] = hole.exec(part) ?? [];
    if (name === undefined) return part;
    const value = values[name];
    if (as === ':list') return typeof value === 'string' ? splitFiles(value) : [];
    return as === undefined ? value : value === true ? 'Y' : 'N';
  }
  if (Array.isArray(part)) return part.map((item: unknown) => fill(item, values)).filter((item) => item !== undefined);
  return typeof part === 'object' && part !== null ? filled(part, values) : part;
};

const filled = (template: object, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(template)
      .map(([name, part]) => [name, fill(part, values)])
      .filter(([, part]) => part !== undefined),
  );

/** Request body: the template filled with the values, or the values by name. Empty fields are omitted. */
export const makeBody = (template: object | undefined, given: Values): Readonly<Record<string, unknown>> => {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return template === undefined ? values : filled(template, values);
};
