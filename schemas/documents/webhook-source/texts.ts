import type { DocumentTexts } from '../../texts.ts';
import type { webhookSourceSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof webhookSourceSchema> = {
  name: { ko: '이름', en: 'Name' },
  secret: {
    ko: '비밀 값의 이름',
    en: 'Secret',
    help: {
      ko: '서명(v1, HMAC)을 확인할 값의 이름이에요. 값은 서버의 SECRET_이름 변수나 SECRETS_DIR 폴더에 있어요.',
      en: 'Name of the value that proves signatures (v1, HMAC). The value is in the variable SECRET_NAME of the server, or in SECRETS_DIR.',
    },
  },
  publicKey: {
    ko: '공개 키',
    en: 'Public key',
    help: {
      ko: '서명(v1a, Ed25519)을 확인할 키예요. whpk_로 시작해요.',
      en: 'Key that proves signatures (v1a, Ed25519). It begins with whpk_.',
    },
  },
  types: {
    ko: '보낼 수 있는 소식',
    en: 'Types',
    help: { ko: '목록에 없는 소식은 거절해요.', en: 'Other types are refused.' },
    values: {
      'receipt.issued': { ko: '영수증 발행', en: 'Receipt issued' },
      'receipt.cancelled': { ko: '영수증 취소', en: 'Receipt cancelled' },
    },
  },
  isOff: {
    ko: '사용 안 함',
    en: 'Off',
    help: { ko: '다시 켤 때까지 모든 소식을 거절해요.', en: 'All of its messages are refused until it is on again.' },
  },
};
