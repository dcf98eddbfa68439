import type { DocumentTexts } from '../../texts.ts';
import type { analyticsSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof analyticsSchema> = {
  tracker: {
    ko: '추적 도구',
    en: 'Tracker',
    of: {
      kind: {
        ko: '종류',
        en: 'Kind',
        values: {
          none: { ko: '없음', en: 'None' },
          dataLayer: { ko: '태그 관리자에 전달', en: 'For a tag manager' },
          beacon: { ko: '주소로 보냄', en: 'Sent to an address' },
        },
      },
      name: {
        ko: '이름',
        en: 'Name',
        help: { ko: 'window에 있는 배열의 이름이에요.', en: 'Name of the array on the window.' },
      },
      url: { ko: '보낼 주소', en: 'Address' },
    },
  },
  delayMs: {
    ko: '늦추는 시간(ms)',
    en: 'Delay (ms)',
    help: {
      ko: '경로가 바뀌고 이만큼 뒤에 페이지 보기를 알려요.',
      en: 'Delay between a route change and its page view event.',
    },
  },
  events: {
    ko: '이벤트',
    en: 'Events',
    help: { ko: '이벤트의 이름이에요.', en: 'Event names.' },
    of: {
      pageView: { ko: '페이지 보기', en: 'Page view' },
      linkClick: { ko: '링크 누름', en: 'Link click' },
      share: {
        ko: '공유',
        en: 'Share',
        help: { ko: '없으면 공유를 알리지 않아요.', en: 'Without it, shares are not tracked.' },
      },
    },
  },
  consent: {
    ko: '동의',
    en: 'Consent',
    of: {
      needed: {
        ko: '먼저 동의받기',
        en: 'Consent comes first',
        help: {
          ko: '방문자가 동의하기 전에는 아무것도 알리지 않아요.',
          en: 'Nothing is sent before the visitor has agreed.',
        },
      },
      question: { ko: '질문', en: 'Question' },
      agree: { ko: '동의 버튼', en: 'Agree button' },
      refuse: { ko: '거절 버튼', en: 'Refuse button' },
      agreed: {
        ko: '동의한 뒤 문구',
        en: 'After agreeing',
        help: {
          ko: '다시 물었을 때 동의하면 하는 말이에요. 없으면 말하지 않아요.',
          en: 'Message after agreeing when asked again; without it, none is shown.',
        },
      },
      refused: {
        ko: '거절한 뒤 문구',
        en: 'After refusing',
        help: {
          ko: '다시 물었을 때 거절하거나 거두면 하는 말이에요.',
          en: 'Message after refusing or withdrawing when asked again.',
        },
      },
    },
  },
};
