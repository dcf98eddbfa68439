/** Characters shown on each side of a location in a long line. */
const AROUND = 60;

/** Returns the line of a location with a caret below the character. Undefined when the line does not exist. */
export function excerpt(text: string, line: number, column: number): string | undefined {
  const whole = text.split('\n', line)[line - 1]?.replace(/\r$/, '');
  if (whole === undefined) return undefined;
  const from = Math.max(0, column - 1 - AROUND);
  const until = Math.min(whole.length, column - 1 + AROUND);
  const [before, after] = [
    `${from > 0 ? '…' : ''}${whole.slice(from, column - 1)}`,
    `${whole.slice(column - 1, until)}${until < whole.length ? '…' : ''}`,
  ];
  const number = `${line} | `;
  return `${number}${printable(before)}${printable(after)}\n${' '.repeat(number.length)}${blank(printable(before))}^`;
}

// Hangul, Chinese characters and full-width forms take two columns of a terminal.
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

// oxlint-disable-next-line no-control-regex -- control characters would move the terminal's cursor
const printable = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\uFFFD');

/** Padding as wide as the text on a terminal; keeps tabs. */
const blank = (text: string): string =>
  Array.from(text)
    .map((letter) => (letter === '\t' ? '\t' : wide.test(letter) ? '  ' : ' '))
    .join('');
