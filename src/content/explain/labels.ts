import type { Words } from '#schemas/texts';
import type { Fields } from '../check/is-fields.ts';
import { labelOf } from '../diff/words/labels.ts';

/** Label of a setting of a placement. */
export const settingLabel = (placement: Fields, name: string): Words =>
  labelOf({ type: 'layout', body: { placements: [placement] } }, ['placements', 0, 'settings', name], { from: 3 });
