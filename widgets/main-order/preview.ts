import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '{{name}} 첫 화면', en: 'Main page of {{name}}' },
  intro: {
    ko: '끌어서 옮기거나 단추로 옮겨요. 보이지 않게 할 수도 있어요.',
    en: 'Drag, or use the buttons. Blocks can be hidden too.',
  },
  up: { ko: '{{name}} 위로', en: 'Move up: {{name}}' },
  down: { ko: '{{name}} 아래로', en: 'Move down: {{name}}' },
  shown: { ko: '{{name}} 보이기', en: 'Show: {{name}}' },
  moved: { ko: '{{name}}, {{count}}번째', en: '{{name}}, place {{count}}' },
  save: { ko: '저장', en: 'Save' },
  saved: { ko: '저장했어요', en: 'Saved' },
  reset: { ko: '처음 순서로', en: 'Original order' },
  resetDone: { ko: '처음 순서로 돌렸어요', en: 'The order is the original one' },
  empty: { ko: '옮길 것이 없어요', en: 'There is nothing to move' },
} as const;

const settings: Settings = {
  source: { path: '/api/v1/iam/settings/main', query: { venue: '{resort.code}' } },
  operation: 'OPR_IAM_00001',
  texts: {
    title: 'title',
    intro: 'intro',
    up: 'up',
    down: 'down',
    shown: 'shown',
    moved: 'moved',
    save: 'save',
    saved: 'saved',
    reset: 'reset',
    resetDone: 'resetDone',
    empty: 'empty',
  },
};
const widget = (id: string, name: string, order: number, shownYn = 'Y') => ({ id, name, order, shownYn });
const ready = (ownYn: string, widgets: readonly object[]) =>
  ({ main: { state: 'ready', value: { venue: 'EL', venueNm: 'Sky Land', ownYn, widgets } } }) as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'own order with a hidden block',
    settings,
    texts,
    data: ready('Y', [
      widget('quick', 'Shortcuts', 1),
      widget('rides', 'Short waits now', 2, 'N'),
      widget('news', 'Notices', 3),
    ]),
  },
  {
    name: 'original order',
    settings,
    texts,
    data: ready('N', [widget('quick', 'Shortcuts', 1), widget('news', 'Notices', 2)]),
  },
  { name: 'nothing to move', settings, texts, data: ready('N', []) },
  { name: 'waiting', settings, texts, data: { main: { state: 'waiting' } } },
  { name: 'failed', settings, texts, data: { main: { state: 'failed' } } },
];
