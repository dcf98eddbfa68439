import type { Words } from '../../../content/check/problem.ts';
import type { Language } from '../../texts/use-texts.ts';
import { labels } from './label-list.ts';
import { valueLabels } from './value-list.ts';

/** A name of code as words: `timeoutMs` is "Timeout ms". */
export const splitName = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const pick = (list: Readonly<Record<string, Words>>, ...names: readonly string[]): Words | undefined => {
  const name = names.find((one) => Object.hasOwn(list, one));
  return name === undefined ? undefined : list[name];
};

/** What a property is called; `parent.name` goes before the plain name. A title that the schema gives stands over it where there is no other. */
export const labelOf = (language: Language, name: string, parent = '', title?: string): string => pick(labels, `${parent}.${name}`, name)?.[language] ?? title ?? splitName(name);

/** What one of the values of a property is called; the value itself where it has no other name. */
export const valueLabel = (language: Language, name: string, value: unknown): string => pick(valueLabels, `${name}.${String(value)}`, `*.${String(value)}`)?.[language] ?? String(value);
