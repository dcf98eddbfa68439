import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/** Column values as in every supported database: integers as numbers, booleans as 1 or 0. */
export const postgresTypes: CustomTypesConfig = {
  getTypeParser(id, format) {
    switch (id) {
      // Type of counts and sums.
      case builtins.INT8:
      case builtins.NUMERIC:
        return toNumber;
      case builtins.BOOL:
        return (text: string) => Number(text === 't');
      default:
        return types.getTypeParser(id, format);
    }
  },
};

function toNumber(text: string): number {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is too large for a number`);
  return number;
}
