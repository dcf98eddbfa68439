import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  pinned: { ko: '중요', en: 'Important' },
  next: { ko: '다음 글', en: 'Next' },
  previous: { ko: '이전 글', en: 'Previous' },
  neighbours: { ko: '다른 글', en: 'Other notices' },
  empty: { ko: '사라진 글이에요', en: 'This notice is gone' },
  list: { ko: '공지사항 보기', en: 'See all notices' },
} as const;

const settings: Settings = {
  detail: {
    action: 'move',
    pageNm: 'Detail',
    params: { publctId: '{item.publctId}', publctTypeCd: '{item.publctTypeCd}' },
  },
  list: { action: 'move', pageNm: 'Inner' },
  texts: {
    pinned: 'pinned',
    next: 'next',
    previous: 'previous',
    neighbours: 'neighbours',
    empty: 'empty',
    list: 'list',
  },
};

const base = {
  publctId: '100',
  publctTypeCd: '01',
  summary: '',
  ctgryCd: '04',
  ctgryNm: '점검',
  pinYn: 'Y',
  publctDt: '20261120',
  contentsText: '',
};
const ready = (value: object): DataState => ({ state: 'ready', value: { ...base, ...value } });

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'notice',
    settings,
    data: {
      notice: ready({
        title: '11월 24일 화요일,\n물길 열차를 점검해요',
        imageNm: 'park-sky',
        contents: [
          {
            tag: 'p',
            children: [
              '겨울을 안전하게 나기 위해 하루 동안 물길 열차를 쉬어요. 점검하는 날에도 다른 놀이기구와 공연은 그대로 열어요.',
            ],
          },
          { tag: 'h2', children: ['그날 오시나요?'] },
          { tag: 'p', children: ['같은 날 다른 놀이기구로 바꾸거나, 비용 없이 취소할 수 있어요.'] },
          {
            tag: 'p',
            children: [{ tag: 'button', children: ['다른 날로 바꾸기'], command: { kind: 'go', to: '/change' } }],
          },
          {
            tag: 'p',
            children: [{ tag: 'button', children: ['지도에서 쉬는 곳 보기'], command: { kind: 'go', to: '/map' } }],
          },
        ],
        factList: [
          { label: '날짜', value: '11월 24일 (화)' },
          { label: '시간', value: '10:00–21:00 종일' },
          { label: '쉬는 곳', value: '물길 열차, 물길 사진관' },
        ],
        next: { publctId: '99', publctTypeCd: '01', title: '새 식당 ‘언덕 국수’가 문을 열었어요' },
      }),
    },
    texts,
  },
  {
    name: 'long and in English',
    settings: { texts: { empty: 'empty' } },
    data: {
      notice: ready({
        title: 'After the final, the north gate is crowded for about thirty minutes: please leave by the south gate',
        ctgryNm: 'Traffic',
        pinYn: 'N',
        imageNm: '',
        contents: [{ tag: 'p', children: ['The way is marked with white lamps.'] }],
        factList: [],
      }),
    },
    texts,
  },
  { name: 'gone', settings, data: { notice: { state: 'ready', value: null } }, texts },
  { name: 'waiting', settings, data: { notice: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { notice: { state: 'failed' } }, texts },
];
