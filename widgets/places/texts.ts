import type { WidgetTexts } from '#schemas/texts';
import { facilityStateTexts } from '../shared/facilities/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'map-pin',
  label: { ko: '시설 모음', en: 'Places' },
  about: { ko: '대기 시간이나 태그로 묶은 시설', en: 'Facilities by wait time or tag' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '가로 줄, 목록: 열려 있고 대기 시간이 있는 시설을 짧은 순서로 보여요. 묶음: 한 분류의 모든 시설을 태그별로, 운영 시간과 지도 링크와 함께 보여요.',
        en: 'rail, rows: open facilities with wait times, shortest first; groups: all facilities of a category by tag, with hours and a link to the map.',
      },
      values: {
        rail: { ko: '가로 줄', en: 'Rail' },
        rows: { ko: '줄', en: 'Rows' },
        groups: { ko: '묶음', en: 'Groups' },
      },
    },
    category: { ko: '분류', en: 'Category' },
    count: { ko: '개수', en: 'Count', help: { ko: '가로 줄과 목록에서만 써요.', en: 'rail and rows only.' } },
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        closed: {
          ko: '닫았을 때',
          en: 'When closed',
          help: { ko: '지금 연 시설이 없을 때 하는 말이에요.', en: 'No facility is open now.' },
        },
        map: {
          ko: '지도 이름',
          en: 'Name of the map',
          help: { ko: '지도로 가는 링크의 이름이에요.', en: 'Name of the link to the map.' },
        },
        others: {
          ko: '그 밖의 묶음',
          en: 'Other group',
          help: { ko: '태그가 없는 시설의 제목이에요.', en: 'Heading of the facilities without a tag.' },
        },
      },
    },
    state: { ko: '상태', en: 'State', of: facilityStateTexts },
  },
};
