/** Returns a Korean number in its national form: `+82 10-1234-5678` and `+82 (0)10-1234-5678` are 01012345678. */
export const nationalNumber = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '');
  return digits.startsWith('82') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
};

const EARLIEST_YEAR = 1900;

/** Reads a birth date as YYYYMMDD from `19900102`, `1990-01-02` or `1990.01.02`; undefined for what is no day, a day to come, or a day without its year. */
export const birthDateOf = (text: string, now: Date): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-.]?(\d{2})[-.]?(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00+09:00`);
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return year === '' || Number(year) < EARLIEST_YEAR || Number.isNaN(date.getTime()) || !isDay || date > now
    ? undefined
    : `${year}${month}${day}`;
};
