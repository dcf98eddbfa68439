import type { WidgetTexts } from '#schemas/texts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'list',
  label: { ko: '시설 목록', en: 'Facilities' },
  about: { ko: '찾기와 조건이 있는 시설 목록', en: 'All facilities with search and filters' },
  settings: {
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    category: {
      ko: '분류',
      en: 'Category',
      help: {
        ko: '주소에 종류가 없을 때 보일 종류나 태그예요.',
        en: 'Category or tag that the list shows when the address names none.',
      },
    },
    map: { ko: '지도 색', en: 'Colours of maps' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        title: { ko: '제목', en: 'Title' },
        search: { ko: '검색', en: 'Search' },
        clear: {
          ko: '지우기',
          en: 'Clear',
          help: { ko: '찾기를 비우는 버튼이에요.', en: 'Button that empties the search.' },
        },
        categories: { ko: '종류 이름', en: 'Name of the categories' },
        all: { ko: '전체', en: 'All' },
        openNow: { ko: '지금 열림', en: 'Open now' },
        heights: { ko: '키 맞춤', en: 'Fits the heights' },
        heightFrom: { ko: '가장 작은 키', en: 'Smallest height' },
        heightTo: { ko: '가장 큰 키', en: 'Tallest height' },
        height: {
          ko: '높이',
          en: 'Height',
          help: { ko: '키예요. {{count}}센티미터예요.', en: 'Height; {{count}} centimetres.' },
        },
        order: { ko: '순서', en: 'Order' },
        near: { ko: '가까운 땅', en: 'Near land' },
        wait: { ko: '대기 순', en: 'By wait' },
        name: { ko: '이름', en: 'Name' },
        count: {
          ko: '개수',
          en: 'Count',
          help: { ko: '시설 수예요. {{count}}가 숫자예요.', en: 'Number of facilities; {{count}}.' },
        },
        walk: {
          ko: '걷는 시간',
          en: 'Minutes to walk',
          help: { ko: '걷는 시간이에요. {{count}}분이에요.', en: 'Minutes to walk; {{count}}.' },
        },
        heightMin: {
          ko: '최소 키(cm)',
          en: 'Minimum height (cm)',
          help: { ko: '가장 작은 키예요. {{count}}센티미터예요.', en: 'Least height; {{count}} centimetres.' },
        },
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        reset: {
          ko: '조건 지우기',
          en: 'Clear the filters',
          help: { ko: '조건을 모두 지우는 버튼이에요.', en: 'Button that ends all filters.' },
        },
        located: {
          ko: '위치를 못 찾을 때',
          en: 'Location not found',
          help: { ko: '위치를 모를 때의 말이에요.', en: 'Message if the location is not known.' },
        },
        map: { ko: '지도 이름', en: 'Name of the map' },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
