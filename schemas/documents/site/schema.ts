import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { siteTexts } from './text-keys.ts';
import { bootstrapSetting, historySetting, recordHeadsSetting } from './settings.ts';
import { envelope, messageKey, screenName, venueCode } from '../../parts.ts';

const path = { type: 'string', pattern: '^/[^\\s?#]*$', maxLength: 200 } as const;

const motionMs = { type: 'integer', minimum: 0, maximum: 3000 } as const;

/** Settings of the whole site. A singleton with the id `site`. */
export const siteSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'type',
    'id',
    'v',
    'name',
    'defaultVenue',
    'theme',
    'frame',
    'phone',
    'appMarker',
    'screens',
    'states',
    'gates',
    'head',
    'texts',
    'timings',
    'allowedHosts',
    'redirects',
    'testerCodeList',
    'budgets',
  ],
  properties: {
    ...envelope,
    type: { const: 'site' },
    name: messageKey,
    defaultVenue: venueCode,
    theme: { type: 'string' },
    frame: { type: 'string' },
    resortFrame: {
      type: 'object',
      additionalProperties: false,
      required: ['except'],
      properties: { except: { type: 'array', maxItems: 20, items: screenName } },
    },
    phone: { type: 'string', pattern: '^[0-9-]{4,20}$' },
    appMarker: {
      type: 'string',
      minLength: 3,
      maxLength: 60,
    },
    screens: {
      type: 'object',
      additionalProperties: false,
      required: ['gate', 'landing', 'login', 'notFound', 'error'],
      properties: { gate: screenName, landing: screenName, login: screenName, notFound: screenName, error: screenName },
    },
    states: {
      type: 'object',
      additionalProperties: false,
      required: ['B', 'D', 'pending'],
      properties: { B: { type: 'string' }, D: { type: 'string' }, pending: { type: 'string' } },
    },
    gates: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['guard'],
        properties: { guard: { type: 'string' }, flag: { enum: ['isNeedLogin', 'isNeedNonLogin'] } },
      },
    },
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
    recordHeads: recordHeadsSetting,
    texts: siteTexts,
    timings: {
      type: 'object',
      additionalProperties: false,
      required: [
        'snackbarMs',
        'snackbars',
        'requestMs',
        'debounceMs',
        'snackbarMotionMs',
        'dialogMs',
        'modalMs',
        'spinnerMs',
        'overlayMs',
        'popupGuardMs',
        'revealStaggerMs',
        'carouselMs',
      ],
      properties: {
        snackbarMs: { type: 'integer', minimum: 1000, maximum: 60000 },
        snackbars: { type: 'integer', minimum: 1, maximum: 5 },
        requestMs: { type: 'integer', minimum: 1000, maximum: 120000 },
        debounceMs: {
          type: 'integer',
          minimum: 0,
          maximum: 2000,
        },
        snackbarMotionMs: motionMs,
        dialogMs: motionMs,
        modalMs: motionMs,
        spinnerMs: {
          type: 'integer',
          minimum: 0,
          maximum: 10000,
        },
        overlayMs: {
          type: 'integer',
          minimum: 0,
          maximum: 600000,
        },
        popupGuardMs: {
          type: 'integer',
          minimum: 0,
          maximum: 5000,
        },
        revealStaggerMs: {
          type: 'integer',
          minimum: 0,
          maximum: 2000,
        },
        carouselMs: {
          type: 'integer',
          minimum: 0,
          maximum: 60000,
        },
      },
    },
    skipErrorHandler: {
      type: 'boolean',
    },
    allowedHosts: {
      type: 'array',
      maxItems: 200,
      items: { type: 'string', pattern: '^[a-z0-9.-]+$' },
    },
    upstreamHosts: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', pattern: '^([a-z0-9-]+[.])+[a-z][a-z0-9-]*(:[0-9]{1,5})?$', maxLength: 200 },
    },
    redirects: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'to'],
        properties: { from: path, to: path },
      },
    },
    testerCodeList: { type: 'string' },
    history: historySetting,
    bootstrap: bootstrapSetting,
    budgets: {
      type: 'object',
      additionalProperties: false,
      required: ['placements', 'depth', 'bytes', 'widgetKb'],
      properties: {
        placements: { type: 'integer', minimum: 1, maximum: 1000 },
        depth: { type: 'integer', minimum: 1, maximum: 12 },
        bytes: { type: 'integer', minimum: 1000, maximum: 1000000 },
        widgetKb: { type: 'integer', minimum: 1, maximum: 500 },
      },
    },
  },
} as const satisfies JSONSchema;

export type Site = FromSchema<typeof siteSchema>;
