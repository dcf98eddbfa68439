import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = {
  tag: 'facility use',
  access: 'member',
  requirements: [],
  addition: true,
  path: `${apiBase}/facility-use`,
} as const;

export const readFacilityUses = defineCall({
  ...base,
  method: 'GET',
  writes: false,
  reads: ['facility-use'],
  summary: 'List the own uses of lockers, rentals and places, or read the place of a code',
  query: shapes.facilityUseQuery,
  data: shapes.facilityUsesAnswer,
  named: {
    'query.placeCode': { kind: 'place-code', of: 'everybody', refusals: { unknown: 'none', venue: 'none' } },
    'query.useId': {
      kind: 'facility-use-record',
      of: 'caller',
      refusals: { unknown: 'NOT_FOUND', owner: 'NOT_FOUND' },
    },
  },
});
export const startFacilityUse = defineCall({
  ...base,
  method: 'POST',
  writes: true,
  idempotent: 'required',
  summary: 'Start a use at the place of a code',
  body: shapes.facilityUseBody,
  data: shapes.facilityUseAnswer,
  named: {
    'body.placeCode': { kind: 'place-code', of: 'everybody', refusals: { unknown: 'FCU_04', venue: 'FCU_04' } },
  },
});
