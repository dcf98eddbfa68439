import type { WidgetTexts } from '#schemas/texts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'map-2',
  label: { ko: '파크 지도', en: 'Park map' },
  about: { ko: '화면 전체의 지도와 시트', en: 'A map over the whole window with a sheet' },
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
    refreshMs: {
      ko: '새로고침 쉬는 시간(ms)',
      en: 'Refresh again after (ms)',
      help: {
        ko: '이 시간이 지나야 지도를 다시 새로고침할 수 있어요. 밀리초예요.',
        en: 'The map can be refreshed again after this time, in milliseconds.',
      },
    },
    denied: { ko: '위치를 허용하지 않을 때', en: 'Location not allowed' },
    outside: { ko: '지도 밖일 때', en: 'Outside of the map' },
    share: { ko: '공유', en: 'Share' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: {
          ko: '제목',
          en: 'Title',
          help: { ko: '화면 읽기 프로그램이 읽는 페이지 제목이에요.', en: 'Heading of the page, for screen readers.' },
        },
        map: { ko: '지도 이름', en: 'Name of the map', help: { ko: '지도의 이름이에요.', en: 'Name of the map.' } },
        search: { ko: '검색', en: 'Search' },
        clear: { ko: '지우기', en: 'Clear' },
        categories: { ko: '종류 이름', en: 'Name of the categories' },
        all: { ko: '전체', en: 'All' },
        more: {
          ko: '더 보기',
          en: 'See more',
          help: {
            ko: '여러 곳을 묶은 표시의 이름이에요. {{name}}과 다른 {{count}}곳이에요.',
            en: 'Label of a marker that stands for more: {{name}} and {{count}} others.',
          },
        },
        sheet: {
          ko: '시트 이름',
          en: 'Name of the sheet',
          help: { ko: '시트의 이름이에요.', en: 'Name of the sheet.' },
        },
        grip: {
          ko: '손잡이 이름',
          en: 'Name of the grip',
          help: { ko: '시트 손잡이의 이름이에요.', en: 'Name of the grip of the sheet.' },
        },
        top: { ko: '위에 있을 때', en: 'High' },
        mid: { ko: '중간 땅', en: 'Middle land' },
        bottom: { ko: '아래에 있을 때', en: 'Low' },
        refresh: { ko: '새로 고침', en: 'Refresh' },
        refreshed: { ko: '새로 고친 뒤', en: 'After a refresh' },
        locate: { ko: '위치 버튼', en: 'Location button' },
        located: {
          ko: '위치를 못 찾을 때',
          en: 'Location not found',
          help: { ko: '기기가 위치를 모를 때의 말이에요.', en: 'Message if the device does not know its location.' },
        },
        here: {
          ko: '내 위치',
          en: 'Own location',
          help: { ko: '방문객 위치의 이름이에요.', en: "Label of the visitor's location." },
        },
        indoors: { ko: '실내로', en: 'Indoors' },
        outdoors: { ko: '야외로', en: 'Outdoors' },
        floor: { ko: '실내 층', en: 'Floor' },
        floorName: {
          ko: '층 이름',
          en: 'Name of a floor',
          help: { ko: '층의 이름이에요. {{count}}가 층수예요.', en: 'Name of a floor; {{count}}.' },
        },
        close: {
          ko: '닫기',
          en: 'Close',
          help: { ko: '고른 시설을 닫는 버튼이에요.', en: 'Button that closes the chosen facility.' },
        },
        share: { ko: '공유', en: 'Share' },
        noPicture: {
          ko: '지도 그림이 안 나올 때',
          en: 'Picture failed',
          help: {
            ko: '지도 그림을 불러오지 못했을 때 지도 위에 보이는 말이에요.',
            en: 'Message over the map if its picture does not load.',
          },
        },
        noMap: {
          ko: '지도가 없을 때',
          en: 'No map',
          help: { ko: '지도가 없을 때 목록 위의 말이에요.', en: 'Message above the list if there is no map.' },
        },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
