import type { NoticeList } from '#schemas/answers.schema';
import type { DataState } from '../define-widget.ts';

const isNoticeList = (value: unknown): value is NoticeList =>
  typeof value === 'object' && value !== null && 'list' in value && Array.isArray(value.list) && 'ctgryList' in value && Array.isArray(value.ctgryList);

/** The answer, or what stands in its place. */
export const readNotices = (data: DataState | undefined): NoticeList | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return data.state === 'ready' && isNoticeList(data.value) ? data.value : 'failed';
};

/** This page's address with another filter or length; what is empty is left out. */
export const listAddress = (path: string, query: { readonly category?: string | undefined; readonly size?: string | undefined }): string => {
  const parts = Object.entries(query).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
};
