import type { DocumentTexts } from '../../texts.ts';
import type { linkSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof linkSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  linkName: { ko: '링크 이름', en: 'Name of the link' },
  linkUrl: { ko: '주소', en: 'Address' },
  mobileUrl: {
    ko: '모바일 주소',
    en: 'Mobile address',
    help: {
      ko: '휴대전화와 앱은 이 주소로 가요. 따로 된 모바일 사이트가 있을 때 써요.',
      en: 'Mobile address for phones and app shells, for sites that have one.',
    },
  },
  newWindow: { ko: '새 창으로', en: 'Opens a new window' },
  reservation: {
    ko: '예약 링크',
    en: 'Reservation',
    help: {
      ko: '스마트 예약 링크예요. 앱이 따로 된 웹뷰로 열어요.',
      en: 'A smart reservation link: the app opens it in a separate web view.',
    },
  },
};
