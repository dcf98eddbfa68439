const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values say the same, whatever the order of names. */
export function sameValue(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (Array.isArray(one)) return Array.isArray(two) && one.length === two.length && one.every((item, index) => sameValue(item, two[index]));
  if (!isFields(one) || !isFields(two)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(two).length && names.every((name) => Object.hasOwn(two, name) && sameValue(one[name], two[name]));
}
