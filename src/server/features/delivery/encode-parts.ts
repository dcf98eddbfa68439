/** Text, or bytes in UTF-8. */
export type Part = string | Buffer;

const MOST_BYTES_A_UNIT = 3;
const EXPECTED_BYTES = 256 * 1024;

// Used within one call only. Writing into bytes that are there takes half of what Buffer.from takes, which counts them first.
let desk = Buffer.allocUnsafeSlow(EXPECTED_BYTES);

const makeRoom = (used: number, more: number): void => {
  if (used + more <= desk.length) return;
  const larger = Buffer.allocUnsafeSlow((used + more) * 2);
  desk.copy(larger, 0, 0, used);
  desk = larger;
};

/** The parts as one run of bytes in UTF-8. */
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
