import type { DocumentTexts } from '../../texts.ts';
import type { sharingSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof sharingSchema> = {
  moduleCode: {
    ko: '모듈 코드',
    en: 'Module code',
    help: { ko: '제품의 어느 부분이 공유하는지 공유 호출에 알려요.', en: 'Product module, sent to the share call.' },
  },
  courseScreens: {
    ko: '코스 화면',
    en: 'Course screens',
    help: { ko: '분석에 코스 이름을 알리는 화면이에요.', en: 'Screens whose course name is sent to analytics.' },
  },
  texts: {
    ko: '문구',
    en: 'Texts',
    of: {
      title: { ko: '제목', en: 'Title' },
      lead: { ko: '이끄는 글', en: 'Lead' },
      address: { ko: '주소', en: 'Address' },
      coming: { ko: '주소를 만드는 동안', en: 'While the address is made' },
      messenger: { ko: '메신저', en: 'Messenger' },
      copy: { ko: '복사', en: 'Copy' },
      copied: { ko: '복사함', en: 'Copied' },
      notCopied: { ko: '복사하지 못함', en: 'Not copied' },
      invalid: { ko: '잘못된 경로', en: 'Wrong path' },
      unknown: { ko: '그 밖의 실패', en: 'Any other failure' },
      messengerFailed: { ko: '메신저 실패', en: 'Messenger failed' },
      notShared: { ko: '공유하지 못함', en: 'Not shared' },
      open: { ko: '공유한 화면 열기', en: 'Open what was shared' },
    },
  },
  memoryReport: {
    ko: '추억 리포트',
    en: 'Memory reports',
    help: {
      ko: '나눈 추억 리포트의 제목, 설명과 미리 보기 그림에 쓰는 문구예요. 없으면 화면의 것을 써요.',
      en: "Texts in the title, description and preview picture of a shared memory report. Without them, the page's own.",
    },
    of: {
      title: { ko: '제목', en: 'Title' },
      times: { ko: '횟수', en: 'Number of times' },
      rides: { ko: '탄 것', en: 'Rides' },
      uses: { ko: '빌리고 맡긴 것', en: 'Lockers and rentals' },
      courses: { ko: '코스', en: 'Courses' },
      events: { ko: '이벤트', en: 'Events' },
      badges: { ko: '배지', en: 'Badges' },
    },
  },
  refusals: {
    ko: '거절 코드별 문구',
    en: 'Words by refusal',
    help: {
      ko: '이 코드로 공유가 거절되면 하는 말이에요. 다른 코드면 “그 밖의 실패”를 써요.',
      en: 'What is said when a share is refused with one of these codes; with another it is Any other failure.',
    },
    of: { codes: { ko: '코드', en: 'Codes' }, message: { ko: '문구', en: 'Message' } },
  },
  messenger: {
    ko: '메신저',
    en: 'Messenger',
    help: {
      ko: '공유할 메신저 앱이에요. 샌드박스 동안은 표시된 대역 페이지가 나와요.',
      en: 'Messenger app for shares. While the sandbox is on, a labelled page replaces it.',
    },
    of: {
      name: { ko: '이름', en: 'Name' },
      address: {
        ko: '주소',
        en: 'Address',
        help: {
          ko: '`{url}`, `{title}`, `{description}`, `{image}`가 인코딩되어 채워져요.',
          en: '`{url}`, `{title}`, `{description}` and `{image}` are filled in, encoded.',
        },
      },
      popup: {
        ko: '팝업',
        en: 'Popup',
        of: { width: { ko: '너비', en: 'Width' }, height: { ko: '높이', en: 'Height' } },
      },
    },
  },
};
