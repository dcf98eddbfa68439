import type { VenuePlan } from './plan.ts';

const texts = {
  KEYWORDS: ['{name}, 나들이', '{name}, a day out'],
  SLOGAN: ['{name}에 오신 것을 환영해요. 천천히 둘러보세요.', 'Welcome to {name}. Take your time.'],
  TAGLINE: ['새로 문을 열었어요', 'Newly opened'],
  HOME_HERO: ['{name},\n이제 문을 열어요', '{name}\nis open now'],
  HOME_OPEN: ['운영 중', 'Open'],
  HOME_OPEN_TEXT: ['10:00–18:00', '10:00–18:00'],
  INFO: ['이용 안내', 'Visitor guide'],
  INFO_SEO: ['이용 안내 · {name}', 'Visitor guide · {name}'],
  INFO_DESC: ['{name}의 시간과 자리, 찾아오는 길이에요.', 'Hours, places and the way to {name}.'],
  INFO_HEAD: ['알고 오면\n더 편해요', 'Good to know\nbefore you come'],
  INFO_HOURS: ['여는 시간', 'Hours'],
  INFO_HOURS_VALUE: ['10:00–18:00', '10:00–18:00'],
  INFO_DESK: ['안내소', 'Information desk'],
  INFO_DESK_VALUE: ['정문 옆', 'Beside the main gate'],
  INFO_PARKING: ['주차', 'Parking'],
  INFO_PARKING_VALUE: ['무료', 'Free'],
  NOTICE_SEO: ['공지사항 · {name}', 'Notices · {name}'],
  NOTICE_DESC: ['{name}의 새 소식이에요.', 'News from {name}.'],
} as const;

type Text = keyof typeof texts | 'NAME';

/** Key of one of the venue's own messages. */
export const keyIn =
  (code: string) =>
  (name: Text): string =>
    `MSG_TXT_${code}_${name}`;

/** The venue's own messages in one language. */
export function messagesOf({ code, slug, name }: VenuePlan, locale: 'ko' | 'en'): object {
  const key = keyIn(code);
  const said = Object.entries(texts).map(([one, [ko, en]]) => [
    `MSG_TXT_${code}_${one}`,
    (locale === 'ko' ? ko : en).replaceAll('{name}', name[locale]),
  ]);
  return {
    type: 'messages',
    id: `${slug}-${locale}`,
    v: 1,
    locale,
    texts: { [key('NAME')]: name[locale], ...Object.fromEntries(said) },
  };
}
