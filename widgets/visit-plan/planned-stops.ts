import { isFields, fieldText } from '../read-records.ts';
import type { PlannedStop } from './visit-stops.ts';

export const plannedOf = (list: unknown): readonly PlannedStop[] =>
  Array.isArray(list)
    ? list.filter(isFields).map((one) => ({
        facilityId: fieldText(one, 'facilityId'),
        minutes: Number(fieldText(one, 'minutes')),
        mustYn: fieldText(one, 'mustYn'),
        tickYn: fieldText(one, 'tickYn'),
        doneYn: fieldText(one, 'doneYn'),
      }))
    : [];
