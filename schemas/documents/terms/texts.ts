import type { DocumentTexts } from '../../texts.ts';
import type { termsSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof termsSchema> = {
  kind: { ko: '종류', en: 'Kind' },
  versionNo: {
    ko: '판 번호',
    en: 'Version',
    help: { ko: '같은 종류에서 새 판일수록 커요.', en: 'Later versions of a kind have higher numbers.' },
  },
  announcedOn: {
    ko: '알리는 날',
    en: 'Announced on',
    help: { ko: '이날부터 약관 변경 안내에 보여요.', en: 'From this day on it is in the list of changes.' },
  },
  effectiveOn: {
    ko: '시작하는 날',
    en: 'Effective on',
    help: {
      ko: '알리는 날에서 7일 뒤부터예요. 회원에게 불리하면 30일 뒤부터예요. 시작한 판은 고치거나 지울 수 없어요.',
      en: 'At least 7 days after the announcement, 30 if it is adverse. From this day on the version cannot be changed or deleted.',
    },
  },
  adverse: {
    ko: '회원에게 불리한 변경',
    en: 'Adverse to members',
    help: { ko: '30일 전에 알려야 해요.', en: 'It needs 30 days of notice.' },
  },
  required: {
    ko: '동의 받기',
    en: 'Needs agreement',
    help: {
      ko: '가입할 때 동의를 받고, 새 판이 시작하면 다시 받아요. 끄면 공개만 해요.',
      en: 'People agree to it when they join, and members again to a new version. Otherwise it is only published.',
    },
  },
  minAge: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '이보다 어리면 묻지 않아요.', en: 'Younger people are not asked.' },
  },
  icon: { ko: '아이콘', en: 'Icon' },
  title: { ko: '제목', en: 'Title' },
  body: { ko: '본문', en: 'Text' },
  changes: {
    ko: '변경 안내',
    en: 'Changes',
    help: { ko: '약관 변경 안내에 실을 글이에요.', en: 'Its post in the list of changes.' },
    of: {
      publctId: { ko: '게시물 번호', en: 'Post number' },
      title: { ko: '제목', en: 'Title' },
      body: { ko: '본문', en: 'Text' },
    },
  },
};
