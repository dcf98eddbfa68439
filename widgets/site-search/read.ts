import type { SearchAnswer } from '#schemas/calls/contents/common-answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

const completeFound = completeWith<SearchAnswer>({
  list: [{ pageId: '', pageName: needed, pagePath: '', linkUrl: '', menuName: '', parkType: '', parkName: '' }],
  totalCnt: needed,
  pageNo: needed,
  pageSize: 0,
});

/** Results, or the state shown instead. */
export const readFound = (data: DataState | undefined): SearchAnswer | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return (
    (data.state === 'ready' && isFields(data.value) && Array.isArray(data.value['list'])
      ? completeFound(data.value)
      : undefined) ?? 'failed'
  );
};

/** Fills the `{{name}}` of a text. */
export const fillWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => words[name] ?? hole);
