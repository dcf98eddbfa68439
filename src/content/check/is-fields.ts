/** A JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, neither a list nor null. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as an object; one without fields where it is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
