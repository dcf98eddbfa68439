/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for a JSON object, neither a list nor null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as an object; one without fields where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The objects of a JSON list; none where it is no list. */
export const fieldsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The texts of a JSON list; none where it is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
