import type { WidgetTexts } from '#schemas/texts';
import { recordActionTexts } from '../shared/records/setting-texts.ts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'route',
  label: { ko: '코스 지도', en: 'Course on the map' },
  about: { ko: '코스의 길, 들르는 곳, 지금 걸리는 시간', en: 'Line, stops and the time that it takes now' },
  settings: {
    list: { ko: '목록', en: 'List' },
    isPart: {
      ko: '페이지의 한 부분',
      en: 'Part of a page',
      help: {
        ko: '제목과 설명, 그림은 이 페이지의 다른 곳에 있어요.',
        en: 'The page says title, note and picture elsewhere.',
      },
    },
    actions: { ko: '동작', en: 'Actions', of: recordActionTexts },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        map: { ko: '지도 이름', en: 'Name of the map', help: { ko: '지도의 이름이에요.', en: 'Name of the map.' } },
        layers: { ko: '층 고르기', en: 'Choice of floors' },
        stops: {
          ko: '곳 수',
          en: 'Number of stops',
          help: { ko: '들르는 곳의 수예요. {{count}}에 들어가요.', en: 'Number of stops; {{count}}.' },
        },
        now: {
          ko: '지금',
          en: 'Now',
          help: {
            ko: '지금 가면 걸리는 시간이에요. {{name}}에 들어가요.',
            en: 'Time from start to end if one starts now; {{name}}.',
          },
        },
        walk: { ko: '걷는 시간', en: 'Minutes to walk' },
        wait: { ko: '대기 순', en: 'By wait' },
        stay: { ko: '머무름', en: 'Staying' },
        minutes: { ko: '공연 시간(분)', en: 'Duration (min)' },
        hours: {
          ko: '시간과 분',
          en: 'Hours',
          help: { ko: '{{count}}시간 {{minutes}}분이에요.', en: 'Hours {{count}} and {{minutes}} minutes.' },
        },
        metres: { ko: '거리', en: 'Metres' },
        kilometres: {
          ko: '킬로미터',
          en: 'Kilometres',
          help: {
            ko: '1,000m부터의 거리예요. {{count}}에 들어가요.',
            en: 'Distances from 1,000 metres on; {{count}}.',
          },
        },
        by: {
          ko: '나눈 사람',
          en: 'Shared by',
          help: { ko: '나눈 사람이에요. {{name}}에 들어가요.', en: 'Who shared it; {{name}}.' },
        },
        draft: {
          ko: '나만 보는 코스',
          en: 'Private course',
          help: { ko: '만든 사람만 보는 코스의 표시예요.', en: 'Badge of a course that only its member sees.' },
        },
        hiddenCourse: {
          ko: '볼 수 없는 코스',
          en: 'Hidden course',
          help: { ko: '숨긴 코스의 표시예요.', en: 'Badge of a course that an agent has hidden.' },
        },
        toList: { ko: '목록으로', en: 'To the list' },
        noPicture: { ko: '지도 그림이 안 나올 때', en: 'Picture failed' },
        asOfNow: {
          ko: '바뀔 수 있다는 안내',
          en: 'Waits change',
          help: { ko: '기다림이 바뀔 수 있다는 안내예요.', en: 'Note that waits change.' },
        },
      },
    },
  },
};
