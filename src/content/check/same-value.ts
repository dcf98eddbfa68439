import { isFields } from './is-fields.ts';

/** Compares JSON values independently of key order. */
export function sameValue(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (Array.isArray(one))
    return Array.isArray(two) && one.length === two.length && one.every((item, index) => sameValue(item, two[index]));
  if (!isFields(one) || !isFields(two)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(two).length &&
    names.every((name) => Object.hasOwn(two, name) && sameValue(one[name], two[name]))
  );
}
