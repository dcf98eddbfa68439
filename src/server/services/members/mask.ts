import { lettersOf } from '../../../engine/index.ts';

const hide = (text: string): string => {
  const letters = lettersOf(text);
  const { length } = letters;
  if (length <= 2) return `${letters[0] ?? ''}*`;
  return `${letters.slice(0, 2).join('')}${'*'.repeat(Math.max(1, length - 4))}${letters.slice(-Math.min(2, length - 2)).join('')}`;
};

/** Masks the middle of a text, so that its owner recognises it and others learn nothing. The part after `before` stays whole. */
export const maskMiddle = (text: string, before?: string): string => {
  if (text === '') return '';
  const at = before === undefined ? -1 : text.indexOf(before);
  return at < 0 ? hide(text) : hide(text.slice(0, at)) + text.slice(at);
};
