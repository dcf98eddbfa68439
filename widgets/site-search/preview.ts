import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  label: { ko: '찾을 말', en: 'Search term' },
  hint: { ko: '무엇을 찾으세요?', en: 'What are you looking for?' },
  submit: { ko: '찾기', en: 'Search' },
  clear: { ko: '지우기', en: 'Clear' },
  short: { ko: '두 글자 이상 써 주세요', en: 'Please enter at least 2 characters in the search term' },
  start: { ko: '화면 이름을 적어 주세요', en: 'Type the name of a page' },
  found: { ko: '‘{{term}}’ {{count}}개', en: 'Found for “{{term}}”: {{count}}' },
  none: { ko: '‘{{term}}’에 맞는 화면이 없어요', en: 'Nothing is called “{{term}}”' },
  tips: { ko: '이런 말로 찾아보세요', en: 'Try one of these' },
  map: { ko: '지도', en: 'Map' },
  show: { ko: '공연', en: 'Show' },
  'rule.search-words': { ko: '쓸 수 없는 말이에요', en: 'This word cannot be used' },
} as const;

const settings: Settings = {
  source: { path: '/api/v1/common/pages', query: { searchPageCond: 'PAGE_NM', langId: '{locale}' } },
  param: 'searchPageText',
  term: 'q',
  pageSize: 2,
  rule: 'search-words',
  icon: 'home',
  focusOn: { query: 'type', is: 'init' },
  tips: { title: 'tips', words: ['map', 'show'] },
  texts: {
    label: 'label',
    hint: 'hint',
    submit: 'submit',
    clear: 'clear',
    short: 'short',
    start: 'start',
    found: 'found',
    none: 'none',
  },
};

const row = (pageName: string, parkType: string, parkName: string, more: object = {}) => ({
  pageId: 'PGE_TST_00001',
  pageName,
  pagePath: `/page/${parkType}`,
  linkUrl: '',
  menuName: '',
  parkType,
  parkName,
  ...more,
});
const ready = (list: readonly object[], totalCnt = list.length): DataState => ({
  state: 'ready',
  value: { list, totalCnt, pageNo: 1, pageSize: 2 },
});

export const found = ready(
  [
    row('Park map', 'AA', 'Garam Park', { menuName: 'In the park' }),
    row('Lost property', '', 'Garam Resort', { pagePath: '', linkUrl: 'https://example.com/lost' }),
  ],
  5,
);

const { tips: _tips, rule: _rule, focusOn: _focus, ...least } = settings;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'before a term', settings, texts },
  { name: 'least settings', settings: least, texts },
  { name: 'found', settings, query: { q: 'map' }, data: { found }, texts },
  {
    name: 'a long name',
    settings,
    query: { q: 'map' },
    data: {
      found: ready([
        row('A very long name of a page that tells everything about the evening by the lake', 'BB', 'Naru Water', {
          menuName: 'In the park',
        }),
      ]),
    },
    texts,
  },
  { name: 'nothing found', settings, query: { q: 'map' }, data: { found: ready([]) }, texts },
  { name: 'waiting', settings, query: { q: 'map' }, data: { found: { state: 'waiting' } }, texts },
  { name: 'too short', settings, query: { q: 'a' }, texts },
  { name: 'a word that is refused', settings, query: { q: 'drop it' }, texts },
  { name: 'failed', settings, query: { q: 'map' }, data: { found: { state: 'failed' } }, texts },
];
