import type { WidgetTexts } from '#schemas/texts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'map-2',
  label: { ko: '길 찾기 지도', en: 'Directions on the map' },
  about: { ko: '지도 위의 길, 걸음 안내, 따라가기', en: 'Routes on the map, steps and guidance' },
  settings: {
    heights: {
      ko: '시트 높이',
      en: 'Heights of the sheet',
      help: {
        ko: '시트의 높이예요. part는 calc(100% - 9.6rem), 45%, 18rem이고 full은 100%, 100%, 45%예요.',
        en: 'Heights of the sheet. part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.',
      },
      values: {
        part: { ko: '위가 조금 보임', en: 'Leaves the page visible' },
        full: { ko: '화면 전체', en: 'Whole window' },
      },
    },
    initial: {
      ko: '첫 위치',
      en: 'First position',
      help: {
        ko: '시트의 첫 위치예요. 3은 위, 2는 가운데, 1은 아래예요.',
        en: 'First position of the sheet: 3 top, 2 middle, 1 bottom.',
      },
    },
    form: { ko: '표기', en: 'Form' },
    denied: { ko: '위치를 허용하지 않을 때', en: 'Location not allowed' },
    steps: {
      ko: '걸음 문구',
      en: 'Texts of steps',
      of: {
        start: { ko: '시작 문구', en: 'To begin with' },
        startAt: { ko: '시설에서 출발', en: 'Start at a facility' },
        turnAt: { ko: '시설 앞에서 돌기', en: 'Turn at a facility' },
        slightLeft: { ko: '왼쪽 길', en: 'Keep left' },
        left: { ko: '왼쪽', en: 'Left' },
        sharpLeft: { ko: '왼쪽으로 크게', en: 'Sharp left' },
        slightRight: { ko: '오른쪽 길', en: 'Keep right' },
        right: { ko: '오른쪽', en: 'Right' },
        sharpRight: { ko: '오른쪽으로 크게', en: 'Sharp right' },
        back: { ko: '뒤로', en: 'Back' },
        stairs: { ko: '계단', en: 'Stairs' },
        lift: { ko: '엘리베이터', en: 'Lift' },
        stairsTo: { ko: '계단으로 다른 층', en: 'Stairs to a floor' },
        enter: { ko: '들어가기', en: 'Door' },
        stop: { ko: '들르기', en: 'Stop' },
        arrive: { ko: '도착', en: 'Arrive' },
        onLeft: { ko: '왼쪽의 시설', en: 'Facility on the left' },
        onRight: { ko: '오른쪽의 시설', en: 'Facility on the right' },
        shade: { ko: '그림자', en: 'Shade' },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        map: {
          ko: '지도 이름',
          en: 'Name of the map',
          help: {
            ko: '지도의 이름이에요. {{name}}은 도착지예요.',
            en: 'Name of the map; {{name}} is the destination.',
          },
        },
        layers: {
          ko: '층 고르기',
          en: 'Choice of floors',
          help: { ko: '층 고르기의 이름이에요.', en: 'Name of the choice of floors.' },
        },
        steps: {
          ko: '걸음 목록 이름',
          en: 'Name of the steps',
          help: { ko: '걸음 목록의 이름이에요.', en: 'Name of the list of steps.' },
        },
        here: { ko: '내 위치', en: 'Own location' },
        change: {
          ko: '바꾸기 링크',
          en: 'Change places',
          help: { ko: '고르는 화면으로 가는 링크예요.', en: 'Link to the form.' },
        },
        swap: { ko: '바꾸기', en: 'Swap' },
        modes: {
          ko: '길 고르기',
          en: 'Choice of routes',
          help: { ko: '길 고르기의 이름이에요.', en: 'Name of the choice of routes.' },
        },
        fast: { ko: '빠른 길', en: 'Fastest route' },
        stepFree: { ko: '계단 없이 갈 수 있음', en: 'Step-free' },
        shade: { ko: '그림자', en: 'Shade' },
        minutes: {
          ko: '공연 시간(분)',
          en: 'Duration (min)',
          help: { ko: '{{count}}분이에요.', en: '{{count}} minutes.' },
        },
        metres: { ko: '거리', en: 'Metres', help: { ko: '{{count}}미터예요.', en: '{{count}} metres.' } },
        kilometres: {
          ko: '킬로미터',
          en: 'Kilometres',
          help: {
            ko: '1,000m부터의 거리예요. {{count}}에 킬로미터가 들어가요.',
            en: 'Distances from 1,000 metres on; {{count}} kilometres.',
          },
        },
        arrival: {
          ko: '도착 시각',
          en: 'Time of arrival',
          help: { ko: '{{name}}은 시각이에요.', en: '{{name}} is the time.' },
        },
        noStairs: {
          ko: '계단 없음',
          en: 'No stairs',
          help: { ko: '계단이 없는 길의 배지예요.', en: 'Badge of a route without stairs.' },
        },
        share: { ko: '공유', en: 'Share' },
        start: { ko: '시작 문구', en: 'To begin with', help: { ko: '안내를 시작해요.', en: 'Begins the guidance.' } },
        stop: { ko: '경유지·안내 끝', en: 'Stop', help: { ko: '안내를 끝내요.', en: 'Ends the guidance.' } },
        planning: { ko: '찾는 중', en: 'Finding a route' },
        noRoute: { ko: '길이 없을 때', en: 'No route' },
        noPlace: {
          ko: '장소가 없을 때',
          en: 'Unknown place',
          help: { ko: '장소가 없거나 모르는 곳일 때예요.', en: 'A place is missing or unknown.' },
        },
        locate: {
          ko: '위치 버튼',
          en: 'Location button',
          help: { ko: '위치를 묻는 버튼이에요.', en: 'Button that asks for the location.' },
        },
        locating: { ko: '위치 찾는 중', en: 'Finding the location' },
        denied: { ko: '위치 거부', en: 'Location denied' },
        noSignal: { ko: '위치를 모를 때', en: 'Location unknown' },
        outside: {
          ko: '파크 밖',
          en: 'Outside the park',
          help: { ko: '방문객이 파크에 없을 때예요.', en: 'The visitor is not in the park.' },
        },
        next: {
          ko: '다음',
          en: 'Next',
          help: {
            ko: '다음 안내예요. {{name}}만큼 간 뒤 {{term}}.',
            en: 'Next step in the guidance: {{term}} after the distance {{name}}.',
          },
        },
        rerouted: { ko: '새 길', en: 'New route' },
        arrived: {
          ko: '도착',
          en: 'Arrived',
          help: { ko: '{{name}}은 도착지예요.', en: '{{name}} is the destination.' },
        },
        grip: {
          ko: '손잡이 이름',
          en: 'Name of the grip',
          help: { ko: '시트 손잡이의 이름이에요.', en: 'Name of the grip of the sheet.' },
        },
        top: { ko: '위에 있을 때', en: 'High' },
        mid: { ko: '중간 땅', en: 'Middle land' },
        bottom: { ko: '아래에 있을 때', en: 'Low' },
        showHere: {
          ko: '내 위치 보기 버튼',
          en: 'Button to the own location',
          help: { ko: '지도에서 내 위치를 보여주는 버튼이에요.', en: 'Button that shows the location on the map.' },
        },
        noMap: {
          ko: '지도가 없을 때',
          en: 'No map',
          help: {
            ko: '지도가 없을 때 걸음 안내 위에 보이는 말이에요.',
            en: 'Message above the steps if there is no map.',
          },
        },
        noPicture: {
          ko: '지도 그림이 안 나올 때',
          en: 'Picture failed',
          help: {
            ko: '지도 그림을 불러오지 못했을 때 지도 위에 보이는 말이에요.',
            en: 'Message over the map if its picture does not load.',
          },
        },
        left: {
          ko: '남은 길',
          en: 'Rest of the route',
          help: {
            ko: '남은 길이에요. {{minutes}}분, 거리 {{name}}.',
            en: 'Rest of the route: {{minutes}} minutes, the distance {{name}}.',
          },
        },
      },
    },
  },
};
