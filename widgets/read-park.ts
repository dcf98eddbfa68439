import type { FacilityItem, MapAnswer, Operations, ParkWeather, ShowTimes } from '#schemas/park-answers.schema';
import type { DataState, WidgetNeed } from './define-widget.ts';

/** A call of the park: its answer, or its state. */
export type ParkAnswer<T> = T | 'waiting' | 'failed';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const read = <T>(data: DataState | undefined, isAnswer: (value: Readonly<Record<string, unknown>>) => boolean): ParkAnswer<T> => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  // The server checks answers against the schema of the call.
  return data.state === 'ready' && isRecord(data.value) && isAnswer(data.value) ? (data.value as T) : 'failed';
};

/** Reads `information/maps`. */
export const readMap = (data: DataState | undefined): ParkAnswer<MapAnswer> => read(data, (value) => Array.isArray(value['layerList']) && Array.isArray(value['cateList']));

/** Reads `information/facilities`. */
export const readFacilities = (data: DataState | undefined): ParkAnswer<readonly FacilityItem[]> => {
  const answer = read<{ readonly list: readonly FacilityItem[] }>(data, (value) => Array.isArray(value['list']));
  return typeof answer === 'string' ? answer : answer.list;
};

/** Calls for the facilities of the page's venue and their map. */
export const parkNeeds = [
  { name: 'map', path: '/api/v1/iam/information/maps', query: { parkType: '{venue.code}', langId: '{locale}' } },
  { name: 'facilities', path: '/api/v1/iam/information/facilities', query: { parkType: '{venue.code}', langId: '{locale}' } },
] as const;

/** Reads `information/operations`. */
export const readOperations = (data: DataState | undefined): ParkAnswer<Operations['dayList']> => {
  const answer = read<Operations>(data, (value) => Array.isArray(value['dayList']) && value['dayList'].length > 0);
  return typeof answer === 'string' ? answer : answer.dayList;
};

/** Reads `information/showtimes`. */
export const readShowTimes = (data: DataState | undefined): ParkAnswer<ShowTimes> => read(data, (value) => Array.isArray(value['list']) && typeof value['date'] === 'string');

/** Reads `information/weather`. */
export const readWeather = (data: DataState | undefined): ParkAnswer<ParkWeather> => read(data, (value) => Array.isArray(value['hourList']) && typeof value['asOfTm'] === 'string');

const own = { parkType: '{venue.code}', langId: '{locale}' } as const;

/** Call for the next days of the venue. */
export const operationsNeed = (days: number): WidgetNeed => ({ name: 'operations', path: '/api/v1/iam/information/operations', query: { ...own, days: String(days) } });

/** Call for the shows of a day; by default today. */
export const showTimesNeed = (date = ''): WidgetNeed => ({ name: 'shows', path: '/api/v1/iam/information/showtimes', query: { ...own, ...(date === '' ? {} : { date }) } });

/** Call for the weather and the crowd of today. */
export const weatherNeed: WidgetNeed = { name: 'weather', path: '/api/v1/iam/information/weather', query: own };
