import type { DocumentTexts } from '../../texts.ts';
import type { collectibleProgramSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof collectibleProgramSchema> = {
  title: { ko: '제목', en: 'Title' },
  segment: {
    ko: '주소에 쓰는 이름',
    en: 'Name in addresses',
    help: {
      ko: '페이지 주소 /mypage/my-이름, /mypage/my-이름-result에 들어가요. 페이지의 경로도 함께 바꾸세요.',
      en: 'Part of /mypage/my-name and /mypage/my-name-result. Change the paths of these pages too.',
    },
  },
  network: { ko: '네트워크', en: 'Network' },
  contract: {
    ko: '컨트랙트 주소',
    en: 'Contract',
    help: { ko: '소장품이 있는 컨트랙트의 공개 주소예요.', en: 'Public address of the contract of the collectibles.' },
  },
  minAge: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '만 19세보다 낮출 수 없어요.', en: 'Never below 19.' },
  },
  items: {
    ko: '소장품',
    en: 'Collectibles',
    of: {
      key: {
        ko: '이름표',
        en: 'Key',
        help: { ko: '네트워크가 알려 주는 이름이에요.', en: 'Name that the network gives.' },
      },
      name: { ko: '이름', en: 'Name' },
      art: { ko: '그림', en: 'Drawing' },
    },
  },
  benefits: {
    ko: '가지고 있으면 받는 것',
    en: 'What holding gives',
    of: {
      atLeast: { ko: '몇 개부터', en: 'From this number' },
      text: { ko: '설명', en: 'Description' },
    },
  },
};
