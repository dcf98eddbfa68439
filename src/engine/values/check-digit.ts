/** True if the last digit is the Luhn check digit of the others. */
export const hasCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) &&
  Array.from(digits)
    .toReversed()
    .reduce(
      (sum, digit, index) => sum + (index % 2 === 0 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]!),
      0,
    ) %
    10 ===
    0;

/** Returns digits with their Luhn check digit. */
export const withCheckDigit = (digits: string): string =>
  digits + [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => hasCheckDigit(`${digits}${digit}`))!;
