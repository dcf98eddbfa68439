/** Text, or bytes in UTF-8. */
export type Part = string | Buffer;

const MOST_BYTES_A_UNIT = 3;
const EXPECTED_BYTES = 256 * 1024;

// Used only within one call. Writing into an existing buffer takes half as long as Buffer.from, which measures the text first.
let desk = Buffer.allocUnsafeSlow(EXPECTED_BYTES);

const makeRoom = (used: number, more: number): void => {
  if (used + more <= desk.length) return;
  const larger = Buffer.allocUnsafeSlow((used + more) * 2);
  desk.copy(larger, 0, 0, used);
  desk = larger;
};

/** Joins the parts to one UTF-8 buffer. */
export const encodeParts = (parts: readonly Part[]): Buffer => {
  let used = 0;
  for (const part of parts) {
    makeRoom(used, typeof part === 'string' ? part.length * MOST_BYTES_A_UNIT : part.length);
    used += typeof part === 'string' ? desk.write(part, used) : part.copy(desk, used);
  }
  const bytes = Buffer.allocUnsafeSlow(used);
  desk.copy(bytes, 0, 0, used);
  return bytes;
};
