import { koreanDay, writeMoment } from '#engine';

/** Day of an instant in Korean time, YYYYMMDD. */
export const kstDay = (instant: Date): string => koreanDay(instant.getTime());

/** An instant in Korean time, YYYYMMDDHHmmss. */
export const kstMoment = (instant: Date): string => writeMoment(instant.getTime());
