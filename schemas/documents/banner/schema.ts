import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '../../parts/action/schema.ts';
import { period, code } from '../../parts/content/schema.ts';
import { envelope, localText, artName, instant } from '../../parts.ts';

/** A banner; `bannerCode` names its location. */
export const bannerSchema = {
  type: 'object',
  additionalProperties: false,
  shown: period,
  required: ['type', 'id', 'v', 'bannerCode', 'bannerKindCd', 'parkKindCd', 'bannerSubject', 'art', 'action', 'order'],
  properties: {
    ...envelope,
    type: { const: 'banner' },
    bannerCode: code,
    bannerKindCd: code,
    parkKindCd: code,
    bannerSubject: localText,
    text: localText,
    tag: localText,
    art: artName,
    action: actionSchema,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
    from: instant,
    until: instant,
  },
} as const;

export type Banner = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof bannerSchema>;
