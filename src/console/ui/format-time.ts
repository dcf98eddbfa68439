const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Formats a time relative to now: minutes ago, today or yesterday with the time, else the date; in the device's time zone. */
export const formatTime = (at: string | number, now: number, language: string): string => {
  const date = new Date(at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const minutes = Math.floor((now - date.getTime()) / minuteMs);
  if (minutes >= 0 && minutes < 60)
    return minutes < 1 ? upperFirst(relative.format(0, 'second')) : relative.format(-minutes, 'minute');
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(date)) / dayMs);
  const time = date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false });
  if (days === 0 || days === 1) return `${upperFirst(relative.format(-days, 'day'))}, ${time}`;
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return `${date.toLocaleDateString(language, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })}, ${time}`;
};

/** Formats a duration in milliseconds in the largest unit that fits. */
export const formatDuration = (ms: number, language: string): string => {
  const [unit, length] =
    ms < 60 * minuteMs
      ? (['minute', minuteMs] as const)
      : ms < dayMs
        ? (['hour', 60 * minuteMs] as const)
        : (['day', dayMs] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.max(1, Math.round(ms / length)),
  );
};
