import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { artName, envelope, iconName, localText, messageKey, screenName, venueCode } from '../../parts.ts';

/** A venue; its id is its code (parkType, curResort). */
export const venueSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'slug',
    'order',
    'parkKindCd',
    'publctTypeCd',
    'appType',
    'name',
    'tagline',
    'theme',
    'frame',
    'menu',
    'main',
    'mark',
    'art',
    'head',
  ],
  properties: {
    ...envelope,
    id: venueCode,
    type: { const: 'venue' },
    slug: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]{0,40}$',
    },
    order: { type: 'integer', minimum: 0, maximum: 99 },
    parkKindCd: { type: 'string', pattern: '^[0-9]{2,3}$' },
    publctTypeCd: { type: 'string', pattern: '^[0-9]{2,3}$' },
    appType: { type: 'string', pattern: '^APP_[A-Z0-9_]{2,40}$' },
    name: messageKey,
    tagline: messageKey,
    chip: messageKey,
    unread: { type: 'boolean' },
    pageFlag: {
      enum: ['isCb', 'isHb', 'isSw'],
    },
    theme: { type: 'string' },
    frame: { type: 'string' },
    menu: { type: 'string' },
    main: screenName,
    targets: {
      type: 'object',
      additionalProperties: false,
      properties: { HOME: screenName, MAP: screenName, POCKET: screenName, SOM: screenName, COURSE: screenName },
    },
    companionNews: {
      type: 'object',
      additionalProperties: false,
      required: ['valueCode', 'screen'],
      properties: {
        valueCode: {
          type: 'string',
          pattern: '^[A-Z]{3}$',
        },
        screen: screenName,
      },
    },
    liveStates: {
      enum: ['simulation', 'upstream'],
    },
    simulatedHoursNote: localText,
    ticketing: {
      enum: ['built-in', 'upstream'],
    },
    lastBusMinutes: {
      type: 'integer',
      minimum: 0,
      maximum: 180,
    },
    mark: iconName,
    art: artName,
    head: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'description', 'keywords', 'image'],
      properties: {
        title: messageKey,
        description: messageKey,
        keywords: messageKey,
        image: { type: 'string', minLength: 1 },
      },
    },
  },
} as const satisfies JSONSchema;

export type Venue = FromSchema<typeof venueSchema>;
