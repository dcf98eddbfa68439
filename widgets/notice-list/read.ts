import type { NoticeList } from '#schemas/calls/contents/answers';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

const completeNotices = completeWith<NoticeList>({
  list: [
    {
      publctId: needed,
      publctTypeCd: '',
      title: '',
      summary: '',
      ctgryCd: '',
      ctgryNm: '',
      pinYn: 'N',
      publctDt: '',
      imageNm: '',
    },
  ],
  totalCnt: 0,
  pageNo: 1,
  pageSize: 0,
  ctgryList: [{ ctgryCd: needed, ctgryNm: '' }],
});

/** The answer, or what stands in its place. */
export const readNotices = (data: DataState | undefined): NoticeList | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return (
    (data.state === 'ready' && isFields(data.value) && Array.isArray(data.value['list'])
      ? completeNotices(data.value)
      : undefined) ?? 'failed'
  );
};

/** This page's address with another filter or length; what is empty is left out. */
export const listAddress = (
  path: string,
  query: { readonly category?: string | undefined; readonly size?: string | undefined },
): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
};
