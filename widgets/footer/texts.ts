import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-bottombar',
  label: { ko: '바닥글', en: 'Footer' },
  about: { ko: '페이지 맨 아래 안내', en: 'What stands at the end of pages' },
  settings: {
    call: {
      ko: '고객 센터',
      en: 'Customer centre',
      help: { ko: '고객 센터예요. 번호는 사이트의 것이에요.', en: "Customer centre; the number is the site's." },
      of: {
        title: { ko: '제목', en: 'Title' },
        hours: { ko: '운영 시간', en: 'Hours' },
        button: { ko: '버튼', en: 'Button' },
      },
    },
    sites: {
      ko: '관련 사이트',
      en: 'Sites',
      help: {
        ko: '관련 사이트 목록이에요. 하나도 없으면 숨겨요.',
        en: 'Dropdown of affiliated sites; hidden when none of them is left.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        items: {
          ko: '항목',
          en: 'Items',
          of: {
            id: { ko: 'ID', en: 'Id' },
            label: { ko: '이름', en: 'Label' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    links: {
      ko: '링크',
      en: 'Links',
      of: {
        id: { ko: 'ID', en: 'Id' },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        strong: { ko: '굵게', en: 'Strong' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    copyright: { ko: '저작권 문구', en: 'Copyright' },
  },
};
