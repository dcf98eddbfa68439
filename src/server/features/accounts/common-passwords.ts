import { dictionary } from '@zxcvbn-ts/language-common';

const mostUsed = new Set(dictionary['passwords-common'].slice(0, 3000));

/** Whether many people use this password; capitals make it no other. */
export const isCommonPassword = (password: string): boolean => mostUsed.has(password.toLowerCase());
