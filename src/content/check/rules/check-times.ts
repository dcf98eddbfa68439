import { readInstant } from '#engine/condition';
import type { Condition } from '#schemas/condition.schema';
import type { Page } from '#schemas/page.schema';
import type { Path } from '../problem.ts';
import type { Finding, Owner, Survey } from '../survey.ts';

interface Window {
  readonly from?: string;
  readonly until?: string;
}

/** Times: each ends after it began, and of two states of a page only one begins at an instant. */
export function checkTimes(survey: Survey): void {
  const { documents } = survey;
  for (const list of [documents.banner, documents.board, documents.discount]) for (const content of list.values()) checkWindow(survey, content, [], content);
  for (const page of documents.page.values()) if (page.schedule !== undefined) checkSchedule(survey, page, page.schedule);
}

/** Times inside conditions; called for each of them. */
export function checkConditionTimes(survey: Survey, owner: Owner, path: Path, condition: Condition): void {
  condition.forEach((group, one) => group.forEach((test, two) => {
    if (test.fact === 'now') checkWindow(survey, owner, [...path, one, two], test);
  }));
}

function checkWindow(survey: Survey, owner: Owner, path: Path, { from, until }: Window): void {
  if (from !== undefined && until !== undefined && readInstant(until) <= readInstant(from)) survey.report(owner, [...path, 'until'], reversed(from, until));
}

function checkSchedule(survey: Survey, page: Page, schedule: NonNullable<Page['schedule']>): void {
  schedule.forEach((time, index) => {
    const path = ['schedule', index];
    checkWindow(survey, page, path, time);
    const same = schedule.findIndex((other, before) => before < index && readInstant(other.from) === readInstant(time.from));
    if (same !== -1) survey.report(page, [...path, 'from'], clash(time.from));
    // Among several, one may bring the page's own state back while another lasts.
    if (schedule.length === 1 && time.pageStatusCode === page.pageInfo.pageStatusCode && time.pageBlockContent === undefined) survey.report(page, [...path, 'pageStatusCode'], noChange(time.pageStatusCode));
  });
}

const reversed = (from: string, until: string): Finding => ({
  code: 'window-reversed',
  text: { ko: `끝(${until})이 시작(${from})보다 늦지 않아서 이 기간은 절대 오지 않아요.`, en: `It ends (${until}) before it begins (${from}), so this time never comes.` },
  hint: { ko: '두 시각이 바뀌었는지 보고, 끝을 시작보다 늦게 적으세요.', en: 'See whether the two were swapped; the end has to be later than the beginning.' },
});

const clash = (from: string): Finding => ({
  code: 'schedule-clash',
  severity: 'warning',
  text: { ko: `두 일정이 같은 시각(${from})에 시작해서 어느 상태가 될지 분명하지 않아요.`, en: `Two times begin at the same instant (${from}): which of their states counts is left to chance.` },
  hint: { ko: '하나를 지우거나 시작 시각을 바꾸세요.', en: 'Remove one of them, or let it begin at another time.' },
});

const noChange = (state: string): Finding => ({
  code: 'schedule-without-effect',
  severity: 'warning',
  text: { ko: `이 일정은 페이지의 상태(${state})를 바꾸지 않아요.`, en: `This time changes nothing: the page has the state ${state} anyway.` },
  hint: { ko: '일정의 상태를 고치거나 일정을 지우세요.', en: 'Give it the state that is meant, or remove it.' },
});
