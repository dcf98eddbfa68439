import type { JSONSchema } from 'json-schema-to-ts';
import { screenName } from '../../parts.ts';

const screens = { type: 'array', maxItems: 20, items: screenName } as const;
const serviceId = { type: 'string', pattern: '^DTS_[A-Z]{3}_\\d{5}$' } as const;

/** Back navigation stack. Default: at most 11 entries, none fixed. */
export const historySetting = {
  type: 'object',
  description:
    "Back navigation: maximum entries, screens that are never dropped, and screens that are not stacked in addition to the venues' main pages.",
  additionalProperties: false,
  required: ['max', 'fixed'],
  properties: { max: { type: 'integer', minimum: 2, maximum: 50 }, fixed: screens, unstacked: screens },
} as const satisfies JSONSchema;

const template = (description: string) =>
  ({ type: 'string', pattern: '^[^{}]*(\\{[A-Za-z]\\w*\\}[^{}]*)+$', maxLength: 200, description }) as const;

/** Head templates of pages that show one record. Values of the record override the page's own. */
export const recordHeadsSetting = {
  type: 'array',
  description:
    "By the name of the call that reads the record; `{field}` is a field of its answer. If a field is empty, the page's own text is used.",
  maxItems: 20,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['need'],
    properties: {
      need: { type: 'string', pattern: '^[a-z][A-Za-z]{0,39}$' },
      title: template('Such as {title}.'),
      description: template('Such as {summary}.'),
      image: { type: 'string', pattern: '^[A-Za-z]\\w{0,39}$', description: "Field with the picture's name." },
    },
  },
} as const satisfies JSONSchema;

/** Data that every browser loads once per release; without it nothing is loaded. */
export const bootstrapSetting = {
  type: 'object',
  description: 'Four loads after the first paint, cached on the device while the release is live.',
  additionalProperties: false,
  required: ['loads'],
  properties: {
    loads: {
      type: 'object',
      description: 'Data services; the path of `codes` can name a code list.',
      additionalProperties: false,
      required: ['messages', 'pages', 'codes', 'words'],
      properties: {
        messages: serviceId,
        pages: serviceId,
        codes: serviceId,
        words: serviceId,
      },
    },
    codeList: { type: 'string', pattern: '^COD_[A-Z0-9_]{1,60}$', description: 'Code list that `codes` loads.' },
    skippedAt: { ...screens, description: 'Screens without bootstrap.' },
    withoutLoadsAt: { ...screens, description: 'Screens that use only cached data and make no calls.' },
  },
} as const satisfies JSONSchema;
