import type { Opening } from '#schemas/documents/opening/schema';
import type { Show } from '#schemas/documents/show/schema';
import type { CheckContext, Finding } from '../../check-context.ts';
import { checkDays, checkHours, reversed } from '../check-times.ts';

/** Checks days and hours of venues and shows. */
export function checkOpenings(context: CheckContext): void {
  for (const opening of context.documents.opening.values()) {
    const { date, season, hours } = opening;
    if ((date === undefined) === (season === undefined))
      context.report(opening, date === undefined ? [] : ['season'], unclearDays(opening));
    if (season !== undefined) checkDays(context, opening, ['season'], season);
    if (hours === undefined) continue;
    checkHours(context, opening, ['hours'], hours);
    if (hours.nightUntil !== undefined && hours.nightUntil <= hours.until)
      context.report(opening, ['hours', 'nightUntil'], reversed(hours.until, hours.nightUntil));
  }
  for (const show of context.documents.show.values()) checkShow(context, show);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function checkShow(context: CheckContext, show: Show): void {
  show.schedule.forEach((entry, index) => {
    checkDays(context, show, ['schedule', index], entry);
    const inOrder = entry.times
      .map((time, at) => ({ time, at }))
      .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time));
    inOrder.forEach(({ time, at }, place) => {
      const before = inOrder[place - 1]?.time;
      if (before !== undefined && show.minutes !== undefined && minutesOf(time) - minutesOf(before) < show.minutes)
        context.report(show, ['schedule', index, 'times', at], overlap(before, time, show.minutes));
    });
  });
}

const overlap = (before: string, time: string, minutes: number): Finding => ({
  code: 'schedule-overlap',
  severity: 'warning',
  text: {
    ko: `${time} 회차가 시작할 때 ${before} 회차(${minutes}분)가 아직 끝나지 않았어요.`,
    en: `The show at ${time} begins before the one at ${before} ends, which lasts ${minutes} minutes.`,
  },
  hint: { ko: '시각이나 공연 시간(minutes)을 고치세요.', en: 'Change the time, or the length of the show (minutes).' },
});

const unclearDays = ({ date }: Opening): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text:
    date === undefined
      ? {
          ko: '날짜도 기간도 없어서 이 운영 시간은 어느 날에도 쓰이지 않아요.',
          en: 'It has neither a date nor a season, so it never applies.',
        }
      : {
          ko: '날짜와 기간이 함께 있으면 기간은 쓰이지 않아요.',
          en: 'It has a date and a season; the season has no effect.',
        },
  hint: { ko: 'date와 season 가운데 하나만 적으세요.', en: 'Use either date or season.' },
});
