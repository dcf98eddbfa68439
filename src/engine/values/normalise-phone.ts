/** Country calling codes of one and two digits (ITU-T E.164); all others have three. */
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Normalises a phone number for comparison: an international number becomes the national one with a leading 0 (V-357, V-358). */
export const normalisePhone = (text: string): string => {
  const digits = text.trim().replaceAll(/[\s-]/g, '');
  return digits.startsWith('+') ? digits.replace(countryCode, '').replace(/^0?/, '0') : digits;
};
