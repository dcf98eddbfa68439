import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import type { MapMarker } from '#ui/map/arrange-markers.ts';
import { isOpen, type FacilityNow } from './facility-now.ts';
import { stateSentence, stateText, type StateTexts } from './facility-texts.ts';

/** Returns the marker of a facility: a bubble with its wait or state where it has wait times, otherwise its icon. */
export const markerOf = (item: FacilityItem, now: FacilityNow, texts: StateTexts): MapMarker => {
  const { facilityId: id, x, y, name, iconNm: icon, order, faciltCateKindCd: group, fromZoom } = item;
  const hasBubble = item.waitYn === 'Y' && now.kind !== 'unknown';
  const tone = now.kind === 'wait' ? (now.tone === 'busy' ? 'long' : undefined) : isOpen(now) ? undefined : 'off';
  return {
    id,
    x,
    y,
    name,
    icon,
    order,
    group,
    label: `${name}, ${stateSentence(now, texts)}`,
    ...(fromZoom === undefined ? {} : { fromZoom }),
    ...(hasBubble ? { bubble: stateText(now, texts) } : {}),
    ...(hasBubble && tone !== undefined ? { tone } : {}),
  };
};
