import type { DocumentTexts } from '../../texts.ts';
import type { errorsSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof errorsSchema> = {
  reactions: {
    ko: '반응',
    en: 'Reactions',
    of: {
      errorType: {
        ko: '오류 종류',
        en: 'Kind of error',
        values: {
          B: { ko: 'B · 업무 오류', en: 'B · Of the service' },
          E: { ko: 'E · 일시적 오류', en: 'E · Passing failure' },
          R: { ko: 'R · 다른 곳으로', en: 'R · Lead on' },
          S: { ko: 'S · 로그인 만료', en: 'S · Login expired' },
          O: { ko: 'O · 간편 로그인 만료', en: 'O · Provider login expired' },
          T: { ko: 'T · 자동 로그인 만료', en: 'T · Refresh expired' },
          D: { ko: 'D · 지원하지 않는 기기', en: 'D · Device not supported' },
          L: { ko: 'L · 다른 기기에서 로그인', en: 'L · Logged in elsewhere' },
          P: { ko: 'P · 처음 비밀번호', en: 'P · First password' },
          none: { ko: '종류 없음', en: 'No type' },
        },
      },
      codes: { ko: '코드', en: 'Codes' },
      notCodes: { ko: '빼는 코드', en: 'Not these codes' },
      autoLogin: { ko: '자동 로그인', en: 'Auto-login' },
      atScreens: { ko: '이 화면에서만', en: 'Only on these screens' },
      notAtScreens: { ko: '이 화면은 빼고', en: 'Not on these screens' },
      whileSigningIn: {
        ko: '로그인 과정에서만',
        en: 'Only while logging in',
        help: { ko: '로그인 뒤에 이어지는 단계에서만 써요.', en: 'Only during the steps after a login.' },
      },
      reaction: {
        ko: '반응',
        en: 'Reaction',
        help: {
          ko: '조용히 새로: 새 토큰을 받아요. 다른 곳으로: errorMessage의 주소가 이 사이트나 허용된 호스트면 거기로 가요. 말하기: 문구를 말하고 “그다음”을 해요. 말없이: “그다음”만 해요.',
          en: 'Refresh in silence: a new access token. Lead on: to the address in errorMessage, where that is of this site or an allowed host. Say it: the message, then what stands beside it. Without a word: what stands beside it.',
        },
        values: {
          caller: { ko: '부른 곳에 맡김', en: 'Back to the caller' },
          refresh: { ko: '조용히 새로', en: 'Refresh in silence' },
          redirect: { ko: '다른 곳으로', en: 'Lead on' },
          say: { ko: '말하기', en: 'Say it' },
          nothing: { ko: '말없이', en: 'Without a word' },
        },
      },
      message: { ko: '문구', en: 'Message' },
      withServerText: {
        ko: '서버의 글도 보임',
        en: "With the server's text",
        help: { ko: '서버의 글이 문구 아래에 나와요.', en: "Shows the server's text below the message." },
      },
      withoutServerText: {
        ko: '서버의 글이 없을 때',
        en: "Without a server's text",
        help: { ko: '서버가 글을 주지 않았을 때 나와요.', en: 'Shown if the server sent no text.' },
      },
      clear: {
        ko: '로그인 끝냄',
        en: 'Ends the login',
        help: { ko: '이 브라우저의 로그인이 끝나요.', en: 'The session of this browser ends.' },
      },
      nativeLogout: {
        ko: '앱도 로그아웃',
        en: 'Logs the app out too',
        help: { ko: '앱에서도 로그아웃돼요.', en: 'The app shell is logged out too.' },
      },
      then: { ko: '그다음', en: 'Then' },
    },
  },
  calls: {
    ko: '호출',
    en: 'Calls',
    help: {
      ko: '실패했을 때 따로 말하는 호출이에요. 반응보다 먼저 봐요.',
      en: 'Calls with their own error messages, checked before the reactions.',
    },
    of: {
      path: { ko: '경로', en: 'Path', help: { ko: '`{name}`은 경로의 한 칸이에요.', en: '`{name}` is one segment.' } },
      errorTypes: {
        ko: '오류 종류',
        en: 'Kinds of error',
        help: { ko: '정하지 않으면 B, E와 종류 없음이에요.', en: 'B, E and No type, unless said.' },
        values: {
          B: { ko: 'B · 업무 오류', en: 'B · Of the service' },
          E: { ko: 'E · 일시적 오류', en: 'E · Passing failure' },
          R: { ko: 'R · 다른 곳으로', en: 'R · Lead on' },
          S: { ko: 'S · 로그인 만료', en: 'S · Login expired' },
          O: { ko: 'O · 간편 로그인 만료', en: 'O · Provider login expired' },
          T: { ko: 'T · 자동 로그인 만료', en: 'T · Refresh expired' },
          D: { ko: 'D · 지원하지 않는 기기', en: 'D · Device not supported' },
          L: { ko: 'L · 다른 기기에서 로그인', en: 'L · Logged in elsewhere' },
          P: { ko: 'P · 처음 비밀번호', en: 'P · First password' },
          none: { ko: '종류 없음', en: 'No type' },
        },
      },
      codes: { ko: '코드', en: 'Codes' },
      message: {
        ko: '문구',
        en: 'Message',
        help: {
          ko: '`{{code}}`, `{{errorMessage}}`와 경로의 이름이 채워져요. 비워 두면 오류가 호출한 쪽으로 돌아가고, 그 화면이 알려요.',
          en: '`{{code}}`, `{{errorMessage}}` and the names in the path are filled in. Without a message, the error goes back to the caller, whose screen shows it.',
        },
      },
    },
  },
  page: {
    ko: '연결 오류 페이지',
    en: 'Connection-error page',
    help: { ko: '연결되지 않을 때 보이는 고정된 페이지예요.', en: 'The static connection-error page.' },
    of: {
      art: { ko: '그림', en: 'Picture' },
      retrySeconds: {
        ko: '다시 해 볼 때까지(초)',
        en: 'Try again after (s)',
        help: {
          ko: '브라우저와 로봇이 다시 해 볼 때까지의 시간이에요(Retry-After).',
          en: 'Retry delay for browsers and robots (Retry-After).',
        },
      },
    },
  },
  transport: {
    ko: '연결 문제',
    en: 'Connection',
    of: {
      timeout: {
        ko: '시간 초과',
        en: 'Time-out',
        of: {
          message: { ko: '문구', en: 'Message' },
          toMainFrom: {
            ko: '첫 화면으로 보낼 화면',
            en: 'Led to the main page',
            help: {
              ko: '시간이 초과되면 첫 화면으로 보낼 화면이에요.',
              en: 'Screens from which a time-out leads to the main page.',
            },
          },
        },
      },
      noStatus: {
        ko: '답이 오지 않을 때',
        en: 'No answer',
        of: {
          code: { ko: '코드', en: 'Code' },
          passThrough: {
            ko: '부른 곳에 맡길 기기',
            en: 'Left to the caller on',
            help: {
              ko: '오류를 부른 곳에 맡기는 운영 체제예요.',
              en: 'Systems on which the error goes back to the caller.',
            },
            values: {
              ios: { ko: 'iOS', en: 'iOS' },
              android: { ko: '안드로이드', en: 'Android' },
              other: { ko: '그 밖', en: 'Other' },
            },
          },
        },
      },
      bootstrap: { ko: '처음 받기 실패', en: 'First load fails', of: { code: { ko: '코드', en: 'Code' } } },
      held: { ko: '너무 오래 기다렸을 때', en: 'Held for too long', of: { message: { ko: '문구', en: 'Message' } } },
    },
  },
};
