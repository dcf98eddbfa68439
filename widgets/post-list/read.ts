import type { BoardList, DiscountList } from '#schemas/answers.schema';
import type { DataState } from '../define-widget.ts';

/** A board's post or a discount, as a card shows it. */
export interface Post {
  readonly publctId: string;
  readonly title: string;
  readonly summary: string;
  readonly tag: string;
  readonly imageNm: string;
  readonly iconNm?: string;
}

type Posts = Pick<BoardList | DiscountList, 'totalCnt'> & { readonly list: readonly Post[] };
const isPosts = (value: unknown): value is Posts => typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list);

/** The posts, or what stands in their place. */
export const readPosts = (data: DataState | undefined): readonly Post[] | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return data.state === 'ready' && isPosts(data.value) ? data.value.list : 'failed';
};
