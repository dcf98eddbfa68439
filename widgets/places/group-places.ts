import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import { isOpen, waitMinutes, type FacilityNow } from '../shared/facilities/facility-now.ts';

interface PlaceGroup {
  readonly tagCd: string;
  readonly name: string;
  readonly list: readonly FacilityItem[];
}

/** Groups facilities by the tags of their map, in its order; a facility stands in the group of its first tag. */
export const groupPlaces = (
  list: readonly FacilityItem[],
  tags: MapAnswer['tagList'],
  others: string,
): readonly PlaceGroup[] => {
  const tagOf = ({ tagList }: FacilityItem) => tags.find(({ tagCd }) => tagList.includes(tagCd))?.tagCd ?? '';
  return [...tags.map(({ tagCd, tagNm }) => ({ tagCd, name: tagNm })), { tagCd: '', name: others }]
    .map((group) => ({ ...group, list: list.filter((item) => tagOf(item) === group.tagCd) }))
    .filter((group) => group.list.length > 0);
};

/** Open facilities with a known wait, shortest first. */
export const shortestWaits = (
  list: readonly FacilityItem[],
  nowOf: (item: FacilityItem) => FacilityNow,
  count: number,
): readonly { readonly item: FacilityItem; readonly now: FacilityNow }[] =>
  list
    .map((item) => ({ item, now: nowOf(item) }))
    .filter(({ now }) => isOpen(now) && waitMinutes(now) !== undefined)
    .toSorted((a, b) => (waitMinutes(a.now) ?? 0) - (waitMinutes(b.now) ?? 0) || a.item.order - b.item.order)
    .slice(0, count);
