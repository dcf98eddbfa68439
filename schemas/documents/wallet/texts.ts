import type { DocumentTexts } from '../../texts.ts';
import type { walletSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof walletSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  order: { ko: '순서', en: 'Order' },
  kind: {
    ko: '종류',
    en: 'Kind',
    values: {
      apple: { ko: '애플 지갑', en: 'Apple Wallet' },
      google: { ko: '구글 월렛', en: 'Google Wallet' },
      samsung: { ko: '삼성 월렛', en: 'Samsung Wallet' },
    },
  },
  provider: {
    ko: '호출 주소의 끝',
    en: 'End of the call',
    help: {
      ko: '호출 주소 `tickets/add…`의 끝부분이에요.',
      en: 'Last part of the address of the call: `tickets/add…`.',
    },
  },
  name: { ko: '이름', en: 'Name' },
  organisation: {
    ko: '발행자',
    en: 'Issuer',
    help: { ko: '지갑에 담긴 이용권에 보이는 발행자예요.', en: 'Issuer that the pass shows.' },
  },
  account: {
    ko: '지갑 계정',
    en: 'Account',
    help: {
      ko: '애플은 팀 ID, 구글은 발급자 ID, 삼성은 파트너 ID예요.',
      en: 'Apple: team ID. Google: issuer ID. Samsung: partner ID.',
    },
  },
  passType: {
    ko: '이용권 종류 ID',
    en: 'Pass type',
    help: {
      ko: '애플은 패스 종류 ID, 구글은 패스 클래스, 삼성은 카드 ID예요.',
      en: 'Apple: pass type ID. Google: class of passes. Samsung: card ID.',
    },
  },
  certificateId: {
    ko: '인증서 ID',
    en: 'Certificate ID',
    help: { ko: '삼성에만 써요. 인증서 ID예요.', en: 'Samsung only: ID of the certificate.' },
  },
  isOff: {
    ko: '담을 수 없게 함',
    en: 'Off',
    help: {
      ko: '새로 담을 수 없게 해요. 이미 담긴 이용권은 그대로예요.',
      en: 'Nobody can add passes to it. Passes on phones stay.',
    },
  },
};
