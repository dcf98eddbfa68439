import type { DocumentTexts } from '../../texts.ts';
import type { ticketProductSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof ticketProductSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  body: { ko: '본문', en: 'Body' },
  art: { ko: '그림', en: 'Picture' },
  icon: { ko: '아이콘', en: 'Icon' },
  kind: {
    ko: '종류',
    en: 'Kind',
    values: { TICKET: { ko: '이용권', en: 'Ticket' }, SEASON: { ko: '정기권', en: 'Season pass' } },
  },
  canLend: {
    ko: '빌려줄 수 있음',
    en: 'Can be lent',
    help: {
      ko: '주인이 동반자에게 하루 동안 빌려줄 수 있어요.',
      en: 'Its owner may lend it to a companion for a day.',
    },
  },
  canRemove: {
    ko: '포켓에서 뺄 수 있음',
    en: 'Can be removed',
    help: { ko: '주인이 포켓에서 뺄 수 있어요.', en: 'Its owner may remove it from the pocket.' },
  },
  canReenter: {
    ko: '다시 입장할 수 있음',
    en: 'Re-entry',
    help: {
      ko: '같은 날 나갔다가 다시 들어올 수 있어요.',
      en: 'Its holder may leave and enter again on the same day.',
    },
  },
  staticCode: {
    ko: '고정 코드와 모바일 지갑',
    en: 'Static code and mobile wallets',
    help: {
      ko: '예전 게이트에서 쓰는 고정 코드를 보여 주고, 모바일 지갑에 담을 수 있어요.',
      en: 'Its holder may show a static code at older gates, and add it to a mobile wallet.',
    },
  },
  renewal: {
    ko: '재가입',
    en: 'Renewal',
    help: {
      ko: '정기권에만 써요. 마지막 날 앞뒤로 재가입할 수 있는 기간과 고를 수 있는 선물이에요.',
      en: 'Season passes only: the period for renewal around the last day, and what those who renew may choose.',
    },
    of: {
      daysBefore: { ko: '끝나기 전 며칠부터', en: 'From days before the end' },
      daysAfter: { ko: '끝난 뒤 며칠까지', en: 'Until days after the end' },
      rewards: {
        ko: '재가입 선물',
        en: 'Rewards',
        of: {
          rewardId: { ko: '선물 ID', en: 'Reward ID' },
          name: { ko: '이름', en: 'Name' },
          stock: {
            ko: '수량',
            en: 'Stock',
            help: {
              ko: '한 기간에 준비한 선물 수예요. 방문자에게는 보이지 않아요.',
              en: 'Number of rewards a term. Visitors never see it.',
            },
          },
        },
      },
    },
  },
};
