import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { messageKey } from '#schemas/parts';

/** Properties of a link in settings. If its condition does not hold, the setting is absent. */
export const linkProperties = { label: messageKey, action: actionSchema, when: conditionSchema } as const;
