import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { messageKey, textMap } from '#schemas/parts';
import { recordCondition, type RecordNames } from '../records/record-settings.ts';

export const refusalOffers = {
  type: 'array',
  description: 'What a visitor can do about a refusal of the call: the first that fits its code and values.',
  minItems: 1,
  maxItems: 10,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'label'],
    properties: {
      code: { type: 'string', pattern: '^[A-Z]{3}_\\d{2}$', description: 'Code of the refusal.' },
      show: { ...recordCondition, description: 'Shown for refusals that have one of the values in each field.' },
      label: { ...messageKey, description: 'Label of the button. {{name}} is the value called name of the refusal.' },
      again: {
        ...textMap,
        description:
          'Sends the call again before the action, with these values in its body. {item.x} is a value of the refusal.',
      },
      // {item.x} is a value of the refusal. Default: what follows the call.
      action: actionSchema,
    },
  },
} as const;

export type RefusalOfferSettings = FromExtendedSchema<
  { discriminator: { propertyName: string } },
  typeof refusalOffers,
  RecordNames
>[number];
