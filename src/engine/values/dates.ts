const second = 1_000;
const day = 86_400 * second;
/** Korean time is nine hours ahead, all year. */
const korea = 9 * 3_600 * second;

/** Civil calendar to days, without a clock (Howard Hinnant's algorithm for the proleptic Gregorian calendar). */
export const daysSince1970 = (year: number, month: number, dayOfMonth: number): number => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
};

/** Inverse of daysSince1970, by the same author. */
const civilOf = (days: number): readonly [year: number, month: number, dayOfMonth: number] => {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return [
    yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  ];
};

/** True if eight digits name a day of the calendar, as YYYYMMDD. */
export const isDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (year === undefined) return false;
  const given = [Number(year), Number(month), Number(day)] as const;
  return (
    given[1] >= 1 && given[1] <= 12 && civilOf(daysSince1970(...given)).every((part, index) => part === given[index])
  );
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** Formats an instant (milliseconds since 1970) as YYYYMMDDHHmmss in Korean time. */
export const formatMoment = (at: number): string => {
  const local = at + korea;
  const [year, month, dayOfMonth] = civilOf(Math.floor(local / day));
  const seconds = Math.floor(local / second) - Math.floor(local / day) * 86_400;
  const timeOfDay = (Math.floor(seconds / 3_600) * 100 + (Math.floor(seconds / 60) % 60)) * 100 + (seconds % 60);
  return digits(((year * 100 + month) * 100 + dayOfMonth) * 1_000_000 + timeOfDay, 14);
};

/** Returns the day of an instant in Korean time, YYYYMMDD. */
export const koreanDay = (at: number): string => formatMoment(at).slice(0, 8);

/** Returns the start of the next day in Korean time, in milliseconds since 1970. */
export const nextKoreanDayStart = (at: number): number => (Math.floor((at + korea) / day) + 1) * day - korea;

/** Returns today and the same day of the previous year, YYYYMMDD in Korean time. */
export const todayAndYearAgo = (at: number): { readonly today: string; readonly yearAgo: string } => {
  const today = koreanDay(at);
  const yearAgo = `${digits(Number(today.slice(0, 4)) - 1, 4)}${today.slice(4)}`;
  return { today, yearAgo: yearAgo.endsWith('0229') ? `${yearAgo.slice(0, 4)}0228` : yearAgo };
};

/** Returns the day a number of months later (earlier if negative), YYYYMMDD; the last day of a shorter month. */
export const addMonths = (ofDay: string, months: number): string => {
  const [year, month, dayOfMonth] = partsOf(ofDay);
  const count = year * 12 + (month - 1) + months;
  const firstOf = (number: number): number => daysSince1970(Math.floor(number / 12), (number % 12) + 1, 1);
  return numberedDay(firstOf(count) + Math.min(dayOfMonth, firstOf(count + 1) - firstOf(count)) - 1);
};

/** Returns the day a number of days later (earlier if negative), YYYYMMDD. */
export const addDays = (ofDay: string, days: number): string => numberedDay(daysSince1970(...partsOf(ofDay)) + days);

const partsOf = (ofDay: string): readonly [year: number, month: number, dayOfMonth: number] => [
  Number(ofDay.slice(0, 4)),
  Number(ofDay.slice(4, 6)),
  Number(ofDay.slice(6, 8)),
];

const numberedDay = (number: number): string => {
  const [year, month, dayOfMonth] = civilOf(number);
  return digits((year * 100 + month) * 100 + dayOfMonth, 8);
};

/** Parses YYYYMMDDHHmmss in Korean time. Returns undefined for any other format or a nonexistent moment. */
export const parseMoment = (text: string): number | undefined => {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (match === null) return undefined;
  const [year, month, dayOfMonth, hours, minutes, seconds] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = daysSince1970(year, month, dayOfMonth) * day + (hours * 3_600 + minutes * 60 + seconds) * second - korea;
  return formatMoment(at) === text ? at : undefined;
};

/** Returns the expiry of a refresh token as given, or `days` from now if it is unreadable (P-371, P-480). */
export const expiryOf = (given: string, now: number, days: number): string =>
  parseMoment(given) === undefined ? formatMoment(now + days * day) : given;

/** Returns the day of a moment: its first eight digits, or an empty string. */
export const dayOf = (moment: string): string => /^\d{8}/.exec(moment)?.[0] ?? '';

/** Returns true if a day is today or past. An empty day is never due. */
export const isDue = (ofDay: string, today: string): boolean => ofDay !== '' && ofDay <= today;

/** Returns the age in whole years on a day, or undefined if the date of birth is missing, malformed or in the future. */
export const ageOn = (birthDate: string, today: string): number | undefined => {
  if (!/^\d{8}$/.test(birthDate) || parseMoment(`${birthDate}000000`) === undefined || birthDate > today)
    return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(4) > today.slice(4) ? years - 1 : years;
};
