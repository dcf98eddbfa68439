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
      description: "First path segment of the venue's pages.",
    },
    order: { type: 'integer', minimum: 0, maximum: 99 },
    parkKindCd: { type: 'string', pattern: '^[0-9]{2,3}$' },
    publctTypeCd: { type: 'string', pattern: '^[0-9]{2,3}$' },
    appType: { type: 'string', pattern: '^APP_[A-Z0-9_]{2,40}$', description: 'Name of the venue in the menu call.' },
    name: messageKey,
    tagline: messageKey,
    chip: messageKey,
    unread: { type: 'boolean', description: 'Shows the number of unread notifications in the app.' },
    pageFlag: {
      enum: ['isCb', 'isHb', 'isSw'],
      description:
        "Flag of the venue's pages. A page without a venue that has it is shown in this venue's frame, whatever the visitor's resort.",
    },
    theme: { type: 'string' },
    frame: { type: 'string', description: "Frame layout of the venue's pages." },
    menu: { type: 'string' },
    main: screenName,
    targets: {
      type: 'object',
      description: "Target screens of the venue's bottom bar, by key.",
      additionalProperties: false,
      properties: { HOME: screenName, MAP: screenName, POCKET: screenName, SOM: screenName, COURSE: screenName },
    },
    companionNews: {
      type: 'object',
      description: 'The app tells of new companion requests, until the member has viewed the screen that lists them.',
      additionalProperties: false,
      required: ['valueCode', 'screen'],
      properties: {
        valueCode: {
          type: 'string',
          pattern: '^[A-Z]{3}$',
          description: 'Personalisation value that holds the day of the last view.',
        },
        screen: screenName,
      },
    },
    liveStates: {
      enum: ['simulation', 'upstream'],
      description:
        'Source of live facility states: the built-in simulation of demos, or the upstream of the data service of `information/states`. Left out, only operators set states.',
    },
    simulatedHoursNote: {
      ...localText,
      description:
        "Shown with today's hours while a demo with simulated states is open outside of its published hours.",
    },
    ticketing: {
      enum: ['built-in', 'upstream'],
      description:
        'Where ticket numbers come from: the tables of this server, or the upstream of the data services of `ticketing/…`. Left out: the tables of this server.',
    },
    lastBusMinutes: {
      type: 'integer',
      minimum: 0,
      maximum: 180,
      description: 'Minutes from closing time until the last bus leaves.',
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
