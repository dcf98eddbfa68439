import { fieldText } from '../shared/records/read-records.ts';
import { isFields } from '#widgets/shared/answers/is-fields';
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
