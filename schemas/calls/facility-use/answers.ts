import type { FromSchema } from 'json-schema-to-ts';
import {
  asMember,
  count,
  filled,
  listOf,
  moment,
  pageOfItems,
  paging,
  strict,
  text,
  totalCnt,
  yn,
} from '../shared/answer-parts.ts';
import { facilityUseKinds } from '../../documents/facility-use/schema.ts';
import { typed } from '../../typed-text.ts';

export const facilityUseStates = ['OPEN', 'OVERDUE', 'DONE'] as const;

export const facilityUseQuery = strict(
  {
    ...asMember,
    ...paging,
    placeCode: typed('code', text(40, 'Code of a place; the answer has its place.')),
    useId: text(60),
    liveYn: { ...yn, description: 'Y: only uses that are not returned; N: only the others.' },
  },
  [],
);

const place = strict(
  {
    placeCode: filled(20),
    facilityId: filled(30),
    facilityNm: text(400),
    imageNm: text(60),
    kindCd: { enum: facilityUseKinds },
    useNm: text(400),
    placeNm: text(400),
    minutes: count,
    leftCnt: count,
    peopleMax: count,
    rulesTxt: text(2000),
    openYn: { ...yn, description: 'Y: the caller uses it now.' },
  },
  [
    'placeCode',
    'facilityId',
    'facilityNm',
    'imageNm',
    'kindCd',
    'useNm',
    'placeNm',
    'minutes',
    'leftCnt',
    'peopleMax',
    'rulesTxt',
    'openYn',
  ],
);
export type FacilityPlaceView = FromSchema<typeof place>;

const use = strict(
  {
    useId: filled(60),
    no: count,
    facilityId: filled(30),
    facilityNm: text(400),
    imageNm: text(60),
    parkType: filled(8),
    kindCd: { enum: facilityUseKinds },
    useNm: text(400),
    placeNm: text(400),
    statusCd: { enum: facilityUseStates },
    peopleCnt: count,
    beginDtm: moment,
    beginTm: text(5, 'HH:MM'),
    untilDtm: moment,
    untilTm: text(5),
    endDtm: moment,
    leftMin: { ...count, description: 'Minutes left; 0 when it is over.' },
    overMin: { ...count, description: 'Minutes over the end.' },
    rulesTxt: text(2000),
    returnCode: text(80, 'Shown to the device that takes it back; empty once returned.'),
    liveYn: yn,
  },
  [
    'useId',
    'no',
    'facilityId',
    'facilityNm',
    'imageNm',
    'parkType',
    'kindCd',
    'useNm',
    'placeNm',
    'statusCd',
    'peopleCnt',
    'beginDtm',
    'beginTm',
    'untilDtm',
    'untilTm',
    'endDtm',
    'leftMin',
    'overMin',
    'rulesTxt',
    'returnCode',
    'liveYn',
  ],
);
export type FacilityUseView = FromSchema<typeof use>;

export const facilityUsesAnswer = strict(
  {
    useList: pageOfItems(use),
    totalCnt,
    use: { ...use, description: 'The use of `useId`, else the latest that is not returned.' },
    placeList: listOf(place, 1),
  },
  ['useList', 'totalCnt', 'placeList'],
);
export const facilityUseBody = strict(
  {
    ...asMember,
    placeCode: typed('code', filled(60)),
    cnt: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: 99 },
        { type: 'string', pattern: '^[0-9]{1,2}$' },
      ],
      description: 'People.',
    },
    agreeYn: { enum: ['Y'], description: 'The rules are accepted.' },
  },
  ['placeCode', 'cnt', 'agreeYn'],
);
export const facilityUseAnswer = strict({ use, useId: filled(60) }, ['use', 'useId']);
