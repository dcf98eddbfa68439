import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { venueCode } from '../../parts.ts';
import { count, filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';

/** `settings/get-version`. A call of the app's pages says nothing: the user agent names system and version. */
export const versionQuery = {
  type: 'object',
  properties: {
    osType: text(20, 'ios or android, in any case. Default: that of the user agent.'),
    appVersion: text(20, 'Installed version. Default: that of the user agent.'),
  },
} as const satisfies JSONSchema;
export const versionAnswer = strict(
  {
    appVersion: text(20, 'Installed version, or empty.'),
    latestVersion: text(20),
    minVersion: text(20),
    updateYn: { ...yn, description: 'Y: there is a later version.' },
    forceYn: { ...yn, description: 'Y: the installed version works no more.' },
    storeUrl: text(2000),
  },
  ['appVersion', 'latestVersion', 'minVersion', 'updateYn', 'forceYn', 'storeUrl'],
) satisfies JSONSchema;
export type VersionAnswer = FromSchema<typeof versionAnswer>;

export const mainSettingQuery = {
  type: 'object',
  required: ['venue'],
  properties: { venue: venueCode },
} as const satisfies JSONSchema;

const id = filled(60, 'Placement of the main page.');
export const mainSettingAnswer = strict(
  {
    venue: venueCode,
    venueNm: text(100),
    ownYn: { ...yn, description: 'N: as the venue shows it.' },
    widgets: listOf(
      strict({ id, name: text(200), order: count, shownYn: yn }, ['id', 'name', 'order', 'shownYn']),
      100,
    ),
  },
  ['venue', 'venueNm', 'ownYn', 'widgets'],
) satisfies JSONSchema;
export type MainSetting = FromSchema<typeof mainSettingAnswer>;

export const mainSettingBody = strict(
  {
    venue: venueCode,
    widgets: {
      ...listOf(strict({ id, order: { ...count, maximum: 999 }, shownYn: yn }, ['id', 'order', 'shownYn']), 100),
      description: 'All blocks; none: as the venue shows them.',
    },
  },
  ['venue', 'widgets'],
) satisfies JSONSchema;
export type MainSettingBody = FromSchema<typeof mainSettingBody>;
