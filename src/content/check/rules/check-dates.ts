import { readInstant } from '#engine/conditions/condition';
import { koreanDay } from '#engine/values/dates';
import type { Finding, CheckContext } from '../check-context.ts';
import type { Words } from '../problem.ts';

/** Notes about content that is expired or not yet valid at an instant; both may be intended. Advice alone names what stays readable as ended. */
export function checkDates(survey: CheckContext, now: number): void {
  const { documents } = survey;
  for (const list of [
    documents.banner,
    documents.board,
    documents.notice,
    ...(survey.advice ? [documents.discount, documents.event] : []),
  ]) {
    for (const content of list.values()) {
      const { until } = content;
      if (until !== undefined && readInstant(until) <= now)
        survey.report(content, ['until'], over(content.type, until));
    }
  }
  for (const list of [documents.banner, documents.board, documents.notice, documents.discount]) {
    for (const content of list.values()) {
      const { from } = content;
      if (from !== undefined && readInstant(from) > now) survey.report(content, ['from'], notYet(from));
    }
  }
  for (const page of documents.page.values()) {
    (page.schedule ?? []).forEach(({ until }, index) => {
      if (until !== undefined && readInstant(until) <= now)
        survey.report(page, ['schedule', index, 'until'], past(until));
    });
  }
  const today = koreanDay(now);
  for (const coupon of documents['coupon-kind'].values()) {
    if (coupon.until !== undefined && coupon.until.replaceAll('-', '') < today)
      survey.report(coupon, ['until'], over(coupon.type, coupon.until));
  }
  for (const notice of documents.notice.values()) {
    if (notice.publishedAt.replaceAll('-', '') > today)
      survey.report(notice, ['publishedAt'], notYet(notice.publishedAt));
  }
}

const over = (type: string, until: string): Finding => ({
  code: 'content-over',
  severity: 'note',
  text: {
    ko: `${type}의 기간이 ${until}에 끝나서 ${endings[type]?.ko ?? '더는 보이지 않아요'}.`,
    en: `This ${type} expired at ${until} and ${endings[type]?.en ?? 'is no longer visible'}.`,
  },
  hint: {
    ko: '다시 쓰려면 기간을 늘리고, 아니면 문서를 지우세요.',
    en: 'Extend its period to use it again, or delete the document.',
  },
});

/** Types that stay readable after their period. */
const endings: Readonly<Record<string, Words>> = {
  event: { ko: '끝난 이벤트로만 보여요', en: 'is shown only as an ended event' },
  discount: { ko: '끝난 혜택 목록에만 보여요', en: 'is listed only among ended benefits' },
  'coupon-kind': { ko: '새로 받아도 쓸 수 없어요', en: 'can no longer be used' },
};

const past = (until: string): Finding => ({
  code: 'content-over',
  severity: 'note',
  text: {
    ko: `이 일정은 ${until}에 끝나서 더는 페이지를 바꾸지 않아요.`,
    en: `This schedule entry expired at ${until} and no longer has an effect.`,
  },
  hint: { ko: '다시 쓰려면 기간을 고치고, 아니면 지우세요.', en: 'Set a new period, or remove it.' },
});

const notYet = (day: string): Finding => ({
  code: 'content-in-future',
  severity: 'note',
  text: {
    ko: `방문자에게 ${day}부터 보여요. 그 전에는 보이지 않아요.`,
    en: `Visitors see it from ${day} on, and not before.`,
  },
  hint: {
    ko: '지금 보여야 하면 날짜를 오늘이나 그 전으로 고치세요.',
    en: 'If they should see it now, use today or an earlier date.',
  },
});
