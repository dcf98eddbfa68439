import type { JSONSchema } from 'json-schema-to-ts';
import { screenName } from './parts.ts';

const screens = { type: 'array', maxItems: 20, items: screenName } as const;
const serviceId = { type: 'string', pattern: '^DTS_[A-Z]{3}_\\d{5}$' } as const;

/** How the way back of a tab is kept; without it at most 11 entries, none of them fixed. */
export const historySetting = {
  type: 'object',
  description: 'The way back: how many entries, which are never dropped, and which are not stacked besides the main pages of the venues.',
  additionalProperties: false,
  required: ['max', 'fixed'],
  properties: { max: { type: 'integer', minimum: 2, maximum: 50 }, fixed: screens, unstacked: screens },
} as const satisfies JSONSchema;

const template = (description: string) => ({ type: 'string', pattern: '^[^{}]*(\\{[A-Za-z]\\w*\\}[^{}]*)+$', maxLength: 200, description }) as const;

/** What pages that show one record say of themselves: the record's own words where it has them, else the page's. */
export const recordHeadsSetting = {
  type: 'array',
  description: 'By the name of the call that reads the record; `{field}` is a field of its answer, and where one is empty the page\'s own words stand.',
  maxItems: 20,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['need'],
    properties: {
      need: { type: 'string', pattern: '^[a-z][A-Za-z]{0,39}$' },
      title: template('Such as {title}.'),
      description: template('Such as {summary}.'),
      image: { type: 'string', pattern: '^[A-Za-z]\\w{0,39}$', description: 'Field that names a picture.' },
    },
  },
} as const satisfies JSONSchema;

/** What every browser loads once for a release, beside the pages; without it nothing is loaded. */
export const bootstrapSetting = {
  type: 'object',
  description: 'Four loads after the first picture, kept on the device as long as the release is live.',
  additionalProperties: false,
  required: ['loads'],
  properties: {
    loads: {
      type: 'object',
      description: 'Data services; `codes` may name a code list in its path.',
      additionalProperties: false,
      required: ['messages', 'pages', 'codes', 'words'],
      properties: {
        messages: serviceId,
        pages: serviceId,
        codes: serviceId,
        words: serviceId,
      },
    },
    codeList: { type: 'string', pattern: '^COD_[A-Z0-9_]{1,60}$', description: 'Which code list `codes` loads.' },
    skippedAt: { ...screens, description: 'Screens on which nothing of it happens.' },
    withoutLoadsAt: { ...screens, description: 'Screens on which it goes by what is kept and makes no call.' },
  },
} as const satisfies JSONSchema;
