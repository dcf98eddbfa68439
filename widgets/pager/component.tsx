import type { DataState, WidgetProps } from '../define-widget.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Pager({ settings: { pageSize, range }, data }: WidgetProps<Settings>) {
  const paging = readPaging(data['pages']);
  // While the next page comes the numbers keep their place; without an answer there is nothing to go to.
  if (paging === 'waiting') return <div className={`${css['place']} ${css['waiting']}`} />;
  return paging === undefined ? null : (
    <div className={css['place']}>
      <PageLinks totalCnt={paging.totalCnt} pageNo={paging.pageNo} pageSize={pageSize} length={range} />
    </div>
  );
}

const readPaging = (
  data: DataState | undefined,
): { readonly totalCnt: number; readonly pageNo: number } | 'waiting' | undefined => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const value = data.state === 'ready' ? data.value : undefined;
  if (typeof value !== 'object' || value === null || !('totalCnt' in value) || !('pageNo' in value)) return undefined;
  const { totalCnt, pageNo } = value;
  return typeof totalCnt === 'number' && typeof pageNo === 'number' ? { totalCnt, pageNo } : undefined;
};
