import type { WidgetTexts } from '#schemas/texts';
import { openingTexts } from '../shared/park/setting-texts.ts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'clock',
  label: { ko: '운영 시간', en: 'Opening hours' },
  about: { ko: '오늘, 달력, 쉬는 시설', en: 'Today, a calendar, and what is closed' },
  pictureWidths: { art: 560 },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '오늘: 오늘 운영 시간과 운영 여부예요. 달력: 앞으로 60일의 달력과 고른 날의 운영 시간이에요. 휴장: 오늘 열지 않는 곳과 까닭이에요.',
        en: 'today: the hours of today and whether it is open; days: a calendar of the next 60 days with the hours of the chosen one; closures: what does not open today and why.',
      },
      values: {
        today: { ko: '오늘', en: 'Today' },
        days: { ko: '날짜 고르기', en: 'Calendar' },
        closures: { ko: '쉬는 곳', en: 'Closures' },
      },
    },
    art: { ko: '그림', en: 'Picture', help: { ko: '오늘에서만 써요.', en: 'today only.' } },
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    opening: { ko: '운영 문구', en: 'Texts of the opening', of: openingTexts },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        night: {
          ko: '야간 개장',
          en: 'Late opening',
          help: { ko: '{{name}}까지 야간 개장할 때 하는 말이에요.', en: 'Evening opening until {{name}}.' },
        },
        closed: {
          ko: '닫았을 때',
          en: 'When closed',
          help: { ko: '그날 열지 않을 때 하는 말이에요.', en: 'The venue does not open on that day.' },
        },
        choose: {
          ko: '고르기 전',
          en: 'Nothing chosen',
          help: { ko: '달력의 이름이에요.', en: 'Name of the calendar.' },
        },
        closures: {
          ko: '쉬는 곳 제목',
          en: 'Heading of closures',
          help: { ko: '그날 쉬는 시설의 제목이에요.', en: 'Heading of the closed facilities of a day.' },
        },
        noClosures: { ko: '쉬는 곳이 없을 때', en: 'No closures' },
        noSuchDay: {
          ko: '달력에 없는 날일 때',
          en: 'Day outside the calendar',
          help: {
            ko: '주소의 날짜가 달력에 없을 때 보여요.',
            en: 'Shown when the address names a day that the calendar does not have.',
          },
        },
        dot: {
          ko: '점의 뜻',
          en: 'Meaning of a dot',
          help: {
            ko: '달력의 날짜 아래 점이 무엇을 뜻하는지 적어요. 점이 있는 날이 있을 때 보여요.',
            en: 'What a dot below a day of the calendar means. Shown while a day has one.',
          },
        },
        noHours: {
          ko: '시간을 모를 때',
          en: 'Hours unknown',
          help: { ko: '운영 시간을 불러오지 못했을 때 나와요.', en: 'Shown when the hours could not be loaded.' },
        },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
