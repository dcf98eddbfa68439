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
import { eventKinds } from '../../documents/event/schema.ts';
import { typed } from '../../typed-text.ts';

/** An event by its document ID, or by its number with kind and park. */
const named = { eventId: filled(80), eventKindCd: text(30) } as const;

export const eventQuery = strict({ ...asMember, ...named }, ['eventId']);
export const eventListQuery = strict({ ...asMember, ...named, ...paging }, ['eventId']);
/** For calls that find the current event of a park themselves. */
export const currentEventQuery = strict({ ...asMember, eventId: text(80) }, []);

export const prizeSchema = strict(
  {
    eventId: filled(80),
    prizeId: filled(30),
    prizeNm: text(400),
    prizeKindCd: { enum: ['COUPON', 'SOM', 'BADGE', 'ITEM'] },
    imageNm: text(60),
    needCnt: { ...count, description: 'Stamps, days or score that it takes.' },
    streakYn: yn,
    chanceTxt: text(40, 'Chance in words; empty without a wheel.'),
    share: { type: 'number', minimum: 0, maximum: 1, description: 'Chance as a share; left out without a wheel.' },
    stockTxt: text(40, 'What is left, in words; empty while there is plenty.'),
    statusCd: { enum: ['OPEN', 'REACHED', 'CLAIMED', 'GONE'] },
  },
  [
    'eventId',
    'prizeId',
    'prizeNm',
    'prizeKindCd',
    'imageNm',
    'needCnt',
    'streakYn',
    'chanceTxt',
    'stockTxt',
    'statusCd',
  ],
);
const joinSchema = strict(
  {
    joinId: filled(40),
    statusCd: { enum: ['DONE', 'APPLIED', 'WAITLISTED', 'WON', 'LOST', 'CANCELLED', 'CLAIMED', 'LAPSED'] },
    joinDtm: moment,
    prizeNm: text(400),
    prizeKindCd: text(10),
    slotNm: text(400),
    claimUntilDtm: moment,
    cancelYn: yn,
    claimYn: { ...yn, description: 'Y: the prize waits to be claimed.' },
    codeYn: { ...yn, description: 'Y: staff confirm the claim with a code.' },
  },
  [
    'joinId',
    'statusCd',
    'joinDtm',
    'prizeNm',
    'prizeKindCd',
    'slotNm',
    'claimUntilDtm',
    'cancelYn',
    'claimYn',
    'codeYn',
  ],
);
const choice = strict({ value: filled(30), label: text(400) }, ['value', 'label']);
const fieldSchema = strict(
  {
    fieldId: filled(30),
    label: text(400),
    help: text(400),
    kindCd: { enum: ['TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'CHOICE', 'CHECK'] },
    requiredYn: yn,
    most: count,
    choiceList: listOf(choice, 20),
  },
  ['fieldId', 'label', 'help', 'kindCd', 'requiredYn', 'most', 'choiceList'],
);
const stampSchema = strict(
  {
    stampId: filled(30),
    stampNm: text(400),
    iconNm: text(40),
    wayCd: { enum: ['SCREEN', 'PRINTED', 'RIDE', 'VISIT'] },
    facilityId: text(30),
    placeNm: text(400),
    doneYn: yn,
    doneDtm: moment,
  },
  ['stampId', 'stampNm', 'iconNm', 'wayCd', 'facilityId', 'placeNm', 'doneYn', 'doneDtm'],
);
const questionSchema = strict({ questionId: filled(30), text: text(400) }, ['questionId', 'text']);
const consentSchema = strict({ consentId: filled(30), text: text(400), requiredYn: yn }, [
  'consentId',
  'text',
  'requiredYn',
]);
const slotSchema = strict({ slotId: filled(30), slotNm: text(400), leftCnt: count }, ['slotId', 'slotNm', 'leftCnt']);

/** State of an event for its page: the parts of its kind, and the caller's own participations. */
export const eventStateAnswer = strict(
  {
    eventId: filled(80, 'ID of the document.'),
    eventKindCd: { enum: eventKinds },
    statusCd: { enum: ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] },
    fromDtm: moment,
    untilDtm: moment,
    resultDtm: moment,
    loginYn: yn,
    joinYn: { ...yn, description: 'Y: the caller can take part now.' },
    refusalCd: text(10, 'Why not, an error code; empty if they can or are not logged in.'),
    refusalTxt: text(400),
    joinCnt: { ...count, description: 'Own participations.' },
    leftCnt: { ...count, description: 'Own turns that are left, of today or in all.' },
    dailyYn: yn,
    moreDtm: moment,
    prizeList: listOf(prizeSchema, 30),
    consentList: listOf(consentSchema, 10),
    fieldList: listOf(fieldSchema, 12),
    slotList: listOf(slotSchema, 60),
    stampList: listOf(stampSchema, 12),
    stampCnt: count,
    questionList: listOf(questionSchema, 10),
    passCnt: count,
    seconds: { ...count, description: 'Time for all questions; 0, no limit.' },
    seedHash: text(64, 'SHA-256 of the seed of the draw, hex; empty without a draw.'),
    seed: text(64, 'The seed, hex, after the end.'),
    listHash: text(64, 'SHA-256 of the list of the draw after the close; else empty.'),
    entrantKey: text(32, 'Key of the caller in the list; empty without a draw or login.'),
  },
  [
    'eventId',
    'eventKindCd',
    'statusCd',
    'fromDtm',
    'untilDtm',
    'resultDtm',
    'loginYn',
    'joinYn',
    'refusalCd',
    'refusalTxt',
    'joinCnt',
    'leftCnt',
    'dailyYn',
    'moreDtm',
    'prizeList',
    'consentList',
    'fieldList',
    'slotList',
    'stampList',
    'stampCnt',
    'questionList',
    'passCnt',
    'seconds',
    'seedHash',
    'seed',
    'listHash',
    'entrantKey',
  ],
);
export type EventState = FromSchema<typeof eventStateAnswer>;
export const eventJoinsAnswer = strict({ joinList: pageOfItems(joinSchema), totalCnt }, ['joinList', 'totalCnt']);
export type EventJoins = FromSchema<typeof eventJoinsAnswer>;
export const eventWinnersAnswer = strict(
  {
    winnerList: pageOfItems(
      strict({ winnerNo: count, winnerNm: text(60, 'Masked login ID.'), prizeNm: text(400) }, [
        'winnerNo',
        'winnerNm',
        'prizeNm',
      ]),
    ),
    totalCnt,
  },
  ['winnerList', 'totalCnt'],
);
export type EventWinners = FromSchema<typeof eventWinnersAnswer>;

const answer = strict({ fieldId: filled(30), value: text(1000) }, ['fieldId', 'value']);
const position = strict(
  { lat: { type: 'number', minimum: -90, maximum: 90 }, lng: { type: 'number', minimum: -180, maximum: 180 } },
  ['lat', 'lng'],
);
/** `answerList` are form fields or quiz answers (O, X); `code` is a scanned code; `position` is compared with the stamp's place and not stored. */
export const eventJoinBody = strict(
  {
    ...asMember,
    ...named,
    answerList: listOf(answer, 12),
    slotId: text(30),
    code: text(200),
    agreeList: listOf(filled(30), 10),
    position,
  },
  ['eventId'],
);
export type EventJoinBody = FromSchema<typeof eventJoinBody>;
/** `resultCd`: WON with a prize, LOST without, APPLIED before a draw, WAITLISTED without a seat, DONE for steps without a prize of their own. */
export const eventJoinAnswer = strict(
  {
    joinId: filled(40),
    resultCd: { enum: ['DONE', 'APPLIED', 'WAITLISTED', 'WON', 'LOST'] },
    prize: { anyOf: [{ type: 'null' }, prizeSchema] },
    segment: { ...count, description: 'Field at which the wheel stops, from 0.' },
    rightCnt: count,
    leftCnt: count,
    remainPointAmt: { ...count, description: 'Som of the member after a prize of Som.' },
  },
  ['joinId', 'resultCd', 'prize', 'segment', 'rightCnt', 'leftCnt'],
);
export type EventJoinResult = FromSchema<typeof eventJoinAnswer>;
export const joinIdBody = strict(
  {
    ...asMember,
    joinId: filled(40),
    code: typed('code', text(10, 'Code of the place, for a prize that staff hand over.')),
  },
  ['joinId'],
);
export const prizeClaimBody = strict({ ...asMember, ...named, prizeId: filled(30) }, ['eventId', 'prizeId']);
export const quizAnswers = strict(
  {
    questionList: listOf(
      strict(
        {
          questionId: filled(30),
          text: text(400),
          answer: { enum: ['O', 'X'] },
          ownAnswer: text(1),
          reason: text(400),
        },
        ['questionId', 'text', 'answer', 'ownAnswer', 'reason'],
      ),
      10,
    ),
    rightCnt: count,
    passCnt: count,
  },
  ['questionList', 'rightCnt', 'passCnt'],
);
export const rouletteResult = strict(
  { prize: { anyOf: [{ type: 'null' }, prizeSchema] }, segment: count, joinDtm: moment },
  ['prize', 'segment', 'joinDtm'],
);
const shortEvent = strict(
  { eventId: text(80), parkType: text(8), title: text(400), summary: text(400), fromDtm: text(14), untilDtm: text(14) },
  ['eventId', 'parkType', 'title', 'summary', 'fromDtm', 'untilDtm'],
);
export const noEvent = { anyOf: [{ type: 'null' }, shortEvent] } as const;
export const currentAttendAnswer = strict({ event: noEvent }, ['event']);
