import { codeLists } from '../code-lists.ts';
import { facilityDetailSchema, facilityListSchema, graphAnswerSchema, mapAnswerSchema, operationsSchema, showTimesSchema } from '../park-answers.schema.ts';
import { apiBase, defineCall } from './define-call.ts';

const base = `${apiBase}/information`;
/** Additions to the specification (decisions-venues §12). */
const read = { access: 'published', method: 'GET', tag: 'park', requirements: [], addition: true } as const;
const parkType = 'Venue code';
const { facilityCategory } = codeLists;

export const readMap = defineCall({ ...read, path: `${base}/maps`, summary: 'Read the map of a venue', data: mapAnswerSchema, parameters: { parkType } });
export const listFacilities = defineCall({
  ...read, path: `${base}/facilities`, summary: 'List the facilities of a venue with their live state', data: facilityListSchema,
  parameters: { parkType, cate: 'Category', floor: 'Floor; 0 is outdoors' }, codes: { cate: facilityCategory },
});
export const readFacility = defineCall({ ...read, path: `${base}/facilities/{park}/{kind}/{id}`, summary: 'Read a facility', data: facilityDetailSchema });
export const readGraph = defineCall({ ...read, path: `${base}/graph`, summary: 'Read the paths of a venue that are open today', data: graphAnswerSchema, parameters: { parkType } });
export const listShowTimes = defineCall({ ...read, path: `${base}/showtimes`, summary: 'List the shows of a day', data: showTimesSchema, parameters: { parkType, date: 'YYYYMMDD; today by default' } });
export const listOperations = defineCall({
  ...read, path: `${base}/operations`, summary: 'List the days of a venue', data: operationsSchema, parameters: { parkType, date: 'First day as YYYYMMDD; today by default', days: 'Number of days, 1 to 60' },
});
