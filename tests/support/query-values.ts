const plainValues = ['no-such-value', '', '1&{name}=2'] as const;
const hostileValues = [
  'a'.repeat(3_000),
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '__proto__',
  'NaN',
  '1e400',
  '-1',
  '%ED%A0%80',
  '%00',
] as const;

/** Raw values of a query parameter that no page expects: unknown, empty, repeated and hostile ones. `{name}` is the parameter. */
export const unexpectedValues = [...plainValues, ...hostileValues] as const;

/** The same with one hostile value, the next one with each turn, so that a walk over many parameters meets all of them. */
export const unexpectedValuesOf = (turn: number): readonly string[] => [
  ...plainValues,
  ...hostileValues.slice(turn % hostileValues.length).slice(0, 1),
];

/** Returns the query with one value of a parameter. */
export const queryWith = (name: string, value: string): string => `?${name}=${value.replaceAll('{name}', name)}`;
