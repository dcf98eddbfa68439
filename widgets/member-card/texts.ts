import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'user',
  label: { ko: '회원 카드', en: 'Member card' },
  about: { ko: '회원 이름과 등급, 포인트', en: "A member's name, grade and points" },
  settings: {
    name: { ko: '이름', en: 'Name', help: { ko: '`{{name}}`은 별명이에요.', en: '`{{name}}` is the nickname.' } },
    program: {
      ko: '멤버십 이름',
      en: 'Program',
      help: {
        ko: '멤버십 이름이에요. 등급 뒤에 붙어요.',
        en: 'Name of the membership program; it stands after the grade.',
      },
    },
    balance: { ko: '잔액', en: 'Balance' },
    unit: {
      ko: '단위',
      en: 'Unit',
      help: { ko: '포인트 숫자 바로 뒤에 붙어요.', en: 'Stands right after the number of points.' },
    },
    more: { ko: '더 보기', en: 'See more' },
    links: {
      ko: '링크',
      en: 'Links',
      help: { ko: '아래에 있는 다른 길이에요.', en: 'Ways on, below.' },
      of: {
        icon: { ko: '아이콘', en: 'Icon' },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
    failed: {
      ko: '실패 문구',
      en: 'When it fails',
      help: { ko: '아무것도 오지 않았을 때 카드 대신 나와요.', en: 'In place of the card when nothing came.' },
    },
  },
};
