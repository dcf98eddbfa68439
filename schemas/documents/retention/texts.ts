import type { DocumentTexts } from '../../texts.ts';
import type { retentionSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof retentionSchema> = {
  leavingDays: {
    ko: '돌아올 수 있는 날(일)',
    en: 'Days to come back',
    help: {
      ko: '탈퇴를 신청한 회원이 이 안에 돌아올 수 있어요. 그 뒤에 정보를 지워요.',
      en: 'A member who asked to leave can come back within these days. After them the data is deleted.',
    },
  },
  reservedDays: {
    ko: '아이디와 별명을 지키는 날(일)',
    en: 'ID and nickname reserved (days)',
    help: {
      ko: '탈퇴한 회원의 아이디와 별명을 이만큼은 다른 사람이 쓸 수 없어요.',
      en: 'Nobody else can take the ID and nickname of a withdrawn member for these days.',
    },
  },
  rewardBarDays: {
    ko: '첫 혜택을 다시 받지 못하는 날(일)',
    en: 'No first-time rewards for (days)',
    help: {
      ko: '탈퇴한 사람이 다시 가입해도 이만큼은 첫 혜택을 받지 못해요.',
      en: 'A person who joins again gets no first-time rewards for these days.',
    },
  },
  abuseBarDays: {
    ko: '이용 정지 뒤 가입하지 못하는 날(일)',
    en: 'No new account after abuse (days)',
    help: {
      ko: '부정 이용으로 정지된 사람은 이만큼 다시 가입할 수 없어요.',
      en: 'A person who was suspended for abuse cannot join again for these days.',
    },
  },
  years: {
    ko: '법에 따라 보관하는 해',
    en: 'Years kept by law',
    help: {
      ko: '이 기록만 따로 보관해요. 가장 작은 값은 법에서 정한 기간이에요.',
      en: 'Only these records are kept, apart from all others. The minimum is what the law asks for.',
    },
    of: {
      contract: { ko: '계약과 청약철회', en: 'Contracts' },
      payment: { ko: '대금 결제와 공급', en: 'Payments' },
      consent: { ko: '동의', en: 'Consents' },
      complaint: { ko: '불만과 분쟁 처리', en: 'Complaints' },
    },
  },
};
