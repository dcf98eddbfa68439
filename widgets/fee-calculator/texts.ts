import type { WidgetTexts } from '#schemas/texts';
import { linkTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'receipt-2',
  label: { ko: '요금 계산기', en: 'Fee calculator' },
  about: { ko: '요금표와 일행이 낼 금액', en: 'Prices, and what a party pays' },
  settings: {
    book: {
      ko: '예매 단추',
      en: 'Booking button',
      help: { ko: '금액 옆의 단추예요.', en: 'Button beside the total.' },
      of: linkTexts,
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        tickets: { ko: '이용권', en: 'Tickets' },
        day: { ko: '가는 날', en: 'Day' },
        party: { ko: '일행의 키', en: 'Heights of the party' },
        less: {
          ko: '한 명 줄이기',
          en: 'One fewer',
          help: {
            ko: '한 명을 줄이는 단추의 이름이에요. {{name}}은 나이 구분이에요.',
            en: 'Name of the button that takes one person away; {{name}} is the class.',
          },
        },
        more: {
          ko: '더 보기',
          en: 'See more',
          help: {
            ko: '한 명을 늘리는 단추의 이름이에요. {{name}}은 나이 구분이에요.',
            en: 'Name of the button that adds one; {{name}} is the class.',
          },
        },
        discounts: { ko: '할인', en: 'Discounts' },
        held: {
          ko: '너무 오래 기다렸을 때',
          en: 'Held for too long',
          help: {
            ko: '방문객이 가진 카드와 증명서 묶음의 이름이에요.',
            en: 'Name of the group of cards and certificates that the visitor has.',
          },
        },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '할인을 쓰지 않는 선택이에요.', en: 'Choice of no discount.' },
        },
        best: {
          ko: '가장 쌀 때',
          en: 'Lowest price',
          help: { ko: '가장 싼 선택에 붙어요.', en: 'Mark of the cheapest choice.' },
        },
        people: {
          ko: '사람 수',
          en: 'People',
          help: { ko: '사람 수예요. {{count}}', en: 'Number of people; {{count}}.' },
        },
        total: { ko: '결제할 금액', en: 'Total' },
        free: { ko: '무료', en: 'Free', help: { ko: '0원일 때의 글이에요.', en: 'Price of 0.' } },
        won: { ko: '원', en: 'Won', help: { ko: '금액이에요. {{name}}', en: 'An amount; {{name}}.' } },
        off: { ko: '깎은 금액', en: 'Saving', help: { ko: '깎은 금액이에요. {{name}}', en: 'A saving; {{name}}.' } },
        for: {
          ko: '할인받는 사람',
          en: 'People with the discount',
          help: { ko: '할인을 받는 사람 수예요. {{count}}', en: 'People that a discount is used for; {{count}}.' },
        },
        note: { ko: '덧붙이는 말', en: 'Note' },
        closed: {
          ko: '닫았을 때',
          en: 'When closed',
          help: {
            ko: '쉬는 날에 보이는 글이에요. {{name}}은 날짜예요.',
            en: 'A day on which the venue is closed; {{name}} is the day.',
          },
        },
        nextOpen: {
          ko: '다음 여는 날',
          en: 'Next open day',
          help: {
            ko: '다음 여는 날을 고르는 단추의 이름이에요. {{name}}은 날짜예요.',
            en: 'Name of the button that chooses the next open day; {{name}} is the day.',
          },
        },
        outside: {
          ko: '파크 밖',
          en: 'Outside the park',
          help: {
            ko: '지났거나 너무 먼 날에 보이는 글이에요. {{name}}은 고를 수 있는 첫날과 마지막 날이에요.',
            en: 'A past day, or one too far ahead; {{name}} is the first and the last day that can be chosen.',
          },
        },
      },
    },
  },
};
