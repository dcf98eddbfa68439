const hide = (text: string): string => (text.length <= 2 ? `${text.slice(0, 1)}*` : `${text.slice(0, 2)}${'*'.repeat(Math.max(1, text.length - 4))}${text.slice(-Math.min(2, text.length - 2))}`);

/** Masks the middle of a text, so that its owner recognises it and others learn nothing. The part after `before` stays whole. */
export const maskMiddle = (text: string, before?: string): string => {
  if (text === '') return '';
  const at = before === undefined ? -1 : text.indexOf(before);
  return at < 0 ? hide(text) : hide(text.slice(0, at)) + text.slice(at);
};
