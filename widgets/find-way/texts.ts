import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'route',
  label: { ko: '길 찾기', en: 'Directions' },
  about: { ko: '출발·도착·경유지와 계단 없는 길', en: 'Start, destination, stops, and routes without stairs' },
  settings: {
    result: { ko: '결과 화면', en: 'Result page' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        from: { ko: '시작', en: 'From' },
        to: { ko: '도착', en: 'To' },
        stop: {
          ko: '경유지·안내 끝',
          en: 'Stop',
          help: { ko: '{{count}}는 순번이에요.', en: '{{count}} is its number.' },
        },
        here: { ko: '내 위치', en: 'Own location' },
        choose: {
          ko: '고르기 전',
          en: 'Nothing chosen',
          help: { ko: '아직 고르지 않은 칸에 나와요.', en: 'Stands where no place is chosen yet.' },
        },
        swap: { ko: '바꾸기', en: 'Swap' },
        addStop: { ko: '경유지 더하기', en: 'Add a stop' },
        removeStop: {
          ko: '경유지 빼기',
          en: 'Remove a stop',
          help: { ko: '{{name}}은 시설 이름이에요.', en: '{{name}} is its facility.' },
        },
        noStairs: { ko: '계단 없음', en: 'No stairs' },
        noStairsHint: { ko: '계단 없음 도움말', en: 'Hint on stairs' },
        search: { ko: '검색', en: 'Search' },
        searchHint: { ko: '찾기 도움말', en: 'Hint of the search' },
        clear: { ko: '지우기', en: 'Clear' },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '{{term}}에 맞는 시설이 없을 때예요.', en: 'No facility matches {{term}}.' },
        },
        close: { ko: '닫기', en: 'Close' },
        recent: { ko: '최근 도착지', en: 'Recent destination' },
        find: { ko: '찾기', en: 'Find' },
        missing: {
          ko: '덜 골랐을 때',
          en: 'Something is missing',
          help: { ko: '아직 덜 골랐을 때예요.', en: 'A place is not chosen yet.' },
        },
      },
    },
  },
};
