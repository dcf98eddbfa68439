import type { DocumentTexts } from '../../texts.ts';
import type { giftCardKindSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof giftCardKindSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  art: { ko: '그림', en: 'Picture' },
  validYears: {
    ko: '유효 기간(년)',
    en: 'Valid for (years)',
    help: { ko: '등록한 날부터 쓸 수 있는 햇수예요.', en: 'Years from the registration.' },
  },
  cardMax: {
    ko: '카드 한도(원)',
    en: 'Limit per card (won)',
    help: { ko: '카드 한 장에 담을 수 있는 가장 큰 금액이에요.', en: 'Largest balance of a card in won.' },
  },
  memberMax: {
    ko: '회원 한도(원)',
    en: 'Limit per member (won)',
    help: {
      ko: '한 회원의 카드를 모두 합친 가장 큰 금액이에요.',
      en: 'Largest balance of all cards of a member in won.',
    },
  },
  refund: {
    ko: '남은 금액 환불',
    en: 'Refund of the rest',
    help: {
      ko: '이만큼 쓰면 나머지를 돌려받을 수 있어요. `smallAmount`까지의 카드는 비율이 따로 있어요.',
      en: 'Used part in percent from which the rest is refunded; cards up to `smallAmount` have their own.',
    },
    of: {
      percent: { ko: '쓴 비율(%)', en: 'Used part (%)' },
      smallAmount: { ko: '소액 카드 기준(원)', en: 'Small cards up to (won)' },
      smallPercent: { ko: '소액 카드의 쓴 비율(%)', en: 'Used part of small cards (%)' },
    },
  },
};
