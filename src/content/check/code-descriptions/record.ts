import type { RecordCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

/** Codes that a release finds on the server: in records and secrets. */
export const recordDescriptions: Readonly<Record<RecordCode, CodeDescription>> = {
  'live-records': {
    meaning: {
      ko: '삭제할 문서나 뺄 부분이 필요한 기록이 있어요.',
      en: 'Records of members need a document that the release deletes, or a part that it removes from one.',
    },
    fix: {
      ko: '기록이 모두 끝날 때까지 문서나 그 부분을 남겨 두세요.',
      en: 'Keep the document or part until these records have ended.',
    },
  },
  'version-in-force': {
    meaning: {
      ko: '사람들이 이미 동의했거나 믿고 있는 판이 바뀌어요.',
      en: 'The release changes a version that people agreed to or rely on.',
    },
    fix: {
      ko: '그대로 두고 판 번호를 올린 새 판을 만드세요.',
      en: 'Keep it as it is and make a new version with the next number.',
    },
  },
  'guessable-numbers': {
    meaning: {
      ko: '들여온 번호가 짧거나 서로 비슷해서 알아맞힐 수 있어요.',
      en: 'Numbers that were imported are so short or so alike that they can be guessed.',
    },
    fix: {
      ko: '서로 다른 부분이 10자 이상인 번호를 새로 발급하세요.',
      en: 'Issue new numbers with at least 10 characters that differ.',
    },
  },
  'missing-secret': {
    meaning: {
      ko: '문서가 쓰는 비밀 값이 서버에 없어요.',
      en: 'The server does not have a secret that a document names.',
    },
    fix: {
      ko: '서버의 환경 변수나 SECRETS_DIR 폴더에 그 이름으로 값을 넣으세요.',
      en: 'Set the environment variable of its name on the server, or put the file into SECRETS_DIR.',
    },
  },
};
