const offset = 9 * 60 * 60 * 1000;

const digits = (instant: Date): string => new Date(instant.getTime() + offset).toISOString().replace(/\D/g, '');

/** Day of an instant in Korean time, YYYYMMDD. */
export const kstDay = (instant: Date): string => digits(instant).slice(0, 8);

/** An instant in Korean time, YYYYMMDDHHmmss. */
export const kstMoment = (instant: Date): string => digits(instant).slice(0, 14);
