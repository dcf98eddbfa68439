import type { DocumentTexts } from '../../texts.ts';
import type { missionSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof missionSchema> = {
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '할 일', en: 'What to do' },
  art: { ko: '그림', en: 'Picture' },
  from: {
    ko: '첫날',
    en: 'First day',
    help: { ko: '이날부터 완료할 수 있어요.', en: 'It can be completed from this day on.' },
  },
  until: {
    ko: '마지막 날',
    en: 'Last day',
    help: { ko: '이날까지 완료할 수 있어요.', en: 'It can be completed until the end of this day.' },
  },
  each: {
    ko: '하는 횟수',
    en: 'Repeated',
    values: {
      EVER: { ko: '한 번', en: 'Once' },
      YEAR: { ko: '해마다', en: 'Each year' },
      MONTH: { ko: '달마다', en: 'Each month' },
    },
  },
  goal: {
    ko: '조건',
    en: 'Conditions',
    help: { ko: '묶음 하나를 다 채우면 완료돼요.', en: 'One group with all its conditions is enough.' },
  },
  claimDays: {
    ko: '보상을 받을 수 있는 날 수',
    en: 'Days to collect the reward',
    help: { ko: '비우면 30일이에요.', en: 'Empty: 30.' },
  },
  reward: {
    ko: '보상',
    en: 'Reward',
    of: {
      som: { ko: '솜', en: 'Som' },
      coupon: { ko: '쿠폰 종류', en: 'Kind of coupon' },
    },
  },
};
