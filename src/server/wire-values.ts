import { koreanDay, formatMoment } from '#engine';

/** Yes and no as the calls write them, from a column or a fact. */
export const ynOf = (value: boolean | number | null): 'Y' | 'N' => (value === true || value === 1 ? 'Y' : 'N');

/** Day of an instant in Korean time, YYYYMMDD. */
export const kstDay = (instant: Date): string => koreanDay(instant.getTime());

/** An ISO instant or milliseconds as YYYYMMDDHHmmss in Korean time. */
export const momentOf = (instant: string | number): string => formatMoment(new Date(instant).getTime());
