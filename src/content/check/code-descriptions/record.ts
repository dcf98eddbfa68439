import type { RecordCode } from '../problem.ts';
import type { CodeDescription } from './code-description.ts';

/** Codes that a release finds in the records of members. */
export const recordDescriptions: Readonly<Record<RecordCode, CodeDescription>> = {
  'live-records': {
    meaning: { ko: '삭제할 문서나 뺄 부분이 필요한 기록이 있어요.', en: 'Records of members need a document that the release deletes, or a part that it removes from one.' },
    fix: { ko: '기록이 모두 끝날 때까지 문서나 그 부분을 남겨 두세요.', en: 'Keep the document or part until these records have ended.' },
  },
};
