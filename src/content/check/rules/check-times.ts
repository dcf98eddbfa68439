import { readInstant } from '#engine/conditions/condition';
import type { Condition } from '#schemas/parts/condition/schema';
import type { Page } from '#schemas/documents/page/schema';
import type { Path } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

interface Window {
  readonly from?: string;
  readonly until?: string;
}

/** Times: each ends after it began, and of two states of a page only one begins at an instant. */
export function checkTimes(survey: CheckContext): void {
  const { documents } = survey;
  for (const list of [documents.banner, documents.board, documents.discount, documents.event, documents.notice])
    for (const content of list.values()) checkWindow(survey, content, [], content);
  for (const page of documents.page.values())
    if (page.schedule !== undefined) checkSchedule(survey, page, page.schedule);
}

/** Times inside conditions; called for each of them. */
export function checkConditionTimes(survey: CheckContext, owner: Owner, path: Path, condition: Condition): void {
  condition.forEach((group, one) =>
    group.forEach((test, two) => {
      if (test.fact !== 'now') return;
      for (const end of ['from', 'until'] as const)
        if (test[end] !== undefined) checkDate(survey, owner, [...path, one, two, end], test[end]);
      checkWindow(survey, owner, [...path, one, two], test);
    }),
  );
}

/** Checks that a day or instant exists in the calendar; its form is already valid. */
export function checkDate(survey: CheckContext, owner: Owner, path: Path, text: string): void {
  if (!isReal(text)) survey.report(owner, path, impossible(text));
}

/** Returns whether a day or instant exists in the calendar. */
export function isReal(text: string): boolean {
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?/.exec(text) ?? [];
  const days = [
    31,
    Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][Number(month) - 1];
  return (
    days !== undefined &&
    Number(day) >= 1 &&
    Number(day) <= days &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60
  );
}

/** Checks that the last of two days is not before the first. */
export function checkDays(survey: CheckContext, owner: Owner, path: Path, { from, until }: Window): void {
  if (from !== undefined && until !== undefined && isReal(from) && isReal(until) && until < from)
    survey.report(owner, [...path, 'until'], reversed(from, until));
}

/** Checks that hours (HH:MM) end after they begin. */
export function checkHours(
  survey: CheckContext,
  owner: Owner,
  path: Path,
  { from, until }: { readonly from: string; readonly until: string },
): void {
  if (until <= from) survey.report(owner, [...path, 'until'], reversed(from, until));
}

function checkWindow(survey: CheckContext, owner: Owner, path: Path, { from, until }: Window): void {
  if (
    from !== undefined &&
    until !== undefined &&
    isReal(from) &&
    isReal(until) &&
    readInstant(until) <= readInstant(from)
  )
    survey.report(owner, [...path, 'until'], reversed(from, until));
}

function checkSchedule(survey: CheckContext, page: Page, schedule: NonNullable<Page['schedule']>): void {
  schedule.forEach((time, index) => {
    const path = ['schedule', index];
    checkWindow(survey, page, path, time);
    const same = schedule.findIndex(
      (other, before) => before < index && readInstant(other.from) === readInstant(time.from),
    );
    if (same !== -1) survey.report(page, [...path, 'from'], clash(time.from));
    const over =
      same === -1
        ? schedule.find(
            (other) =>
              other !== time &&
              readInstant(other.from) < readInstant(time.from) &&
              other.until !== undefined &&
              readInstant(other.until) > readInstant(time.from) &&
              !lasts(time, other.until),
          )
        : undefined;
    if (survey.advice && over !== undefined) survey.report(page, [...path, 'from'], overlap(over, time));
    // Among several, one may bring the page's own state back while another lasts.
    if (
      schedule.length === 1 &&
      time.pageStatusCode === page.pageInfo.pageStatusCode &&
      time.pageBlockContent === undefined
    )
      survey.report(page, [...path, 'pageStatusCode'], noChange(time.pageStatusCode));
  });
}

/** Whether a time lies inside another, as when a page is opened for an hour in between. */
const lasts = ({ until }: Window, end: string): boolean =>
  until !== undefined && readInstant(until) <= readInstant(end);

const overlap = (one: Window, two: Window): Finding => ({
  code: 'schedule-overlap',
  severity: 'note',
  text: {
    ko: `이 일정은 앞의 일정(${one.from} – ${one.until})이 끝나기 전에 시작해요. ${two.from}부터는 이 일정의 상태가 돼요.`,
    en: `It begins before the entry from ${one.from} to ${one.until} ends. From ${two.from} on, this entry decides the state.`,
  },
  hint: {
    ko: '뜻한 대로가 아니면 앞의 끝이나 이 시작을 고치세요.',
    en: 'If that is not intended, change the end of the earlier entry or the start of this one.',
  },
});

const impossible = (text: string): Finding => ({
  code: 'impossible-date',
  text: { ko: `'${text}'은(는) 달력에 없는 날이나 시각이에요.`, en: `The date or time '${text}' does not exist.` },
  hint: {
    ko: '달은 01–12, 날은 그 달의 마지막 날까지, 시각은 00:00:00–23:59:59로 적으세요.',
    en: 'Use months 01 to 12, days up to the last of the month, and times 00:00:00 to 23:59:59.',
  },
});

/** Reports a period that ends before it begins. */
export const reversed = (from: string, until: string): Finding => ({
  code: 'window-reversed',
  text: {
    ko: `끝(${until})이 시작(${from})보다 늦지 않아서 이 기간은 절대 오지 않아요.`,
    en: `It ends (${until}) before it begins (${from}), so it never applies.`,
  },
  hint: {
    ko: '두 시각이 바뀌었는지 보고, 끝을 시작보다 늦게 적으세요.',
    en: 'Check whether the two were swapped. The end must be later than the start.',
  },
});

const clash = (from: string): Finding => ({
  code: 'schedule-clash',
  severity: 'warning',
  text: {
    ko: `두 일정이 같은 시각(${from})에 시작해서 어느 상태가 될지 분명하지 않아요.`,
    en: `Two entries begin at the same time (${from}), so it is undefined which state applies.`,
  },
  hint: { ko: '하나를 지우거나 시작 시각을 바꾸세요.', en: 'Remove one of them, or change its start.' },
});

const noChange = (state: string): Finding => ({
  code: 'schedule-without-effect',
  severity: 'warning',
  text: {
    ko: `이 일정은 페이지의 상태(${state})를 바꾸지 않아요.`,
    en: `This entry has no effect: the page already has the state ${state}.`,
  },
  hint: { ko: '일정의 상태를 고치거나 일정을 지우세요.', en: 'Set the intended state, or remove it.' },
});
