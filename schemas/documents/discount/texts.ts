import type { DocumentTexts } from '../../texts.ts';
import type { discountSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof discountSchema> = {
  publctId: { ko: '게시물 번호', en: 'Post number' },
  parkKindCd: { ko: '공원', en: 'Park' },
  bnftClassCd: { ko: '혜택 분류', en: 'Class of benefit' },
  bnftKindCd: { ko: '혜택 종류', en: 'Kind of benefit' },
  order: { ko: '순서', en: 'Order' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
  tag: { ko: '태그', en: 'Tag' },
  title: { ko: '제목', en: 'Title' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  facts: { ko: '정보 줄', en: 'Facts', of: { label: { ko: '이름', en: 'Label' }, value: { ko: '값', en: 'Value' } } },
  price: {
    ko: '요금 계산',
    en: 'Fee calculator',
    help: { ko: '요금 계산에 반영해요.', en: 'Effect on the fee calculator.' },
    of: {
      percent: {
        ko: '쓴 비율(%)',
        en: 'Used part (%)',
        help: { ko: '한 사람 요금에서 깎는 비율이에요.', en: 'Percent off the price of each person.' },
      },
      won: {
        ko: '원',
        en: 'Won',
        help: { ko: '한 사람 요금에서 깎는 금액이에요.', en: 'Won off the price of each person.' },
      },
      who: {
        ko: '누구',
        en: 'Visitor classes',
        help: { ko: '비우면 모두예요.', en: 'Visitor classes. Default: all.' },
      },
      people: {
        ko: '가장 많은 사람 수',
        en: 'Most people',
        help: { ko: '함께 쓸 수 있는 가장 많은 사람 수예요.', en: 'Largest number of people.' },
      },
      days: { ko: '요일 구분', en: 'Day kinds', help: { ko: '비우면 모든 날이에요.', en: 'Day kinds. Default: all.' } },
      tickets: { ko: '이용권', en: 'Tickets', help: { ko: '비우면 모든 이용권이에요.', en: 'Tickets. Default: all.' } },
      with: {
        ko: '함께 쓰는 할인',
        en: 'Combines with',
        help: {
          ko: '함께 쓸 수 있는 할인이에요. 비우면 하나만 써요.',
          en: 'Discounts that it combines with. Default: none.',
        },
      },
      party: {
        ko: '필요한 일행',
        en: 'Party it needs',
        help: { ko: '이 할인을 받는 일행이에요. 비우면 누구나예요.', en: 'Party that it needs. Default: any.' },
        of: {
          least: {
            ko: '가장 적은 사람 수',
            en: 'Fewest people',
            help: { ko: '가장 적은 사람 수예요.', en: 'Smallest number of people.' },
          },
          who: {
            ko: '함께 올 사람',
            en: 'Somebody of',
            help: { ko: '이 나이 구분의 사람이 함께 와야 해요.', en: 'Visitor classes of which somebody comes along.' },
          },
          leastOfWho: {
            ko: '그 가운데 가장 적은 수',
            en: 'Fewest of them',
            help: {
              ko: '이 나이 구분에서 가장 적은 사람 수예요. 비우면 1명이에요.',
              en: 'Smallest number of people of these classes. Default: 1.',
            },
          },
        },
      },
      held: {
        ko: '가진 사람만',
        en: 'Needs a card',
        help: {
          ko: '카드나 증명서를 가진 사람만 받아요.',
          en: 'The visitor must have something, such as a card or a certificate.',
        },
      },
    },
  },
  mine: {
    ko: '맞는 회원',
    en: 'Members it is for',
    help: {
      ko: '목록 맨 앞에서 내 혜택으로 보게 될 회원이에요. 등급, 포켓의 이용권, 제휴 카드 가운데 하나만 맞아도 돼요.',
      en: 'Members who see it first and marked as theirs: any of a grade, a ticket in the pocket or a partner card is enough.',
    },
    of: {
      grades: { ko: '등급', en: 'Grades', help: { ko: '회원 등급이에요.', en: 'Membership grades.' } },
      products: {
        ko: '가진 이용권',
        en: 'Tickets in the pocket',
        help: { ko: '오늘 쓸 수 있는 이용권이나 정기권이에요.', en: 'Tickets or season passes that are valid today.' },
      },
      cards: {
        ko: '제휴 카드',
        en: 'Partner cards',
        help: {
          ko: '제휴 카드예요. 데이터 서비스의 경로에 적힌 이름을 써요.',
          en: 'Partner cards, as the paths of their data services name them.',
        },
      },
    },
  },
};
