import { hasCheckDigit } from '../../core/records/typed-numbers.ts';
import { normaliseTyped } from '../../../engine/index.ts';

/** Returns a typed or scanned number in the form in which numbers are stored: without the QR prefix `PT:`, in upper case. */
export const readTyped = (typed: string): string => normaliseTyped('code', typed).replace(/^PT:/, '');

const DIGITS = 18;

/** Tells whether a number can be one of a ticket or pass: 18 digits, the last of which checks the others. */
export const isTicketNumber = (number: string): boolean =>
  number.length === DIGITS && /^\d+$/.test(number) && hasCheckDigit(number);

export const isReservationNumber = (number: string): boolean => /^\d{8,12}$/.test(number);

/** Meal coupons: 1 to 20 letters, digits and underscores. */
export const isMealNumber = (number: string): boolean => /^\w{1,20}$/.test(number);

/** Masks all but the last four characters. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`;
