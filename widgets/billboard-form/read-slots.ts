import type { BillboardSlots, BillboardTimes } from '#schemas/calls/billboard/answers';
import { completeWith, needed, type Blank } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

export type BillboardTime = BillboardTimes['timeList'][number];

// How many are left is not a number if it is not known.
const blankTime: Blank<BillboardTime> = { slotId: needed, timeTxt: '', leftCnt: NaN };
const completeTimes = completeWith<BillboardTimes>({ date: '', timeList: [blankTime] });
const completeSlots = completeWith<BillboardSlots>({
  eventId: '',
  screenNm: '',
  seconds: 0,
  letters: 0,
  ageMin: 0,
  cancelHours: 0,
  slotList: [{ date: needed, leftCnt: NaN }],
  templateList: [{ templateId: needed, templateNm: '', imageNm: '' }],
  date: '',
  timeList: [blankTime],
});

/** Answer of the days; an unknown shape counts as failed. */
export const readSlots = (data: DataState | undefined): BillboardSlots | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return (
    (data.state === 'ready' && isFields(data.value) && Array.isArray(data.value['slotList'])
      ? completeSlots(data.value)
      : undefined) ?? 'failed'
  );
};

/** Times of a day; none for an unknown shape. */
export const readTimes = (answer: unknown): readonly BillboardTime[] => {
  return (isFields(answer) ? completeTimes(answer)?.timeList : undefined) ?? [];
};

/** Forbidden words; none if they could not be read, and the server checks again. */
export const readWords = (data: DataState | undefined): readonly string[] =>
  data?.state === 'ready' && Array.isArray(data.value) ? data.value.filter((one) => typeof one === 'string') : [];

/** A day (YYYYMMDD) with its weekday in a language. */
export const formatSlotDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'ko' ? 'ko-KR' : 'en-GB', {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`));
