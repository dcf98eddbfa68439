import type { FacilityDetail, FacilityItem } from '#schemas/park-answers.schema';
import type { DataState } from '../define-widget.ts';

/** A facility as far as it is known: from the list at first, then with its details. */
export type KnownFacility = FacilityItem & Partial<Pick<FacilityDetail, 'contents' | 'factList' | 'showList' | 'closedReason'>>;

const isDetail = (value: unknown): value is FacilityDetail =>
  typeof value === 'object' && value !== null && 'facilityId' in value && 'limits' in value && 'showList' in value && 'tagList' in value;

/** Reads the answer; `item` from a list shows until its own answer is there. */
export const readFacility = (data: DataState | undefined, item: FacilityItem | undefined): KnownFacility | 'waiting' | 'failed' => {
  if (data?.state === 'ready') {
    // The server checks answers against the schema of the call.
    if (isDetail(data.value) && (item === undefined || data.value.facilityId === item.facilityId)) return data.value;
    if (item === undefined) return 'failed';
  }
  if (item !== undefined) return item;
  return data === undefined || data.state === 'waiting' ? 'waiting' : 'failed';
};
