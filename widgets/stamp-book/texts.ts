import type { WidgetTexts } from '#schemas/texts';
import { guestTexts } from '../shared/events/setting-texts.ts';
import { linkTexts } from '../shared/actions/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'books',
  label: { ko: '도장 책', en: 'Stamp book' },
  about: { ko: '도장을 모으고 코드를 찍는 책', en: 'Stamps of an event, collected by codes' },
  settings: {
    kind: {
      ko: '종류',
      en: 'Kind',
      help: { ko: '페이지에 나오는 이벤트의 eventKindCd예요.', en: 'eventKindCd of the events of the page.' },
    },
    operation: { ko: '보낼 호출', en: 'Operation', help: { ko: '참여하는 호출이에요.', en: 'Call to take part.' } },
    guest: {
      ko: '로그인 안내',
      en: 'For guests',
      help: {
        ko: '로그인하지 않은 사람에게 보이는 글과 로그인 링크예요.',
        en: 'Shown to guests: a text and a link to the login.',
      },
      of: guestTexts,
    },
    place: { ko: '곳으로 가기', en: 'Place' },
    map: {
      ko: '지도 색',
      en: 'Colours of maps',
      help: { ko: '찍기 옆의 링크예요.', en: 'Link beside the scan.' },
      of: linkTexts,
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: { ko: '제목', en: 'Title' },
        progress: {
          ko: '다녀온 곳',
          en: 'Progress',
          help: {
            ko: '모은 도장이에요. {{name}}개 중 {{count}}개예요.',
            en: 'Own stamps of all; {{count}} of {{name}}.',
          },
        },
        done: {
          ko: '끝난 문구',
          en: 'When done',
          help: { ko: '모은 도장의 표시예요.', en: 'Mark of a collected stamp.' },
        },
        open: {
          ko: '공유한 화면 열기',
          en: 'Open what was shared',
          help: { ko: '곳 이름이 없는 도장의 표시예요.', en: 'Mark of a stamp whose place has no name.' },
        },
        ride: {
          ko: '기구 도장',
          en: 'Stamp of a ride',
          help: { ko: '기구를 타면 받는 도장의 표시예요.', en: 'Mark of a stamp that a ride gives.' },
        },
        visit: {
          ko: '방문 도장',
          en: 'Stamp of a visit',
          help: { ko: '파크에 오면 받는 도장의 표시예요.', en: 'Mark of a stamp that a visit gives.' },
        },
        walk: {
          ko: '걷는 시간',
          en: 'Minutes to walk',
          help: { ko: '걷는 시간이에요. {{count}}분이에요.', en: 'Minutes to walk; {{count}}.' },
        },
        scan: { ko: '찍기', en: 'Scan' },
        type: {
          ko: '종류',
          en: 'Type',
          help: { ko: '코드 칸을 여는 버튼이에요.', en: 'Opens the field for the code.' },
        },
        label: {
          ko: '이름',
          en: 'Label',
          help: { ko: '코드 칸의 이름이에요.', en: 'Label of the field for the code.' },
        },
        note: { ko: '덧붙이는 말', en: 'Note', help: { ko: '그 칸의 도움말이에요.', en: 'Help of that field.' } },
        send: { ko: '보내기', en: 'Send' },
        wrong: {
          ko: '틀림',
          en: 'Wrong',
          help: { ko: '찍은 글이 도장 코드가 아닐 때예요.', en: 'A scanned text is no code of a stamp.' },
        },
        stamped: { ko: '도장 찍음', en: 'Stamped' },
        position: {
          ko: '듣는 곳',
          en: 'Position',
          help: {
            ko: '인쇄된 코드와 함께 위치를 보내기 전의 질문이에요.',
            en: 'Question before the position is sent with a printed code.',
          },
        },
        positionOk: { ko: '위치 보내기', en: 'Send the position' },
        locating: {
          ko: '위치 찾는 중',
          en: 'Finding the location',
          help: { ko: '기기가 위치를 찾는 동안의 말이에요.', en: 'Said while the device looks for the position.' },
        },
        denied: {
          ko: '위치 거부',
          en: 'Location denied',
          help: { ko: '기기가 위치를 주지 않을 때예요.', en: 'The device gives no position.' },
        },
      },
    },
  },
};
