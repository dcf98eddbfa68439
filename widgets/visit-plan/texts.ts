import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'calendar',
  label: { ko: '방문 계획', en: 'Visit plan' },
  about: { ko: '갈 곳의 순서를 짜고 따라가기', en: 'Proposes an order of places, and follows the day' },
  settings: {
    operation: { ko: '보낼 호출', en: 'Operation' },
    body: {
      ko: '보내는 내용',
      en: 'What is sent',
      help: { ko: '함께 보낼 값이에요.', en: 'Further values of the body.' },
    },
    stays: {
      ko: '보통 머무는 시간',
      en: 'Usual time there',
      help: { ko: '분류마다 보통 머무는 시간이에요.', en: 'Usual minutes at places of a category.' },
      of: { category: { ko: '분류', en: 'Category' }, minutes: { ko: '공연 시간(분)', en: 'Duration (min)' } },
    },
    meals: {
      ko: '식사',
      en: 'Meals',
      help: { ko: '시간을 비워 둘 식사예요.', en: 'Meals for which the plan keeps time.' },
      of: {
        code: { ko: '코드', en: 'Code' },
        label: { ko: '이름', en: 'Label' },
        begin: {
          ko: '가장 이른 시작',
          en: 'Earliest start',
          help: { ko: '가장 이른 시작이에요. HHmm으로 적어요.', en: 'Earliest start, HHmm.' },
        },
        end: {
          ko: '가장 늦은 시작',
          en: 'Latest start',
          help: { ko: '가장 늦은 시작이에요. HHmm으로 적어요.', en: 'Latest start, HHmm.' },
        },
        minutes: { ko: '걸리는 시간(분)', en: 'Duration (min)' },
      },
    },
    company: {
      ko: '함께 가는 사람',
      en: 'Company',
      help: { ko: '함께 가는 사람이에요.', en: 'With whom the visitor comes.' },
      of: { code: { ko: '코드', en: 'Code' }, label: { ko: '이름', en: 'Label' } },
    },
    heights: {
      ko: '시트 높이',
      en: 'Heights of the sheet',
      help: {
        ko: '일행의 키를 물어요. 키는 기기에만 남고, 모두가 탈 수 없는 곳은 순서에서 빠져요.',
        en: 'Asks for the heights of the party, which stay on the device. Places that are not for everybody are left out of the proposal.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        from: { ko: '시작', en: 'From' },
        to: { ko: '도착', en: 'To' },
        height: {
          ko: '높이',
          en: 'Height',
          help: { ko: '키를 보여 주는 글이에요. {{count}}가 cm예요.', en: 'A height; {{count}} is its cm.' },
        },
        note: {
          ko: '덧붙이는 말',
          en: 'Note',
          help: { ko: '키가 기기에만 남는다고 알려 주는 글이에요.', en: 'Says that heights stay on the device.' },
        },
        misfit: {
          ko: '맞지 않을 때',
          en: 'Somebody does not fit',
          help: { ko: '{{count}}곳이 빠졌다는 안내예요.', en: 'Says that {{count}} places are left out.' },
        },
        missed: {
          ko: '빠진 곳',
          en: 'Left out',
          help: { ko: '순서에서 빠진 곳에 보여요.', en: 'Shown at a place that is left out.' },
        },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        day: { ko: '가는 날', en: 'Day' },
        arrival: { ko: '도착 시각', en: 'Time of arrival' },
        leaving: { ko: '떠남', en: 'Leaving' },
        withWhom: { ko: '함께 가는 사람', en: 'With whom' },
        mealTitle: { ko: '식사', en: 'Meals' },
        must: { ko: '꼭 갈 곳', en: 'A must' },
        ticked: { ko: '다녀옴', en: 'Done' },
        propose: { ko: '순서 짜기', en: 'Propose' },
        proposed: { ko: '짠 뒤', en: 'After proposing' },
        progress: {
          ko: '다녀온 곳',
          en: 'Progress',
          help: { ko: '{{name}}곳 가운데 {{count}}곳이에요.', en: 'Done {{count}} of {{name}}.' },
        },
        nextStop: {
          ko: '다음 곳',
          en: 'Next stop',
          help: { ko: '다음에 갈 {{name}}이에요.', en: 'Next stop {{name}}.' },
        },
        allDone: { ko: '모두 다녀옴', en: 'All done' },
        missedClosed: { ko: '닫혀서 놓침', en: 'Missed: closed' },
        missedShow: { ko: '공연을 놓침', en: 'Missed: no show' },
        missedLeave: { ko: '시간이 모자람', en: 'Missed: no time' },
        missedWay: { ko: '길이 없음', en: 'Missed: no way' },
        map: { ko: '지도 이름', en: 'Name of the map' },
        layers: { ko: '층 고르기', en: 'Choice of floors' },
        noPicture: { ko: '지도 그림이 안 나올 때', en: 'Picture failed' },
        list: {
          ko: '목록',
          en: 'List',
          help: { ko: '들르는 곳 목록의 이름이에요.', en: 'Name of the list of stops.' },
        },
        up: {
          ko: '위로',
          en: 'Up',
          help: { ko: '{{name}}을 위로 옮기는 단추예요.', en: 'Button that moves {{name}} up.' },
        },
        down: { ko: '아래로', en: 'Down' },
        removeStop: { ko: '경유지 빼기', en: 'Remove a stop' },
        moved: {
          ko: '옮긴 뒤',
          en: 'After a move',
          help: {
            ko: '옮긴 뒤 알려요. {{name}}이 {{count}}번째예요.',
            en: 'Said after a move: {{name}} is at place {{count}}.',
          },
        },
        search: { ko: '검색', en: 'Search' },
        noPlace: {
          ko: '장소가 없을 때',
          en: 'Unknown place',
          help: { ko: '{{term}}에 맞는 곳이 없을 때예요.', en: 'No place matches {{term}}.' },
        },
        full: {
          ko: '다 채웠을 때',
          en: 'Full',
          help: { ko: '{{count}}곳을 다 채웠을 때예요.', en: 'The most of {{count}} stops is reached.' },
        },
        chosen: {
          ko: '고르기 전',
          en: 'Before a choice',
          help: { ko: '고른 곳이 없을 때예요.', en: 'Shown without stops.' },
        },
        minutes: { ko: '공연 시간(분)', en: 'Duration (min)' },
        hours: { ko: '시간과 분', en: 'Hours' },
        metres: { ko: '거리', en: 'Metres' },
        kilometres: {
          ko: '킬로미터',
          en: 'Kilometres',
          help: {
            ko: '1,000m부터의 거리예요. {{count}}에 들어가요.',
            en: 'Distances from 1,000 metres on; {{count}}.',
          },
        },
        walk: { ko: '걷는 시간', en: 'Minutes to walk' },
        wait: { ko: '대기 순', en: 'By wait' },
        stay: { ko: '머무름', en: 'Staying' },
        total: {
          ko: '결제할 금액',
          en: 'Total',
          help: { ko: '걸리는 시간 {{name}}과 곳 수 {{count}}예요.', en: 'Duration {{name}} and stops {{count}}.' },
        },
        submit: { ko: '보내기 버튼', en: 'Submit button' },
        saved: { ko: '저장한 뒤', en: 'After saving' },
      },
    },
  },
};
