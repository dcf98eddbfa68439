/** Formats an instant as a date and time in Korea. */
export const formatMoment = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
    timeZone: 'Asia/Seoul',
  });
