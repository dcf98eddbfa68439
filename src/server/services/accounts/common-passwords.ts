import { dictionary } from '@zxcvbn-ts/language-common';

const mostUsed = new Set(dictionary['passwords-common'].slice(0, 3000));

/** Returns true for a common password, ignoring case. */
export const isCommonPassword = (password: string): boolean => mostUsed.has(password.toLowerCase());
