import type { FromExtendedSchema } from 'json-schema-to-ts';
import { describeWidget } from '../define-widget.ts';

const code = { type: 'string', pattern: '^[0-9A-Za-z_]{1,30}$' } as const;

export const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['variant', 'bannerCode', 'bannerKindCd', 'count'],
  properties: {
    variant: {
      enum: ['poster', 'strip'],
      description: 'poster: 200 px, several as a rail; strip: 104 px, below one another.',
    },
    bannerCode: { ...code, description: 'The place whose banners are shown.' },
    bannerKindCd: code,
    parkKindCd: { ...code, description: "Whose banners; left out, the venue's own." },
    count: { type: 'integer', minimum: 1, maximum: 10 },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'banner',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
