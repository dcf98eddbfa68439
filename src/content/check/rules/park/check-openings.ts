import type { Opening } from '#schemas/opening.schema';
import type { CheckContext, Finding } from '../../check-context.ts';
import { checkDays, checkHours, reversed } from '../check-times.ts';

/** Checks days and hours of venues and shows. */
export function checkOpenings(context: CheckContext): void {
  for (const opening of context.documents.opening.values()) {
    const { date, season, hours } = opening;
    if ((date === undefined) === (season === undefined)) context.report(opening, date === undefined ? [] : ['season'], unclearDays(opening));
    if (season !== undefined) checkDays(context, opening, ['season'], season);
    if (hours === undefined) continue;
    checkHours(context, opening, ['hours'], hours);
    if (hours.nightUntil !== undefined && hours.nightUntil <= hours.until) context.report(opening, ['hours', 'nightUntil'], reversed(hours.until, hours.nightUntil));
  }
  for (const show of context.documents.show.values()) show.schedule.forEach((entry, index) => checkDays(context, show, ['schedule', index], entry));
}

const unclearDays = ({ date }: Opening): Finding => ({
  code: 'settings-clash',
  severity: 'warning',
  text: date === undefined
    ? { ko: '날짜도 기간도 없어서 이 운영 시간은 어느 날에도 쓰이지 않아요.', en: 'It has neither a date nor a season, so it never applies.' }
    : { ko: '날짜와 기간이 함께 있으면 기간은 쓰이지 않아요.', en: 'It has a date and a season; the season has no effect.' },
  hint: { ko: 'date와 season 가운데 하나만 적으세요.', en: 'Use either date or season.' },
  ...(date === undefined ? {} : { fix: { kind: 'remove', pointer: '/season' } as const }),
});
