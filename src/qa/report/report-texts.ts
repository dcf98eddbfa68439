import type { Problem, Words } from '#content';
import { withParticle } from '#content/diff/words/particles';

/** Texts of the reports; findings have their own. */
export const reportTexts = {
  error: { ko: '오류', en: 'error' },
  warning: { ko: '경고', en: 'warning' },
  note: { ko: '참고', en: 'note' },
  toSeeIt: { ko: '확인 방법', en: 'How to check' },
  oneRemedy: { ko: '--fix로 고칠 수 있어요', en: 'fixable with --fix' },
  pages: { ko: '페이지', en: 'pages' },
  viewers: { ko: '방문자 종류', en: 'kinds of viewers' },
  instants: { ko: '시점', en: 'instants' },
  views: { ko: '확인한 화면', en: 'views proven' },
  cut: { ko: '확인하지 못한 답', en: 'not asked' },
  reached: { ko: '닿는 페이지', en: 'pages reached' },
} as const satisfies Readonly<Record<string, Words>>;

const many = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** Formats the counts per severity; omits `documents` for a crawl without documents. */
export function summaryOf(problems: readonly Problem[], documents: number, command = ''): Words {
  const count = (severity: Problem['severity']): number => problems.filter((one) => one.severity === severity).length;
  const [errors, warnings, notes] = [count('error'), count('warning'), count('note')];
  const checked: Words =
    command === 'crawl' && documents === 0
      ? { ko: '사이트를 둘러봤어요', en: 'Site crawled' }
      : {
          ko: `문서 ${documents.toLocaleString('en-US')}개를 확인했어요`,
          en: `${many(documents, 'document')} checked`,
        };
  if (problems.length === 0) return { ko: `${checked.ko}. 문제가 없어요.`, en: `${checked.en}: no problems.` };
  if (errors + warnings === 0)
    return {
      ko: `${checked.ko}. 문제가 없어요. 참고 ${notes}개.`,
      en: `${checked.en}: no problems, ${many(notes, 'note')}.`,
    };
  return {
    ko: `${checked.ko}. 오류 ${errors}개, 경고 ${warnings}개${notes === 0 ? '' : `, 참고 ${notes}개`}.`,
    en: `${checked.en}: ${many(errors, 'error')}, ${many(warnings, 'warning')}${notes === 0 ? '' : `, ${many(notes, 'note')}`}.`,
  };
}

/** Formats the visitor's steps to a problem. */
export function describeSteps({ as, at, steps }: NonNullable<Problem['way']>): Words {
  const when = new Date(at).toISOString();
  const line = (press: (by: string, to: string) => string): string =>
    steps.map(({ to, by }) => (by === '' ? to : press(by, to))).join(', ');
  return {
    ko: `${line((by, to) => `'${by}' 누르기 → ${to}`)} (방문자: ${as}, 시점: ${when})`,
    en: `${line((by, to) => `press '${by}' → ${to}`)}, as ${as}, at ${when}`,
  };
}

/** Formats the unique fix of a problem. */
export function describeFix(fix: NonNullable<Problem['fix']>): Words {
  switch (fix.kind) {
    case 'replace':
      return {
        ko: `${withParticle(JSON.stringify(fix.value), '으로')} 바꾸기`,
        en: `write ${JSON.stringify(fix.value)}`,
      };
    case 'rename':
      return { ko: `이름을 ${withParticle(`'${fix.key}'`, '으로')} 바꾸기`, en: `rename it to '${fix.key}'` };
    case 'remove':
      return { ko: '지우기', en: 'remove it' };
  }
}
