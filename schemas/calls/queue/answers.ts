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

const slotId = { type: 'string', pattern: '^\\d{4}$', description: 'Start, HHMM.' } as const;

export const queueQuery = strict(
  {
    ...asMember,
    facilityId: text(30),
    liveYn: { ...yn, description: 'Y: only entries that take a place; N: only the others.' },
    modeCd: { enum: ['LINE', 'SLOT'] },
    entryId: text(40),
  },
  [],
);
export const queueEntriesQuery = strict({ ...queueQuery.properties, ...paging }, []);

const wait = {
  waitFrom: { ...count, description: 'Shortest expected wait in minutes; absent if not known.' },
  waitTo: count,
  waitTxt: text(20, 'Expected wait in minutes, such as 10–20; empty if not known.'),
} as const;
/** Whether the caller can join a queue now: OK, or the first reason why not. MINE: the caller is in it. */
const joinCd = {
  enum: ['OK', 'LOGIN', 'MINE', 'CLOSED', 'PAUSED', 'FULL', 'OFF_SITE', 'NO_TICKET', 'BARRED', 'LIMIT'],
} as const;
export type JoinCode = FromSchema<typeof joinCd>;
const slotSchema = strict(
  {
    slotId,
    facilityId: filled(30),
    beginDtm: moment,
    beginTm: text(5, 'HH:MM'),
    endDtm: moment,
    leftCnt: count,
    joinCd: { ...joinCd, description: 'That of the plan; only in the list of an asked facility.' },
  },
  ['slotId', 'facilityId', 'beginDtm', 'beginTm', 'endDtm', 'leftCnt'],
);
const planSchema = strict(
  {
    planId: filled(60),
    facilityId: filled(30),
    facilityNm: text(400),
    parkType: filled(8),
    imageNm: text(60),
    summary: text(400),
    modeCd: { enum: ['LINE', 'SLOT', 'BOTH'] },
    statusCd: { enum: ['OPEN', 'PAUSED', 'CLOSED', 'FULL'] },
    ...wait,
    lineYn: { ...yn, description: 'Y: the line can be joined now.' },
    slotYn: { ...yn, description: 'Y: a time can be reserved now.' },
    nowNo: { ...count, description: 'Number called last; 0 before the first call and while closed.' },
    partyMax: count,
    heightYn: yn,
    heightMin: { ...count, description: 'Centimetres; absent without a limit.' },
    heightMax: count,
    nextSlotTm: text(5),
    slotList: listOf(slotSchema, 300),
    joinCd: {
      ...joinCd,
      description: 'OK: the caller can join now; else the first reason why not. MINE: the caller is in it.',
    },
  },
  [
    'planId',
    'facilityId',
    'facilityNm',
    'parkType',
    'imageNm',
    'summary',
    'modeCd',
    'statusCd',
    'waitTxt',
    'lineYn',
    'slotYn',
    'nowNo',
    'partyMax',
    'heightYn',
    'nextSlotTm',
    'slotList',
  ],
);
export const queuePlansAnswer = strict(
  {
    planList: listOf(planSchema, 200),
    slotList: { ...listOf(slotSchema), description: 'Times of the asked facility that still have room.' },
  },
  ['planList', 'slotList'],
);
export type QueuePlanView = FromSchema<typeof planSchema>;
export type QueuePlans = FromSchema<typeof queuePlansAnswer>;

const person = strict(
  { personNm: text(60), productNm: text(400), meYn: { ...yn, description: 'Y: a ticket of the caller.' } },
  ['personNm', 'productNm', 'meYn'],
);
const entrySchema = strict(
  {
    entryId: filled(40),
    facilityId: filled(30),
    facilityNm: text(400),
    parkType: filled(8),
    imageNm: text(60),
    modeCd: { enum: ['LINE', 'SLOT'] },
    statusCd: {
      enum: ['WAITING', 'CALLED', 'RESERVED', 'READY', 'ENTERED', 'CANCELLED', 'NO_SHOW', 'CLOSED', 'ENDED'],
    },
    no: count,
    ahead: { ...count, description: 'People ahead.' },
    nowNo: { ...count, description: 'Number called last; left out unless waiting.' },
    ...wait,
    joinDtm: moment,
    callAt: { ...moment, description: 'Time of the call, or start of the reserved time.' },
    until: moment,
    untilTm: text(5),
    callTm: text(5),
    endDtm: moment,
    peopleCnt: count,
    peopleTxt: text(2000, 'Names of the party.'),
    personList: listOf(person, 20),
    leadYn: { ...yn, description: 'Y: the caller joined for the party and can cancel; N: the caller can leave it.' },
    cancelYn: yn,
    comeBackYn: { ...yn, description: 'Y: the place closed, and the party may come back first today.' },
    liveYn: yn,
    productId: {
      ...text(60),
      description:
        'Ticket of the caller in the party, whose code opens the entrance; empty if the caller has none in it.',
    },
  },
  [
    'entryId',
    'facilityId',
    'facilityNm',
    'parkType',
    'imageNm',
    'modeCd',
    'statusCd',
    'no',
    'ahead',
    'waitTxt',
    'joinDtm',
    'callAt',
    'until',
    'untilTm',
    'callTm',
    'endDtm',
    'peopleCnt',
    'peopleTxt',
    'personList',
    'leadYn',
    'cancelYn',
    'comeBackYn',
    'liveYn',
    'productId',
  ],
);
export const queueEntriesAnswer = strict({ entryList: pageOfItems(entrySchema), totalCnt, asOfDtm: moment }, [
  'entryList',
  'totalCnt',
  'asOfDtm',
]);
export const queueEntryAnswer = strict({ entry: entrySchema }, ['entry']);
export type QueueEntryView = FromSchema<typeof entrySchema>;

const candidate = strict(
  {
    personKey: text(60, 'Sent to join; empty if the person cannot join.'),
    personNm: text(60),
    productNm: text(400),
    kindCd: { enum: ['TICKET', 'COMPANION'] },
    reasonCd: {
      enum: ['OK', 'OFF_SITE', 'NO_TICKET', 'QUEUED', 'BARRED', 'LIMIT'],
      description: 'OK, or why the person cannot join.',
    },
  },
  ['personKey', 'personNm', 'productNm', 'kindCd', 'reasonCd'],
);
export const queuePeopleAnswer = strict(
  {
    personList: listOf(candidate, 60),
    heightMin: { ...count, description: 'Smallest height of the facility in cm; left out, no limit.' },
    heightMax: { ...count, description: 'Largest height in cm.' },
    boardingYn: { ...yn, description: 'Y: the caller can join by disabled boarding.' },
  },
  ['personList', 'boardingYn'],
);
export type QueuePeople = FromSchema<typeof queuePeopleAnswer>;

const keys = listOf(filled(60), 30);
export const queueJoinBody = strict(
  {
    ...asMember,
    facilityId: filled(30),
    slotId: { ...text(4, 'Reserved time; empty or left out, the line.'), pattern: '^(\\d{4})?$' },
    withProductIdList: { ...keys, description: 'Entered tickets of the caller; left out, the first one.' },
    withUidList: { ...keys, description: 'Companions with an entered ticket.' },
    personKeyList: { ...keys, description: 'People by the keys of queue/people, in place of both lists.' },
    disabledYn: { ...yn, description: 'Y: by the disabled boarding of the caller.' },
    heightOkYn: { ...yn, description: 'Y: everybody is tall enough, as judged on the device.' },
  },
  ['facilityId'],
);
export type QueueJoinBody = FromSchema<typeof queueJoinBody>;
export const queueCancelBody = strict({ ...asMember, entryId: filled(40) }, ['entryId']);
