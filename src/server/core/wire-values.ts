import { koreanDay, formatMoment } from '../../engine/index.ts';

/** Formats a boolean column or fact as the Y/N values of the API. */
export const ynOf = (value: boolean | number | null): 'Y' | 'N' => (value === true || value === 1 ? 'Y' : 'N');

/** Formats an instant as a day in Korean time, YYYYMMDD. */
export const kstDay = (instant: Date): string => koreanDay(instant.getTime());

/** Formats an ISO instant or milliseconds as YYYYMMDDHHmmss in Korean time. */
export const momentOf = (instant: string | number): string => formatMoment(new Date(instant).getTime());
