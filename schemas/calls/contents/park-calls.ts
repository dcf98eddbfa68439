import { codeLists } from '../../code-lists.ts';
import {
  facilityDetailSchema,
  facilityListSchema,
  factsAnswerSchema,
  graphAnswerSchema,
  mapAnswerSchema,
  operationsSchema,
  parkWeatherSchema,
  showTimesSchema,
} from './park-answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = `${apiBase}/information`;
/** Additions to the specification (decisions-venues §12). */
const read = { access: 'published', method: 'GET', tag: 'park', requirements: [], addition: true } as const;
const parkType = 'Venue code';
const { facilityCategory } = codeLists;

export const readMap = defineCall({
  ...read,
  path: `${base}/maps`,
  reads: ['park-map', 'facility'],
  summary: 'Read the map of a venue',
  data: mapAnswerSchema,
  parameters: { parkType },
});
export const listFacilities = defineCall({
  ...read,
  path: `${base}/facilities`,
  reads: ['facility', 'opening', 'park-map', 'queue-plan'],
  summary: 'List the facilities of a venue with their live state',
  data: facilityListSchema,
  parameters: { parkType, cate: 'Category', floor: 'Floor; 0 is outdoors' },
  codes: { cate: facilityCategory },
});
export const readFacility = defineCall({
  ...read,
  path: `${base}/facilities/{park}/{kind}/{id}`,
  reads: ['facility', 'opening', 'show', 'queue-plan'],
  summary: 'Read a facility',
  data: facilityDetailSchema,
  record: 'facility',
  named: {
    'path.id': { kind: 'facility', of: 'everybody', refusals: { unknown: 'PRK_02', venue: 'PRK_02' } },
  },
});
export const readFacilityById = defineCall({
  ...read,
  path: `${base}/facility`,
  reads: ['facility', 'opening', 'show', 'queue-plan'],
  summary: 'Read a facility of a venue',
  data: facilityDetailSchema,
  parameters: { parkType, facilityId: 'ID, unique in its venue', cate: 'Category; with it earlier IDs are found too' },
  codes: { cate: facilityCategory },
  record: 'facility',
  named: {
    'query.facilityId': { kind: 'facility', of: 'everybody', refusals: { unknown: 'PRK_02', venue: 'PRK_02' } },
  },
});
export const readGraph = defineCall({
  ...read,
  path: `${base}/graph`,
  reads: ['path-graph'],
  summary: 'Read the paths of a venue that are open today',
  data: graphAnswerSchema,
  parameters: { parkType },
});
export const listShowTimes = defineCall({
  ...read,
  path: `${base}/showtimes`,
  reads: ['show', 'facility'],
  summary: 'List the shows of a day',
  data: showTimesSchema,
  parameters: { parkType, date: 'YYYYMMDD; today by default' },
});
export const listOperations = defineCall({
  ...read,
  path: `${base}/operations`,
  reads: ['opening', 'facility'],
  summary: 'List the days of a venue',
  data: operationsSchema,
  parameters: { parkType, date: 'First day as YYYYMMDD; today by default', days: 'Number of days, 1 to 61' },
});
export const readWeather = defineCall({
  ...read,
  path: `${base}/weather`,
  reads: ['opening'],
  summary: 'Read the weather and the crowd of today',
  data: parkWeatherSchema,
  parameters: { parkType },
});
export const readFacts = defineCall({
  ...read,
  path: `${base}/facts`,
  reads: ['venue', 'opening', 'show', 'facility', 'event', 'course'],
  summary: 'Read facts that texts name',
  data: factsAnswerSchema,
  parameters: { parkType, names: 'Facts, separated by commas, such as opening.today or ride.heightMin:EL-coaster' },
});
