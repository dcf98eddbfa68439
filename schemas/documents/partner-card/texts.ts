import type { DocumentTexts } from '../../texts.ts';
import type { partnerCardSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof partnerCardSchema> = {
  name: { ko: '이름', en: 'Name' },
  partner: { ko: '제휴사', en: 'Partner' },
  consent: {
    ko: '동의 항목',
    en: 'Consent item',
    help: {
      ko: '제휴사에 무엇을 왜 넘기는지 적은 항목이에요. 회원이 동의해야 신청해요.',
      en: 'It says what the partner gets and why. Members agree to it before they ask for the card.',
    },
  },
  states: {
    ko: '상태별 문구',
    en: 'Texts of the states',
    of: {
      NONE: { ko: '없음', en: 'None' },
      REQUESTED: { ko: '신청함', en: 'Requested' },
      ACTIVE: { ko: '사용 중', en: 'Active' },
      STOPPED: { ko: '그만 씀', en: 'Stopped' },
    },
  },
};
