import type { DocumentTexts } from '../../texts.ts';
import type { appSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof appSchema> = {
  scheme: {
    ko: '주소 앞부분',
    en: 'Scheme',
    help: { ko: '이것으로 시작하는 주소는 앱을 열어요.', en: 'Addresses that begin with it open the app.' },
  },
  query: {
    ko: '앱을 권하는 질의',
    en: 'Query that offers the app',
    help: {
      ko: '모바일 브라우저에서 이것이 있는 경로를 열면 앱을 열지 물어봐요.',
      en: 'A route with this query parameter offers to open the app in mobile browsers.',
    },
  },
  versions: {
    ko: '앱 버전',
    en: 'Versions',
    of: {
      os: {
        ko: '휴대전화',
        en: 'System',
        values: { ios: { ko: 'iOS', en: 'iOS' }, android: { ko: '안드로이드', en: 'Android' } },
      },
      latest: { ko: '최신 버전', en: 'Latest' },
      oldest: { ko: '쓸 수 있는 가장 오랜 버전', en: 'Oldest that works' },
      link: { ko: '스토어 링크', en: 'Store link' },
    },
  },
  screens: {
    ko: '화면',
    en: 'Screens',
    of: {
      action: {
        ko: '딥 링크를 받는 화면',
        en: 'Receives deep links',
        help: { ko: '딥 링크를 받아서 이어 줘요.', en: 'Receives deep links and redirects to their targets.' },
      },
      deepLink: {
        ko: '앱을 권하는 화면',
        en: 'Offers the app',
        help: {
          ko: '앱을 열거나, 설치하거나, 브라우저에서 계속하기를 권해요.',
          en: 'Offers to open the app, to install it or to continue in the browser.',
        },
      },
      appOnly: {
        ko: '앱 전용 안내 화면',
        en: 'App-only screen',
        help: {
          ko: '앱의 화면이 무엇을 하고 어떻게 가는지 알려요.',
          en: 'Describes an app-only screen and how to open it.',
        },
      },
    },
  },
};
