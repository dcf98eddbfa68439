import { commonPasswords } from '#schemas/common-passwords.gen';

const mostUsed = new Set(commonPasswords.split(' '));

/** Returns true for a common password, ignoring case. */
export const isCommonPassword = (password: string): boolean => mostUsed.has(password.toLowerCase());
