/** Raw values of a query parameter that no page expects: unknown, empty, repeated and hostile ones. `{name}` is the parameter. */
export const unexpectedValues = ['no-such-value', '', '1&{name}=2', 'a'.repeat(3_000), '%3Cscript%3Ealert(1)%3C/script%3E', '__proto__', 'NaN', '1e400', '-1', '%ED%A0%80', '%00'] as const;

/** Returns the query with one value of a parameter. */
export const queryWith = (name: string, value: string): string => `?${name}=${value.replaceAll('{name}', name)}`;
