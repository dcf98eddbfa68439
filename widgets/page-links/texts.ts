import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'qrcode',
  label: { ko: '페이지 링크', en: 'Page links' },
  about: { ko: '넓은 화면 옆의 바로 가기', en: 'Shortcuts beside the column on wide screens' },
  settings: {
    quick: {
      ko: '바로 가기',
      en: 'Shortcuts',
      help: {
        ko: '아이콘이 있는 바로 가기예요. 홈에는 따로 있어서 빠져요.',
        en: 'Shortcuts with icons. A home has its own, so they are left out there.',
      },
      of: {
        title: { ko: '제목', en: 'Title' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        items: {
          ko: '항목',
          en: 'Items',
          of: {
            icon: { ko: '아이콘', en: 'Icon' },
            label: { ko: '이름', en: 'Label' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    codes: {
      ko: '코드',
      en: 'Codes',
      help: {
        ko: '휴대전화로 이어 볼 QR 코드예요. 코드마다 링크의 주소가 들어 있어요.',
        en: 'Links as QR codes, to go on with on a phone; each code holds the address of its link.',
      },
      of: {
        title: { ko: '제목', en: 'Title' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        items: {
          ko: '항목',
          en: 'Items',
          of: {
            label: { ko: '이름', en: 'Label' },
            text: { ko: '문구', en: 'Text' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
    groups: {
      ko: '모음',
      en: 'Groups',
      help: {
        ko: '단체 예약처럼 조용한 한 줄 링크예요.',
        en: 'Quiet links of one line each, such as those of group reservations.',
      },
      of: {
        title: { ko: '제목', en: 'Title' },
        note: { ko: '덧붙이는 말', en: 'Note' },
        items: {
          ko: '항목',
          en: 'Items',
          of: {
            icon: { ko: '아이콘', en: 'Icon' },
            label: { ko: '이름', en: 'Label' },
            action: { ko: '동작', en: 'Action' },
            when: { ko: '보이는 조건', en: 'Shown when' },
          },
        },
      },
    },
  },
};
