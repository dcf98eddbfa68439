import type { BoardDetail, DiscountDetail, EventDetail } from '#schemas/answers.schema';
import type { DataState } from '../define-widget.ts';

export type Post = Pick<BoardDetail | DiscountDetail | EventDetail, 'title' | 'summary' | 'tag' | 'imageNm' | 'fromDtm' | 'untilDtm' | 'factList' | 'contents'>;

const isPost = (value: unknown): value is Post =>
  typeof value === 'object' && value !== null && 'title' in value && 'contents' in value && Array.isArray(value.contents) && 'factList' in value && Array.isArray(value.factList);

/** The answer, or what stands in its place; an answer without a post means that it is gone. */
export const readPost = (data: DataState | undefined): Post | DataState['state'] | 'gone' => {
  if (data === undefined) return 'waiting';
  if (data.state !== 'ready') return data.state;
  return isPost(data.value) ? data.value : 'gone';
};
