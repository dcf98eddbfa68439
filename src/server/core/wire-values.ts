import { koreanDay, formatMoment } from '../../engine/index.ts';

/** Formats a boolean column or fact as the Y/N values of the API. */
export const ynOf = (value: boolean | number | null): 'Y' | 'N' => (value === true || value === 1 ? 'Y' : 'N');

/** Formats an instant as a day in Korean time, YYYYMMDD. */
export const kstDay = (instant: Date): string => koreanDay(instant.getTime());

/** Formats an ISO instant or milliseconds as YYYYMMDDHHmmss in Korean time. */
export const momentOf = (instant: string | number): string => formatMoment(new Date(instant).getTime());

/** Formats the Korean day of an instant for texts, as in 2026.11.30. */
export const dottedDay = (instant: Date): string => kstDay(instant).replace(/(\d{4})(\d{2})(\d{2})/, '$1.$2.$3');
