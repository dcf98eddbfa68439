import type { NoticeDetail } from '#schemas/calls/contents/answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

const completeNotice = completeWith<NoticeDetail>({
  publctId: '',
  publctTypeCd: '',
  title: needed,
  summary: '',
  ctgryCd: '',
  ctgryNm: '',
  pinYn: 'N',
  publctDt: '',
  imageNm: '',
  contents: [],
  contentsText: '',
  factList: [{ label: '', value: '' }],
});

/** The answer, or what stands in its place; an answer without a notice means that it is gone. */
export const readNotice = (data: DataState | undefined): NoticeDetail | DataState['state'] | 'gone' => {
  if (data === undefined) return 'waiting';
  if (data.state !== 'ready') return data.state;
  return (isFields(data.value) ? completeNotice(data.value) : undefined) ?? 'gone';
};
