import { messageKey } from '#schemas/parts';
import type { ParkWeather, SkyCode } from '#schemas/calls/contents/park-answers';
import { fillText } from '../facilities/facility-texts.ts';

/** Texts for skies and temperatures. */
export const weatherTexts = {
  type: 'object',
  additionalProperties: false,
  required: ['clear', 'clouds', 'overcast', 'rain', 'snow', 'degrees', 'simulated'],
  properties: {
    clear: messageKey,
    clouds: messageKey,
    overcast: messageKey,
    rain: messageKey,
    snow: messageKey,
    degrees: { ...messageKey, description: 'Temperature; {{count}} degrees Celsius.' },
    simulated: { ...messageKey, description: 'Says that the values are simulated.' },
  },
} as const;
export type WeatherTexts = { readonly [Key in keyof (typeof weatherTexts)['properties']]: string };

const keys = {
  CLEAR: 'clear',
  CLOUDS: 'clouds',
  OVERCAST: 'overcast',
  RAIN: 'rain',
  SNOW: 'snow',
} as const satisfies Record<SkyCode, keyof WeatherTexts>;
const icons = { CLOUDS: 'cloud', OVERCAST: 'cloud', RAIN: 'cloud-rain', SNOW: 'cloud-snow' } as const;
const [DAWN, DUSK, NIGHT] = [6, 17, 19];

const isKnown = (sky: SkyCode): boolean => Object.hasOwn(keys, sky);

/** Empty for a sky that an upstream has added. */
export const skyWord = (sky: SkyCode, texts: WeatherTexts): string => (isKnown(sky) ? texts[keys[sky]] : '');

/** Icon of a sky at an hour; a clear sky follows the sun. */
export const skyIcon = (sky: SkyCode, hour: number): string => {
  if (!isKnown(sky)) return 'cloud';
  if (sky !== 'CLEAR') return icons[sky];
  if (hour < DAWN || hour >= NIGHT) return 'moon';
  return hour >= DUSK ? 'sunset-2' : 'sun';
};

/** Hour of the values, 0 to 23. */
export const hourOf = ({ asOfTm }: ParkWeather): number => Number(asOfTm.slice(0, 2));

/** Sky and temperature now, such as "Clear 12°". */
export const weatherWords = ({ skyCd, tempNow }: ParkWeather, texts: WeatherTexts): string =>
  [skyWord(skyCd, texts), fillText(texts.degrees, { count: tempNow })].filter(Boolean).join(' ');
