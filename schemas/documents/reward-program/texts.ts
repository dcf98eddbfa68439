import type { DocumentTexts } from '../../texts.ts';
import type { rewardProgramSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof rewardProgramSchema> = {
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '설명', en: 'Description' },
  art: { ko: '그림', en: 'Picture' },
  som: { ko: '솜', en: 'Som', help: { ko: '하나를 받는 데 드는 솜이에요.', en: 'Som for one piece.' } },
  coupon: {
    ko: '쿠폰 종류',
    en: 'Kind of coupon',
    help: {
      ko: '비우면 승인 번호를 보여 주고 안내소에서 받아요.',
      en: 'Empty: guests collect it with the approval number.',
    },
  },
  stock: { ko: '수량', en: 'Stock', help: { ko: '비우면 제한이 없어요.', en: 'Empty: unlimited.' } },
  perMember: { ko: '한 사람 최대', en: 'Limit a member' },
  from: { ko: '첫날', en: 'First day' },
  until: { ko: '마지막 날', en: 'Last day', help: { ko: '이날까지 받을 수 있어요.', en: 'Included.' } },
  ageMin: { ko: '최소 나이', en: 'Minimum age' },
};
