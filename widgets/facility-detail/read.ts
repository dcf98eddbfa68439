import type { FacilityDetail, FacilityItem } from '#schemas/calls/contents/park-answers';
import { completeWith } from '../shared/answers/complete-answer.ts';
import type { DataState } from '../define-widget.ts';
import { blankFacility, blankShow } from '../shared/park/read-park.ts';
import { isFields } from '#widgets/shared/answers/is-fields';

/** A facility as far as it is known: from the list at first, then with its details. */
export type KnownFacility = FacilityItem & Partial<FacilityDetail>;

const completeDetail = completeWith<FacilityDetail>({
  ...blankFacility,
  contents: [],
  contentsText: '',
  factList: [{ label: '', value: '' }],
  showList: [blankShow],
  closedReason: '',
});

/** Reads the answer; `item` from a list shows until its own answer is there. */
export const readFacility = (
  data: DataState | undefined,
  item: FacilityItem | undefined,
): KnownFacility | 'waiting' | 'failed' => {
  if (data?.state === 'ready') {
    const detail = isFields(data.value) ? completeDetail(data.value) : undefined;
    if (detail !== undefined && (item === undefined || detail.facilityId === item.facilityId)) return detail;
    if (item === undefined) return 'failed';
  }
  if (item !== undefined) return item;
  return data === undefined || data.state === 'waiting' ? 'waiting' : 'failed';
};
