import type { DocumentTexts } from '../../texts.ts';
import type { operationSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof operationSchema> = {
  method: { ko: '방식', en: 'Method', values: { GET: { ko: 'GET', en: 'GET' }, POST: { ko: 'POST', en: 'POST' } } },
  path: { ko: '경로', en: 'Path' },
  effect: {
    ko: '영향',
    en: 'Effect',
    values: { read: { ko: '읽기', en: 'Reads' }, write: { ko: '쓰기', en: 'Writes' } },
  },
  cmsCallable: { ko: '콘텐츠에서 부름', en: 'Callable from content' },
  formCallable: {
    ko: '입력에서 부름',
    en: 'Callable from forms',
    help: { ko: '방문자가 적은 것을 양식이 여기로 보낼 수 있어요.', en: "Forms can send visitors' input to it." },
  },
  session: {
    ko: '로그인에 미치는 일',
    en: 'What it does to the login',
    help: {
      ko: '이 답으로 로그인이 시작되거나 끝나거나, 방문자 정보가 바뀌거나, 앱도 토큰을 새로 받아야 할 수 있어요.',
      en: "Effect on the session: its answer starts or ends a login, changes viewer facts, or also renews the app shell's tokens.",
    },
    values: {
      begins: { ko: '로그인 시작', en: 'Begins a login' },
      ends: { ko: '로그아웃', en: 'Logs out' },
      ended: { ko: '서버가 로그인을 끝냄', en: 'The call ends the login' },
      changes: { ko: '정보가 바뀜', en: 'Changes what is known' },
      renews: { ko: '앱 토큰도 새로', en: "Renews the app's tokens too" },
    },
  },
  timeoutMs: { ko: '기다리는 시간(ms)', en: 'Time-out (ms)' },
  skipErrorHandler: {
    ko: '오류를 직접 처리',
    en: 'Handles its errors itself',
    help: {
      ko: '오류를 사이트가 아니라 부른 쪽이 처리해요(X-SkipErrorHandler).',
      en: "Errors go back to the caller, not to the site's reactions (X-SkipErrorHandler).",
    },
  },
  confirm: { ko: '되묻는 문구', en: 'Asks first' },
  ask: {
    ko: '되묻기',
    en: 'Question',
    help: { ko: '되묻는 문구 옆에 하는 말이에요.', en: 'What the question says beside its words.' },
    of: {
      title: { ko: '제목', en: 'Title' },
      subBody: { ko: '작은 글', en: 'Small print' },
      icon: { ko: '아이콘', en: 'Icon' },
      ok: {
        ko: '확인 버튼',
        en: 'OK button',
        help: { ko: '버튼의 글자예요. 비우면 사이트의 글자를 써요.', en: "Button label. Default: the site's own." },
      },
      autoClose: {
        ko: '저절로 닫힘(초)',
        en: 'Closes by itself (s)',
        help: {
          ko: '저절로 닫히기까지의 초예요. 0이면 닫히지 않아요.',
          en: 'Seconds until it closes automatically; 0: never.',
        },
      },
      cancel: { ko: '취소 버튼', en: 'Cancel button' },
      hideCancel: { ko: '취소 숨김', en: 'No cancel button' },
    },
  },
};
