import type { NoticeDetail } from '#schemas/answers.schema';
import type { DataState } from '../define-widget.ts';

const isNotice = (value: unknown): value is NoticeDetail =>
  typeof value === 'object' && value !== null && 'title' in value && 'contents' in value && Array.isArray(value.contents) && 'factList' in value && Array.isArray(value.factList);

/** The answer, or what stands in its place; an answer without a notice means that it is gone. */
export const readNotice = (data: DataState | undefined): NoticeDetail | DataState['state'] | 'gone' => {
  if (data === undefined) return 'waiting';
  if (data.state !== 'ready') return data.state;
  return isNotice(data.value) ? data.value : 'gone';
};
