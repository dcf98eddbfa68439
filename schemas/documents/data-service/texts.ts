import type { DocumentTexts } from '../../texts.ts';
import type { dataServiceSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof dataServiceSchema> = {
  method: { ko: '방식', en: 'Method', values: { GET: { ko: 'GET', en: 'GET' }, POST: { ko: 'POST', en: 'POST' } } },
  path: { ko: '경로', en: 'Path', help: { ko: '`{name}`은 경로의 한 칸이에요.', en: '`{name}` is one segment.' } },
  state: {
    ko: '상태',
    en: 'State',
    help: {
      ko: '열림이 아니면 호출이 거절되고 방문자는 사이트의 안내를 읽어요. 준비 중이면 시험자에게는 답해요.',
      en: 'Unless it is open, the call is refused in the words of the site. In preparation, testers still get its answer.',
    },
    values: {
      N: { ko: '열림', en: 'Open' },
      D: { ko: '준비 중', en: 'In preparation' },
      B: { ko: '막음', en: 'Blocked' },
      '-1': { ko: '권한 없음', en: 'No authority' },
    },
  },
  typeCode: { ko: '종류 코드', en: 'Type code' },
  timeoutMs: { ko: '기다리는 시간(ms)', en: 'Time-out (ms)' },
  rules: {
    ko: '규칙',
    en: 'Rules',
    help: {
      ko: '질의 값이 맞아야 할 규칙을 이름별로 적어요. 맞지 않으면 규칙의 말로 거절해요.',
      en: 'Validation rule ids by query parameter. An invalid value is refused with the message of its rule.',
    },
  },
  personal: {
    ko: '개인 정보',
    en: 'Personal',
    help: {
      ko: '답이 한 회원의 것이에요. 다른 사람이 볼 페이지에는 절대 들어가지 않아요.',
      en: 'The answer belongs to one member and is never part of a shared page.',
    },
  },
  skipErrorHandler: {
    ko: '오류를 직접 처리',
    en: 'Handles its errors itself',
    help: {
      ko: '오류를 사이트가 아니라 부른 쪽이 처리해요(X-SkipErrorHandler).',
      en: "Errors go back to the caller, not to the site's reactions (X-SkipErrorHandler).",
    },
  },
  upstream: {
    ko: '답하는 서버',
    en: 'Answering server',
    help: {
      ko: '이 사이트 대신 같은 경로로 답하는 서버예요. 호스트가 사이트의 upstreamHosts에 있어야 해요.',
      en: "Upstream origin that answers under the same path; its host must be in the site's upstreamHosts.",
    },
  },
};
