import type { DocumentTexts } from '../../texts.ts';
import type { facilityUseSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof facilityUseSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  facilityId: { ko: '시설 번호', en: 'Facility ID' },
  order: { ko: '순서', en: 'Order' },
  kind: {
    ko: '종류',
    en: 'Kind',
    help: {
      ko: '빌리기와 보관함은 한 번에 하나를, 들어가기는 사람마다 하나를 써요.',
      en: 'A rental or locker takes one of the stock, a check-in one for each person.',
    },
    values: {
      RENTAL: { ko: '빌리기', en: 'Rental' },
      CHECKIN: { ko: '들어가기', en: 'Check-in' },
      LOCKER: { ko: '보관함', en: 'Locker' },
    },
  },
  name: { ko: '이름', en: 'Name' },
  rules: {
    ko: '약속',
    en: 'Rules',
    help: { ko: '쓰기 전에 회원이 확인하는 약속이에요.', en: 'What members confirm before they start.' },
  },
  minutes: {
    ko: '이용 시간(분)',
    en: 'Minutes',
    help: { ko: '돌려줄 때까지의 시간이에요.', en: 'Time until it must be returned.' },
  },
  stock: {
    ko: '수량',
    en: 'Stock',
    help: { ko: '동시에 쓸 수 있는 수예요.', en: 'How many can be in use at the same time.' },
  },
  people: {
    ko: '최대 인원',
    en: 'Largest number of people',
    help: { ko: '함께 쓸 수 있는 가장 많은 사람 수예요.', en: 'Largest number of people.' },
  },
  places: {
    ko: '코드가 붙은 곳',
    en: 'Places',
    help: { ko: '코드가 붙어 있는 곳이에요.', en: 'Places where a code hangs.' },
    of: {
      code: {
        ko: '코드',
        en: 'Code',
        help: {
          ko: 'QR의 글자예요. PF와 여덟 글자로 되어 있어요.',
          en: 'Text of the QR code: PF and eight letters or digits.',
        },
      },
      name: { ko: '이름', en: 'Name' },
    },
  },
};
