/** Whole turns before the wheel stops. */
const ROUNDS = 6;
/** A wheel with fewer prizes repeats them. */
const FEWEST_FIELDS = 6;

/** Times that each prize stands on the wheel. */
export const repeatsOf = (prizes: number): number => Math.max(1, Math.ceil(FEWEST_FIELDS / Math.max(1, prizes)));

/** Degrees by which the wheel has turned when the middle of a field of `fields` stands below the pointer; more than before. */
export const stopAt = (before: number, field: number, fields: number): number => {
  const rest = (360 - (field * 360) / fields) % 360;
  return (Math.floor(before / 360) + ROUNDS) * 360 + rest;
};

/** Outline of a field in a circle of radius 100; the middle of field 0 is at the top. */
export const fieldPath = (field: number, fields: number): string => {
  const corner = (at: number): string => {
    const angle = ((at - 0.5) / fields) * 2 * Math.PI;
    return `${(100 * Math.sin(angle)).toFixed(2)} ${(-100 * Math.cos(angle)).toFixed(2)}`;
  };
  return `M0 0L${corner(field)}A100 100 0 0 1 ${corner(field + 1)}Z`;
};

/** Longest line, in widths of a Korean letter. */
const LINE = 5.6;
const MOST_LINES = 3;

/** Width of a text in widths of a Korean letter. */
const widthOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.58), 0);

/** Lines of a prize's name. Words stay whole; the last line takes what is left. */
export const nameLines = (name: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (widthOf(`${last} ${word}`) <= LINE || lines.length === MOST_LINES)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Size of the letters, so that the longest line fits into its field. */
export const letterSize = (lines: readonly string[], fields: number): number => {
  // Chord of a field where the names stand.
  const room = 2 * 74 * Math.sin(Math.PI / fields) * 0.86;
  return Math.round(Math.min(13, room / Math.max(...lines.map(widthOf), 1)) * 10) / 10;
};
