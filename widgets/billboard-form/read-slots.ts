import type { BillboardSlots, BillboardTimes } from '#schemas/billboard-answers.schema';
import type { DataState } from '../define-widget.ts';

export type BillboardTime = BillboardTimes['timeList'][number];

/** Answer of the days; an unknown shape counts as failed. */
export const readSlots = (data: DataState | undefined): BillboardSlots | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const value = data.state === 'ready' ? (data.value as Partial<BillboardSlots> | null) : null;
  return Array.isArray(value?.slotList) && Array.isArray(value.templateList) && Array.isArray(value.timeList) && typeof value.date === 'string' ? (value as BillboardSlots) : 'failed';
};

/** Times of a day; none for an unknown shape. */
export const readTimes = (answer: unknown): readonly BillboardTime[] => {
  const list = (answer as Partial<BillboardTimes> | null | undefined)?.timeList;
  return Array.isArray(list) ? list : [];
};

/** Forbidden words; none if they could not be read, and the server checks again. */
export const readWords = (data: DataState | undefined): readonly string[] => (data?.state === 'ready' && Array.isArray(data.value) ? data.value.filter((one) => typeof one === 'string') : []);

/** A day (YYYYMMDD) with its weekday in a language. */
export const formatSlotDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-GB', { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`));
