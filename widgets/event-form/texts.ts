import type { WidgetTexts } from '#schemas/texts';
import { guestTexts } from '../shared/events/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'forms',
  label: { ko: '이벤트 신청서', en: 'Event form' },
  about: { ko: '이벤트 문서의 항목으로 신청하는 화면', en: 'Members apply with the fields of the event' },
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
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: { ko: '제목', en: 'Title' },
        slots: {
          ko: '시간',
          en: 'Times',
          help: { ko: '자리가 있는 시간의 이름이에요.', en: 'Label of the times with seats.' },
        },
        seats: {
          ko: '한 번에 받는 인원',
          en: 'People at each time',
          help: { ko: '남은 자리예요. {{count}}를 써요.', en: 'Seats that are left; {{count}}.' },
        },
        full: {
          ko: '다 채웠을 때',
          en: 'Full',
          help: {
            ko: '자리가 없어 기다릴 수 있는 시간이에요.',
            en: 'A time without seats, for which people can wait.',
          },
        },
        required: {
          ko: '꼭 입력할 것',
          en: 'Required',
          help: { ko: '꼭 필요한 동의의 표시예요.', en: 'Mark of a consent that is required.' },
        },
        choose: {
          ko: '고르기 전',
          en: 'Nothing chosen',
          help: { ko: '긴 선택의 첫 줄이에요.', en: 'First entry of a long choice.' },
        },
        tooLarge: {
          ko: '너무 큰 수',
          en: 'Too large',
          help: { ko: '가장 큰 수를 넘었을 때예요. {{count}}를 써요.', en: 'A number above the largest; {{count}}.' },
        },
        send: { ko: '보내기', en: 'Send' },
        applied: {
          ko: '신청함',
          en: 'Applied',
          help: { ko: '추첨에 신청한 뒤의 말이에요.', en: 'Said after an application for a draw.' },
        },
        waitlisted: {
          ko: '대기',
          en: 'On the waiting list',
          help: { ko: '자리가 없을 때의 말이에요.', en: 'Said if the time has no seat.' },
        },
        won: { ko: '원', en: 'Won', help: { ko: '자리를 받았을 때의 말이에요.', en: 'Said with a seat.' } },
        done: {
          ko: '끝난 문구',
          en: 'When done',
          help: { ko: '다른 신청을 마친 뒤의 말이에요.', en: 'Said after other forms.' },
        },
      },
    },
  },
};
