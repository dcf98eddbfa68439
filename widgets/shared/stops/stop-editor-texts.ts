import { messageKey } from '#schemas/parts';

/** Texts of the editor of stops, in the settings of each widget that has one. */
export const editorTexts = {
  map: messageKey,
  layers: messageKey,
  noPicture: messageKey,
  list: { ...messageKey, description: 'Name of the list of stops.' },
  up: { ...messageKey, description: 'Button that moves {{name}} up.' },
  down: messageKey,
  removeStop: messageKey,
  moved: { ...messageKey, description: 'Said after a move: {{name}} is at place {{count}}.' },
  search: messageKey,
  noPlace: { ...messageKey, description: 'No place matches {{term}}.' },
  full: { ...messageKey, description: 'The most of {{count}} stops is reached.' },
  chosen: { ...messageKey, description: 'Shown without stops.' },
  minutes: messageKey,
  hours: messageKey,
  metres: messageKey,
  kilometres: { ...messageKey, description: 'Distances from 1,000 metres on; {{count}}.' },
  walk: messageKey,
  wait: messageKey,
  stay: messageKey,
  total: { ...messageKey, description: 'Duration {{name}} and stops {{count}}.' },
  submit: messageKey,
  saved: messageKey,
} as const;
export const editorKeys = [
  'map',
  'layers',
  'noPicture',
  'list',
  'up',
  'down',
  'removeStop',
  'moved',
  'search',
  'noPlace',
  'full',
  'chosen',
  'minutes',
  'hours',
  'metres',
  'walk',
  'wait',
  'stay',
  'total',
  'submit',
  'saved',
] as const;

/** Usual minutes at places of a category. */
export const staysSchema = {
  type: 'array',
  maxItems: 20,
  description: 'Usual minutes at places of a category.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['category', 'minutes'],
    properties: {
      category: { type: 'string', pattern: '^[0-9]{2}$' },
      minutes: { type: 'integer', minimum: 1, maximum: 240 },
    },
  },
} as const;
export const usualStay = (
  stays: readonly { readonly category: string; readonly minutes: number }[],
  category: string,
): number => stays.find((one) => one.category === category)?.minutes ?? 15;
