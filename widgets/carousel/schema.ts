import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';

const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;

export const schema = {
  type: 'object',
  description: 'Banners one at a time, which move on by themselves until the visitor touches them.',
  additionalProperties: false,
  required: ['label', 'bannerCode', 'bannerKindCd', 'count'],
  properties: {
    label: { ...messageKey, description: 'What the banners are about, for screen readers.' },
    bannerCode: { ...code, description: 'The place whose banners are shown.' },
    bannerKindCd: code,
    parkKindCd: { ...code, description: "Whose banners; left out, the venue's own." },
    count: { type: 'integer', minimum: 1, maximum: 10 },
    still: { type: 'boolean', description: 'They do not move on by themselves.' },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'carousel',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
