const ROUNDS = 24;
const MASK = (1n << 64n) - 1n;
/** Rate of Keccak-256 in bytes. */
const RATE = 136;

const rotate = (word: bigint, by: number): bigint => ((word << BigInt(by)) | (word >> BigInt(64 - by))) & MASK;
const at = (words: readonly bigint[], index: number): bigint => words[index]!;

/** Round constants, from the linear feedback shift register of the standard. */
const constants = ((register = 1) =>
  Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1);
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
    return constant;
  }))();

/** Position and rotation of each lane in the steps rho and pi. */
const moves = ((x = 1, y = 0) =>
  Array.from({ length: 24 }, (_, index) => {
    const from = x + 5 * y;
    [x, y] = [y, (2 * x + 3 * y) % 5];
    return { from, to: x + 5 * y, by: (((index + 1) * (index + 2)) / 2) % 64 };
  }))();

const permute = (state: readonly bigint[]): bigint[] =>
  constants.reduce<bigint[]>((lanes, constant) => {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(lanes, x + 5 * y), 0n));
    const mixed = lanes.map((lane, index) => lane ^ at(columns, (index + 4) % 5) ^ rotate(at(columns, (index + 1) % 5), 1));
    const moved = [...mixed];
    for (const { from, to, by } of moves) moved[to] = rotate(at(mixed, from), by);
    return moved.map((lane, index) => {
      const row = index - (index % 5);
      return lane ^ (~at(moved, row + ((index + 1) % 5)) & MASK & at(moved, row + ((index + 2) % 5))) ^ (index === 0 ? constant : 0n);
    });
  }, [...state]);

/** Keccak-256 of bytes, which is not SHA3-256: the padding differs, and Node has no implementation. */
export const keccak256 = (bytes: Uint8Array): Buffer => {
  const padded = Buffer.alloc((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  padded[bytes.length]! |= 0x01;
  padded[padded.length - 1]! |= 0x80;
  let state = Array.from({ length: 25 }, () => 0n);
  for (let start = 0; start < padded.length; start += RATE) {
    state = permute(state.map((lane, index) => (index < RATE / 8 ? lane ^ padded.readBigUInt64LE(start + 8 * index) : lane)));
  }
  const out = Buffer.alloc(32);
  for (let index = 0; index < 4; index += 1) out.writeBigUInt64LE(at(state, index), 8 * index);
  return out;
};

/** True for `0x` and 40 hexadecimal digits whose capital letters are the checksum of the address (EIP-55). */
export const isPublicAddress = (address: string): boolean => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2).toLowerCase();
  const hash = keccak256(Buffer.from(digits)).toString('hex');
  return address.slice(2) === Array.from(digits, (digit, index) => (Number.parseInt(hash[index]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('');
};
