import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'masks-theater',
  label: { ko: '공연 시간', en: 'Show times' },
  about: { ko: '하루의 공연과 알림', en: 'The shows of a day, with reminders' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '목록: 날과 장소를 골라 그날의 공연을 봐요. 날짜: 주소에 적힌 날의 공연이에요. 오늘: 오늘의 모든 공연이에요. 다음: 오늘 아직 남은 공연뿐이에요.',
        en: 'list: the shows of a day, with a choice of days and places; date: those of the day in the address; today: all of today; next: only those that are still to come today.',
      },
      values: {
        list: { ko: '날짜와 장소를 고르는 목록', en: 'List with choices' },
        date: { ko: '주소의 날짜', en: 'Day in the address' },
        today: { ko: '오늘', en: 'Today' },
        next: { ko: '다음 공연', en: 'Next' },
      },
    },
    count: { ko: '개수', en: 'Count', help: { ko: '다음에서만 써요.', en: 'next only.' } },
    map: { ko: '지도 색', en: 'Colours of maps' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        empty: {
          ko: '비었을 때 문구',
          en: 'When empty',
          help: { ko: '그날 공연이 없을 때 하는 말이에요.', en: 'There is no show on the day.' },
        },
        over: {
          ko: '모두 끝났을 때',
          en: 'All over',
          help: { ko: '오늘 공연이 모두 끝났을 때 하는 말이에요.', en: 'All shows of today are over.' },
        },
        ended: { ko: '끝난 공연', en: 'Past show' },
        running: { ko: '하고 있는 공연', en: 'Running show' },
        startsIn: {
          ko: '시작까지',
          en: 'Time until it starts',
          help: { ko: '시작까지 남은 시간이에요. {{name}}에 들어가요.', en: 'Time until it begins; {{name}}.' },
        },
        length: {
          ko: '공연 길이',
          en: 'Length',
          help: { ko: '공연 길이예요. {{count}}는 분이에요.', en: 'Length in minutes; {{count}}.' },
        },
        now: {
          ko: '지금',
          en: 'Now',
          help: { ko: '지금 시각이에요. {{name}}에 들어가요.', en: 'The time now; {{name}}.' },
        },
        days: { ko: '날짜 고르기', en: 'Choice of days' },
        places: { ko: '장소', en: 'Places' },
        allPlaces: { ko: '모든 장소', en: 'All places' },
        today: { ko: '오늘', en: 'Today' },
        hours: {
          ko: '시간과 분',
          en: 'Hours',
          help: { ko: '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.', en: 'Hours of a duration; {{count}}.' },
        },
        minutes: {
          ko: '공연 시간(분)',
          en: 'Duration (min)',
          help: { ko: '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.', en: 'Minutes of a duration; {{count}}.' },
        },
        remind: {
          ko: '알림 버튼',
          en: 'Reminder button',
          help: {
            ko: '알림 스위치의 이름이에요. {{name}}은 공연이에요.',
            en: 'Name of the switch for a reminder; {{name}} is the show.',
          },
        },
        reminder: {
          ko: '알림 내용',
          en: 'Text of the reminder',
          help: { ko: '알림의 글이에요. {{name}}은 시각이에요.', en: 'Text of the reminder; {{name}} is the time.' },
        },
        reminded: {
          ko: '알림을 켰을 때',
          en: 'Reminder set',
          help: { ko: '알림을 켠 뒤 하는 말이에요.', en: 'Message after a reminder was set.' },
        },
        forgotten: {
          ko: '알림을 껐을 때',
          en: 'Reminder removed',
          help: { ko: '알림을 끈 뒤 하는 말이에요.', en: 'Message after a reminder was removed.' },
        },
        past: {
          ko: '지난 공연',
          en: 'Past shows',
          help: {
            ko: '끝난 공연을 접어 둘 때의 제목이에요. {{count}}에 개수가 들어가요. 없으면 목록에 함께 보여요.',
            en: 'Heading of the shows that are over, which are folded; {{count}}. Without it they stand in the list.',
          },
        },
        noReminder: {
          ko: '알림을 못 쓸 때',
          en: 'No reminders here',
          help: { ko: '기기가 알림을 줄 수 없을 때 하는 말이에요.', en: 'Message where the device cannot remind.' },
        },
      },
    },
  },
};
