import { definitionOf } from '../../check/definition-of.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { both } from './phrase.ts';

/** Title that a document has in the field that its type names, or a page in its texts; undefined without one. */
export function documentTitle(type: string, body: Fields, names: Names): Words | undefined {
  if (type === 'page') return names.pageTitle(body);
  const field = definitionOf(type)?.title;
  const value = field === undefined ? undefined : body[field];
  if (typeof value !== 'string') return isFields(value) ? inBothLanguages(value) : undefined;
  return value === '' ? undefined : (names.text(value) ?? both(value));
}

/** A text without a translation stands for both languages. */
const inBothLanguages = (text: Fields): Words | undefined => {
  const [ko, en] = [text['ko'] ?? text['en'], text['en'] ?? text['ko']];
  return typeof ko === 'string' && typeof en === 'string' ? { ko, en } : undefined;
};
