/** Moving code of a stamp: `PS`, the step of 30 seconds in 8 digits and 16 hex digits. Other codes with `PS` are printed, and take the position, too. */
const moving = /^PS(\d{8})[0-9A-F]{16}$/;

/** Returns the step of a moving code; undefined for other codes. */
export const movingStep = (code: string): string | undefined => moving.exec(code)?.[1];

/** True for a text that can be the code of a stamp. */
export const isStampCode = (code: string): boolean => /^PS[0-9A-Z]{8,24}$/.test(code);
