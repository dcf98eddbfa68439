import type { FromExtendedSchema } from 'json-schema-to-ts';
import { messageKey } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { stateTexts } from '../shared/facilities/facility-texts.ts';
import { weatherTexts } from '../shared/park/weather-words.ts';

export const schema = {
  type: 'object',
  description: 'The day of a park in figures.',
  additionalProperties: false,
  required: ['variant', 'weather', 'texts', 'state'],
  properties: {
    variant: {
      enum: ['weather', 'crowd', 'facts'],
      description:
        'weather: now and the next hours; crowd: past, now and forecast by hour; facts: crowd, average wait, and the next show or the number of open facilities, side by side.',
    },
    facts: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      uniqueItems: true,
      items: { enum: ['crowd', 'wait', 'show', 'open', 'temp'] },
      description: 'facts only.',
    },
    weather: weatherTexts,
    texts: {
      type: 'object',
      additionalProperties: false,
      required: [
        'weather',
        'now',
        'hour',
        'range',
        'rain',
        'noWeather',
        'crowd',
        'crowds',
        'crowdNow',
        'closed',
        'calmer',
        'busier',
        'steady',
        'level1',
        'level2',
        'level3',
        'level4',
        'level5',
        'wait',
        'show',
        'open',
        'none',
        'places',
      ],
      properties: {
        weather: messageKey,
        now: messageKey,
        hour: { ...messageKey, description: 'An hour; {{count}}.' },
        range: { ...messageKey, description: 'Lowest and highest temperature; {{name}}.' },
        rain: { ...messageKey, description: 'Chance of rain in per cent; {{count}}.' },
        noWeather: messageKey,
        crowd: messageKey,
        crowds: { ...messageKey, description: 'All hours in a sentence; {{name}}.' },
        crowdNow: { ...messageKey, description: 'The crowd now; {{name}}.' },
        closed: { ...messageKey, description: 'The venue is closed now.' },
        calmer: { ...messageKey, description: 'It gets calmer from {{name}} on.' },
        busier: { ...messageKey, description: 'It gets busier from {{name}} on.' },
        steady: { ...messageKey, description: 'It stays as it is.' },
        level1: messageKey,
        level2: messageKey,
        level3: messageKey,
        level4: messageKey,
        level5: messageKey,
        wait: { ...messageKey, description: 'Label of the average wait.' },
        show: { ...messageKey, description: 'Label of the next show.' },
        running: { ...messageKey, description: 'Before the name of a show that is on.' },
        open: { ...messageKey, description: 'Label of the number of open facilities.' },
        none: { ...messageKey, description: 'There is none.' },
        places: { ...messageKey, description: 'Number of facilities; {{count}}.' },
      },
    },
    state: stateTexts,
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema>;

export const description = describeWidget({
  name: 'park-day',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
});
