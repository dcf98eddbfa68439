import { lettersOf } from '../../../engine/index.ts';

/** Masks a name: only the first and the last letter stay. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = lettersOf(name);
  return rest.length < 2
    ? `${first}${'*'.repeat(rest.length)}`
    : `${first}${'*'.repeat(rest.length - 1)}${rest.at(-1)}`;
};
