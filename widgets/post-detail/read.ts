import type { BoardDetail, DiscountDetail, EventDetail } from '#schemas/calls/contents/answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

export type Post = Pick<
  BoardDetail | DiscountDetail | EventDetail,
  'title' | 'summary' | 'tag' | 'imageNm' | 'fromDtm' | 'untilDtm' | 'factList' | 'contents'
>;

const completePost = completeWith<Post>({
  title: needed,
  summary: '',
  tag: '',
  imageNm: '',
  fromDtm: '',
  untilDtm: '',
  contents: [],
  factList: [{ label: '', value: '' }],
});

/** The answer, or what stands in its place; an answer without a post means that it is gone. */
export const readPost = (data: DataState | undefined): Post | DataState['state'] | 'gone' => {
  if (data === undefined) return 'waiting';
  if (data.state !== 'ready') return data.state;
  return (isFields(data.value) ? completePost(data.value) : undefined) ?? 'gone';
};
