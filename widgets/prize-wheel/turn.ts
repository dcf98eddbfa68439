/** Whole turns before the wheel stops. */
const ROUNDS = 6;
/** A wheel with fewer prizes repeats them. */
const FEWEST_FIELDS = 6;

/** Times that each prize stands on the wheel. */
export const repeatsOf = (prizes: number): number => Math.max(1, Math.ceil(FEWEST_FIELDS / Math.max(1, prizes)));

/** Degrees by which the wheel has turned when the middle of field `field` of `fields` equal ones, or the given degree, stands below the pointer; more than before. */
export const stopAt = (before: number, field: number, fields = 360): number => {
  const rest = (360 - (field * 360) / fields) % 360;
  return (Math.floor(before / 360) + ROUNDS) * 360 + rest;
};

/** A field of the wheel, in degrees; `prize` is the index of its prize. */
export interface WheelField {
  readonly prize: number;
  readonly middle: number;
  readonly size: number;
}

/** Smallest field whose name can be read, in degrees. */
const LEAST_SIZE = 20;

/** Sizes in proportion to the shares, none below the smallest; the others give what it takes. */
const sizesOf = (shares: readonly number[]): readonly number[] => {
  const least = Math.min(LEAST_SIZE, 360 / shares.length);
  const raised = new Set<number>();
  for (;;) {
    const rest = shares.reduce((sum, share, index) => sum + (raised.has(index) ? 0 : share), 0);
    const room = 360 - raised.size * least;
    const size = (share: number, index: number): number =>
      raised.has(index) ? least : rest === 0 ? room / (shares.length - raised.size) : (share / rest) * room;
    const sizes = shares.map(size);
    const small = sizes.findIndex((one, index) => !raised.has(index) && one < least - 1e-9);
    if (small === -1) return sizes;
    raised.add(small);
  }
};

/** Returns the fields of a wheel from the chances of its prizes. Without chances all are equal, and few prizes are repeated. */
export const fieldsOf = (shares: readonly (number | undefined)[]): readonly WheelField[] => {
  const known = shares.flatMap((share) => share ?? []);
  const isKnown = shares.length > 1 && known.length === shares.length;
  const count = isKnown ? shares.length : shares.length * repeatsOf(shares.length);
  const sizes = isKnown ? sizesOf(known) : Array.from({ length: count }, () => 360 / count);
  let middle = -(sizes[0] ?? 0) / 2;
  return sizes.map((size, field) => {
    middle += size;
    return { prize: field % shares.length, middle: middle - size / 2, size };
  });
};

/** Outline of a field in a circle of radius 100; 0 degrees are at the top. */
export const fieldPath = ({ middle, size }: WheelField): string => {
  const corner = (degrees: number): string => {
    const angle = (degrees / 180) * Math.PI;
    return `${(100 * Math.sin(angle)).toFixed(2)} ${(-100 * Math.cos(angle)).toFixed(2)}`;
  };
  return `M0 0L${corner(middle - size / 2)}A100 100 0 ${size > 180 ? 1 : 0} 1 ${corner(middle + size / 2)}Z`;
};

/** Longest line, in widths of a Korean letter. */
const LINE = 5.6;
const MOST_LINES = 3;

/** Width of a text in widths of a Korean letter. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.58), 0);

/** Lines of a prize's name. Words stay whole; the last line takes what is left. */
export const nameLines = (name: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (widthOf(`${last} ${word}`) <= LINE || lines.length === MOST_LINES))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Size of the letters, so that the longest line fits into its field. */
export const letterSize = (lines: readonly string[], fields: number): number => {
  // Chord of a field where the names stand.
  const room = 2 * 74 * Math.sin(Math.PI / Math.max(fields, 2)) * 0.86;
  return Math.round(Math.min(13, room / Math.max(...lines.map(widthOf), 1)) * 10) / 10;
};

/** Smallest letters across a field that can be read, in units of the drawing; below it the name stands along the radius. */
export const LEAST_LETTERS = 8;

/** Size of the letters of a name along the radius of one of `fields` equal fields: between hub and rim, and no higher than the field where it is narrow. */
export const spokeSize = (name: string, fields: number): number => {
  const height = 2 * 40 * Math.sin(Math.PI / Math.max(fields, 2)) * 0.9;
  return Math.round(Math.min(12, height, 68 / Math.max(widthOf(name), 1)) * 10) / 10;
};
