/** The day of an instant at the resort, as YYYY.MM.DD. */
export const today = (now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now).replaceAll('-', '.');
