/** Arithmetic of the field in which QR codes correct their errors: 256 elements, x⁸ + x⁴ + x³ + x² + 1. */
const powers = new Uint8Array(512);
const logs = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  powers[exponent + 255] = value;
  logs[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const multiply = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[(logs[one] as number) + (logs[other] as number)] as number);

/** Coefficients of (x − 1)(x − 2)(x − 4)…, highest first, without the leading 1. */
const divisorOf = (degree: number): readonly number[] => {
  const divisor: number[] = [1];
  for (let root = 0; root < degree; root++) {
    divisor.push(0);
    for (let at = divisor.length - 1; at > 0; at--)
      divisor[at] = (divisor[at] as number) ^ multiply(divisor[at - 1] as number, powers[root] as number);
  }
  return divisor.slice(1);
};

/** The words with which a block of words can be corrected. */
export const errorCorrectionOf = (block: readonly number[], count: number): readonly number[] => {
  const divisor = divisorOf(count);
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of block) {
    const factor = word ^ (rest.shift() as number);
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at] = (rest[at] as number) ^ multiply(divisor[at] as number, factor);
  }
  return rest;
};
