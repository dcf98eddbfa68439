/** Digits with single spaces, dots or hyphens between them. */
const runs = /\d(?:[ .\-–]?\d){12,}/g;

const isLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Payment cards have 14 to 16 or 19 digits, and begin with the digit of a scheme. Tickets of the resort have 18. */
const isCard = (digits: string): boolean => /^[34569](\d{13,15}|\d{18})$/.test(digits) && isLuhn(digits);

const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
const hasChecksum = (digits: string): boolean => {
  const sum = weights.reduce((before, weight, index) => before + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
};

const isDay = (digits: string): boolean => {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
};

/**
 * Resident numbers have a birth date and a digit from 1 to 8 after it. Numbers given since October 2020 have no check digit, so one that is written with its
 * hyphen counts without it.
 */
const isResident = (typed: string, digits: string): boolean =>
  digits.length === 13 &&
  isDay(digits) &&
  /[1-8]/.test(digits[6] ?? '') &&
  (/^\d{6}[ .\-–]\d{7}$/.test(typed) || hasChecksum(digits));

/** Returns true if a text has a resident or payment card number. Members must not send one (VOC_03). */
export const hasSensitiveNumber = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(runs)].some(([typed]) => {
    const digits = typed.replaceAll(/\D/g, '');
    return isCard(digits) || isResident(typed, digits);
  });
