import type { DocumentTexts } from '../../texts.ts';
import type { billboardSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof billboardSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  eventId: { ko: '이벤트 번호', en: 'Event number' },
  order: { ko: '순서', en: 'Order' },
  name: {
    ko: '이름',
    en: 'Name',
    help: { ko: '전광판의 이름이에요. 광장 이름처럼 적어 주세요.', en: 'Name of the screen, such as its square.' },
  },
  seconds: {
    ko: '시간(초)',
    en: 'Time (s)',
    help: { ko: '신청 하나가 나오는 시간이에요.', en: 'How long each application is shown.' },
  },
  firstDay: {
    ko: '첫날',
    en: 'First day',
    help: { ko: '고를 수 있는 첫날이에요.', en: 'First day that can be chosen.' },
  },
  lastDay: {
    ko: '마지막 날',
    en: 'Last day',
    help: { ko: '고를 수 있는 마지막 날이에요.', en: 'Last day that can be chosen.' },
  },
  from: { ko: '시작', en: 'From', help: { ko: '하루의 첫 시각이에요.', en: 'First time of a day.' } },
  until: { ko: '끝', en: 'Until', help: { ko: '이 시각 전에 끝나요.', en: 'Times end before this.' } },
  everyMin: {
    ko: '간격(분)',
    en: 'Interval (min)',
    help: { ko: '다음 시간까지의 간격이에요.', en: 'Minutes from one time to the next.' },
  },
  seats: {
    ko: '한 번에 받는 인원',
    en: 'People at each time',
    help: { ko: '한 시각에 받는 신청 수예요.', en: 'Applications that one time takes.' },
  },
  daysAhead: {
    ko: '미리 고를 수 있는 날수',
    en: 'Days ahead',
    help: { ko: '며칠 뒤까지 고를 수 있는지예요.', en: 'How many days ahead times can be chosen.' },
  },
  leadHours: {
    ko: '신청 마감(시간 전)',
    en: 'Hours before, for applying',
    help: { ko: '이만큼의 시간 전에 신청을 마감해요.', en: 'Applications end this many hours before the time.' },
  },
  cancelHours: {
    ko: '취소 마감(시간 전)',
    en: 'Hours before, for cancelling',
    help: {
      ko: '이만큼의 시간 전까지 취소할 수 있어요.',
      en: 'Members can cancel until this many hours before the time.',
    },
  },
  letters: { ko: '글자 수', en: 'Letters', help: { ko: '글의 최대 글자 수예요.', en: 'Most letters of the words.' } },
  ageMin: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '참여할 수 있는 가장 어린 나이예요.', en: 'Youngest age in years.' },
  },
  templates: {
    ko: '배경',
    en: 'Backgrounds',
    help: { ko: '고를 수 있는 배경이에요.', en: 'Backgrounds to choose from.' },
    of: { id: { ko: 'ID', en: 'Id' }, name: { ko: '이름', en: 'Name' }, art: { ko: '그림', en: 'Picture' } },
  },
};
