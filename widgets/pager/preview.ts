import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const settings: Settings = {
  source: { path: '/api/v1/iam/contents/notices', query: { langId: '{locale}' } },
  pageSize: 10,
};
const ready = (totalCnt: number, pageNo: number): DataState => ({
  state: 'ready',
  value: { totalCnt, pageNo, pageSize: 10, list: [] },
});

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'in the middle', settings, data: { pages: ready(1234, 57) }, texts: {} },
  {
    name: 'at the beginning, ten numbers',
    settings: { ...settings, range: 10 },
    data: { pages: ready(95, 1) },
    texts: {},
  },
  { name: 'a single page', settings, data: { pages: ready(3, 1) }, texts: {} },
  { name: 'waiting', settings, data: { pages: { state: 'waiting' } }, texts: {} },
];
