import { pageNames } from './pages.ts';
import type { VenuePlan } from './plan.ts';

/** The venue's first notices, newest first. */
export function noticesOf(plan: VenuePlan): object {
  const { code, kind, name, today, categories } = plan;
  const guide = (ko: string, en: string): { readonly ko: string; readonly en: string } => {
    const value = JSON.stringify({ action: 'move', pageNm: pageNames(plan).information.screen });
    return {
      ko: `<p>${ko}</p><p><button value='${value}'>이용 안내 보기</button></p>`,
      en: `<p>${en}</p><p><button value='${value}'>See the visitor guide</button></p>`,
    };
  };
  const notice = (number: number, more: object): object => ({
    type: 'notice',
    id: `${code}-notice-${number}`,
    v: 1,
    publctId: String(number),
    publctTypeCd: kind,
    category: categories[(number - 1) % categories.length] ?? '',
    publishedAt: today,
    ...more,
  });
  return {
    documents: [
      notice(1, {
        pinned: true,
        title: { ko: '문을 열었어요', en: 'We are open' },
        summary: { ko: '첫 손님을 기다려요', en: 'Come and be the first' },
        body: guide(`${name.ko}의 문을 열었어요.`, `${name.en} has opened its doors.`),
      }),
      notice(2, {
        title: { ko: '오시기 전에 읽어 주세요', en: 'Before you come' },
        summary: { ko: '시간과 자리', en: 'Hours and places' },
        body: guide('여는 시간과 안내소, 주차를 한곳에 모았어요.', 'Hours, the desk and parking on one page.'),
      }),
      notice(3, {
        title: { ko: '의견을 들려주세요', en: 'Tell us what you think' },
        summary: { ko: '정문 옆 안내소에서', en: 'At the desk beside the gate' },
        body: {
          ko: '<p>좋았던 점과 아쉬운 점을 안내소에 남겨 주세요.</p>',
          en: '<p>Leave a note at the desk: what you liked and what you missed.</p>',
        },
      }),
    ],
  };
}
