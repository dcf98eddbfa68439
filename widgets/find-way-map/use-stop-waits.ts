import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import type { MapMarker } from '#ui/map/arrange-markers.ts';
import { isOpen } from '../shared/facilities/facility-now.ts';
import { markerOf } from '../shared/facilities/facility-marker.ts';
import { stateSentence, type StateTexts } from '../shared/facilities/facility-texts.ts';
import { useFacilityNow } from '../shared/park/park-screen.tsx';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';

interface StopWaits {
  /** Wait of a ride, or the closure of any facility, as a sentence; otherwise an empty text. */
  sentence(item: FacilityItem): string;
  marker(item: FacilityItem): MapMarker & Pick<FacilityItem, 'layerId'>;
}

/** Describes what the stops of a route do now. */
export function useStopWaits(texts: StateTexts): StopWaits {
  const nowOf = useFacilityNow(useFacilityStates());
  return {
    sentence: (item) => {
      const now = nowOf(item);
      return now.kind !== 'unknown' && (item.waitYn === 'Y' || !isOpen(now)) ? stateSentence(now, texts) : '';
    },
    marker: (item) => ({ ...markerOf(item, nowOf(item), texts), layerId: item.layerId }),
  };
}
