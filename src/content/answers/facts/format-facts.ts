import { serverTexts } from '#schemas/server-texts';
import { message } from '../texts.ts';
import type { Reading } from '../types.ts';

const METRES_PER_KM = 1000;

export type FormatReading = Pick<Reading, 'snapshot' | 'locale'>;

/** Fills a message of the release with numbers. */
export const released = (reading: FormatReading, key: string, values: Readonly<Record<string, number>> = {}): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value.toLocaleString('en-US')),
    message(reading, key),
  );

/** Minutes in words, from an hour on in hours. */
export const minutesText = (reading: FormatReading, minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return released(reading, serverTexts.factMinutes, { count: rest });
  return rest === 0
    ? released(reading, serverTexts.factWholeHours, { count: hours })
    : released(reading, serverTexts.factHours, { count: hours, minutes: rest });
};

/** Metres in words, from 1,000 on in kilometres. */
export const metresText = (reading: FormatReading, metres: number): string =>
  metres < METRES_PER_KM
    ? released(reading, serverTexts.factMetres, { count: metres })
    : released(reading, serverTexts.factKilometres, { count: Math.round(metres / 100) / 10 });
