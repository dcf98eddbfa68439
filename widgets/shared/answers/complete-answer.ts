import { isFields } from './is-fields.ts';

/** Marks a field of a blank without which a record says nothing: the record is left out. */
export const needed = Symbol('needed');

type RequiredKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T];

/** Values of the required fields of an answer that lacks them. A list holds the blank of its items, or nothing if they stay as they are. */
export type Blank<T> = T extends readonly (infer Item)[]
  ? readonly [] | readonly [Blank<Item>]
  : T extends object
    ? { readonly [Key in RequiredKey<T>]: Blank<T[Key]> | typeof needed }
    : T;

const omitted = Symbol('omitted');

const complete = (value: unknown, blank: unknown): unknown => {
  if (blank === needed) return value ?? omitted;
  if (blank === null) return value ?? null;
  if (Array.isArray(blank)) {
    const items = Array.isArray(value) ? value.filter((one: unknown) => one !== undefined && one !== null) : [];
    return blank.length === 0
      ? items
      : items
          .filter((one) => !isFields(blank[0]) || isFields(one))
          .map((one) => complete(one, blank[0]))
          .filter((one) => one !== omitted);
  }
  if (isFields(blank)) {
    const given = isFields(value) ? value : {};
    const fields = Object.entries(blank).map(([name, one]) => [name, complete(given[name], one)] as const);
    if (fields.some(([, one]) => one === omitted)) return omitted;
    return {
      ...Object.fromEntries(Object.entries(given).filter(([, one]) => one !== null)),
      ...Object.fromEntries(fields),
    };
  }
  if (typeof value === typeof blank) return value;
  return typeof blank === 'string' && typeof value === 'number' ? String(value) : blank;
};

/**
 * Returns a function that completes an answer: an upstream may leave out what a record does not have. Undefined if the answer lacks a needed
 * field. The same answer gives the same object.
 */
export const completeWith = <T extends object>(
  blank: Blank<T>,
  tidy: (answer: T) => T = (answer) => answer,
): ((answer: object) => T | undefined) => {
  const completed = new WeakMap<object, T | typeof omitted>();
  return (answer) => {
    let whole = completed.get(answer);
    if (whole === undefined) {
      const filled = complete(answer, blank);
      // Every required field has the type of its blank now.
      whole = filled === omitted ? omitted : tidy(filled as T);
      completed.set(answer, whole);
    }
    return whole === omitted ? undefined : whole;
  };
};
