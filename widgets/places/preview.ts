import type { PreviewCase } from '../define-widget.ts';
import { previewFacilities, previewMap, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  empty: { ko: '등록된 곳이 없어요', en: 'No places yet' },
  closed: { ko: '지금 대기 시간을 알 수 있는 곳이 없어요', en: 'No wait times right now' },
  map: { ko: '지도', en: 'Map' },
  others: { ko: '그 밖에', en: 'Others' },
} as const;
const texts = {
  ...previewStateTexts,
  ...Object.fromEntries(Object.entries(own).map(([name, value]) => [`own-${name}`, value])),
};
const keys = Object.fromEntries(Object.keys(own).map((name) => [name, `own-${name}`])) as {
  readonly [Key in keyof typeof own]: string;
};
const settings = (variant: Settings['variant'], more: Partial<Settings> = {}): Settings => ({
  variant,
  texts: keys,
  state: previewState,
  ...more,
});
const waiting = previewFacilities.map((item, index) => ({
  ...item,
  waitYn: 'Y' as const,
  statusCd: 'OPEN' as const,
  waitMin: 5 + 20 * index,
  asOf: Date.UTC(2066, 4, 29),
}));
const listed = (list: readonly object[]) => ({ state: 'ready', value: { list, totalCnt: list.length } }) as const;
const detail = { action: 'move', pageNm: 'Detail', params: { publctId: '{item.facilityId}' } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'groups',
    settings: settings('groups', { category: '05', detail }),
    data: { map: { state: 'ready', value: previewMap }, facilities: listed(previewFacilities) },
    texts,
  },
  { name: 'rail', settings: settings('rail', { detail, count: 6 }), data: { facilities: listed(waiting) }, texts },
  { name: 'rows', settings: settings('rows', { count: 2 }), data: { facilities: listed(waiting) }, texts },
  { name: 'nothing open', settings: settings('rows'), data: { facilities: listed(previewFacilities) }, texts },
  { name: 'waiting', settings: settings('rail'), data: { facilities: { state: 'waiting' } }, texts },
];
