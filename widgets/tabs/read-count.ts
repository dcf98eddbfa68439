import type { Decoded } from '#schemas/command';
import type { DataState } from '../define-widget.ts';
import { isShown, readRecords, totalOf } from '../shared/records/read-records.ts';
import type { Settings } from './schema.ts';

type Count = NonNullable<Decoded<Settings>['tabs'][number]['count']>;

/** Number of records behind a tab; empty until its call has answered. */
export const readCount = ({ total, list, show = [] }: Count, data: DataState | undefined): number | '' => {
  if (total !== undefined) return data?.state === 'ready' ? totalOf(data, total) : '';
  const records = readRecords(data, list ?? '');
  return typeof records === 'string' ? '' : records.filter((record) => isShown({ show }, record)).length;
};
