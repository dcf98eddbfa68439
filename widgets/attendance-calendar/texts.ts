import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'calendar',
  label: { ko: '출석 달력', en: 'Attendance calendar' },
  about: { ko: '한 달 출석과 알림 스위치', en: 'Days of the month, and the daily reminder' },
  settings: {
    reminder: {
      ko: '알림',
      en: 'Reminder',
      help: { ko: '알림을 켜고 끄는 호출이에요.', en: 'Call that turns the reminder on or off.' },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        before: {
          ko: '지난달',
          en: 'Month before',
          help: { ko: '지난달로 가는 버튼이에요.', en: 'Button to the month before.' },
        },
        after: {
          ko: '다음 달',
          en: 'Next month',
          help: { ko: '다음 달로 가는 버튼이에요.', en: 'Button to the next month.' },
        },
        attended: { ko: '출석함', en: 'Attended' },
        missed: { ko: '빠진 날', en: 'Missed' },
        today: { ko: '오늘', en: 'Today' },
        gift: {
          ko: '선물 받는 날',
          en: 'Day of a reward',
          help: {
            ko: '매일 출석하면 다음 선물을 받는 날의 표시예요.',
            en: 'Mark of the day of the next reward, if every day is attended until then.',
          },
        },
        remind: {
          ko: '알림 버튼',
          en: 'Reminder button',
          help: { ko: '스위치의 이름이에요. {{name}}은 시각이에요.', en: 'Label of the switch; {{name}} is the time.' },
        },
        reminded: {
          ko: '알림을 켰을 때',
          en: 'Reminder set',
          help: { ko: '켜면 알려 주는 말이에요.', en: 'Said once it is on.' },
        },
        quiet: {
          ko: '알림 꺼짐',
          en: 'Reminder off',
          help: { ko: '끄면 알려 주는 말이에요.', en: 'Said once it is off.' },
        },
      },
    },
  },
};
