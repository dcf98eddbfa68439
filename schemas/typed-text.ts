/** Rules by which typed text is normalised before it is checked (`decisions.md`, Typed text). */
export const typedRules = [
  'identifier',
  'code',
  'digits',
  'phone',
  'phone-end',
  'email',
  'name',
  'text',
  'secret',
  'search',
] as const;
export type TypedRule = (typeof typedRules)[number];

/** Marks a string schema of a call: the server normalises the value by the rule before it checks it. */
export const typed = <const Rule extends TypedRule, const Schema extends { readonly type: 'string' }>(
  rule: Rule,
  schema: Schema,
): Schema & { readonly typed: Rule } => ({ ...schema, typed: rule });
