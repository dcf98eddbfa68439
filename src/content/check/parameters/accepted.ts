import { memoizeByObject } from '../../memoize-by-object.ts';

/** Accepted values of a parameter. Without `values` and `pattern`, any value except an empty one is accepted. */
export interface Accepted {
  readonly values?: readonly string[];
  readonly pattern?: string;
  readonly default?: string;
}

/** A value that is filled in later, such as `{item.publctId}`. */
const placeholder = /^\{[^{}]+\}$/;

const matcherOf = memoizeByObject(({ pattern }: Accepted): { readonly matches?: RegExp } => {
  try {
    return pattern === undefined ? {} : { matches: new RegExp(`^(?:${pattern})$`, 'u') };
  } catch {
    // An invalid pattern is reported where it is written.
    return {};
  }
});

/** True if all rules accept the value. A placeholder is accepted if it is the whole value. */
export function accepts(rules: readonly Accepted[], value: string): boolean {
  if (value.trim() === '') return false;
  if (placeholder.test(value)) return true;
  return rules.every(
    (rule) =>
      (rule.values === undefined || rule.values.includes(value)) && matcherOf(rule).matches?.test(value) !== false,
  );
}

/** The values that all rules with a list of values accept. Undefined if no rule lists values. */
export function valuesOf(rules: readonly Accepted[]): readonly string[] | undefined {
  const lists = rules.flatMap(({ values }) => (values === undefined ? [] : [values]));
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.includes(value)));
}
