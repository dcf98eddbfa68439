import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = { label: { ko: '중요한 소식', en: 'Important news' } } as const;
const settings: Settings = {
  label: 'label',
  detail: {
    action: 'move',
    pageNm: 'Detail',
    params: { publctId: '{item.publctId}', publctTypeCd: '{item.publctTypeCd}' },
  },
};
const ready = (titles: readonly string[]): DataState => ({
  state: 'ready',
  value: {
    totalCnt: titles.length,
    pageNo: 1,
    pageSize: 5,
    ctgryList: [],
    list: titles.map((title, at) => ({
      publctId: String(at),
      publctTypeCd: '01',
      title,
      summary: '',
      ctgryCd: '',
      ctgryNm: '',
      pinYn: 'Y',
      publctDt: '20261120',
      imageNm: '',
    })),
  },
});

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a notice', settings, data: { notices: ready(['11월 24일 화요일, 물길 열차를 점검해요']) }, texts },
  {
    name: 'of another list',
    settings: { ...settings, publctTypeCd: '02' },
    data: {
      notices: ready(['The water train is checked on Tuesday 24 November, so please plan another ride for that day']),
    },
    texts,
  },
  { name: 'nothing to say', settings, data: { notices: ready([]) }, texts },
];
