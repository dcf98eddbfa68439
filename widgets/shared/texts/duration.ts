import { fillText } from './fill-text.ts';

/** Formats minutes as hours and minutes. */
export const duration = (minutes: number, texts: { readonly hours: string; readonly minutes: string }): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [fillText(texts.hours, { count: String(hours) })] : []),
    ...(rest > 0 || hours === 0 ? [fillText(texts.minutes, { count: String(rest) })] : []),
  ].join(' ');
};
