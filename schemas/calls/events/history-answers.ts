import type { FromSchema } from 'json-schema-to-ts';
import { eventKinds } from '../../documents/event/schema.ts';
import { asMember, count, filled, moment, pageOfItems, strict, text, totalCnt } from '../shared/answer-parts.ts';
import { historyPeriod } from '../shared/history-period.ts';

/** Result of the last participation, true at the time of the call. ENTERED and CLOSED: the draw is still to come. OVER: nothing follows, and the event has ended. */
export const participationStates = [
  'JOINED',
  'OVER',
  'ENTERED',
  'CLOSED',
  'WAITLISTED',
  'WON',
  'CLAIMED',
  'LAPSED',
  'LOST',
  'CANCELLED',
] as const;

export const eventHistoryQuery = strict({ ...asMember, ...historyPeriod }, []);
const participation = strict(
  {
    historyId: filled(120),
    eventId: filled(80, 'ID of the document.'),
    eventNo: text(30, 'Number of the event in its park; empty if the event is gone.'),
    eventKindCd: { enum: eventKinds },
    eventNm: text(400),
    imageNm: text(60),
    parkType: text(8),
    parkNm: text(400),
    statusCd: { enum: participationStates },
    joinCnt: { ...count, description: 'Own participations.' },
    joinDtm: { ...moment, description: 'Last participation.' },
    prizeNm: text(400),
    resultDtm: { ...moment, description: 'Time of the draw; empty without one.' },
    claimUntilDtm: { ...moment, description: 'Until when a prize waits to be claimed.' },
  },
  [
    'historyId',
    'eventId',
    'eventNo',
    'eventKindCd',
    'eventNm',
    'imageNm',
    'parkType',
    'parkNm',
    'statusCd',
    'joinCnt',
    'joinDtm',
    'prizeNm',
    'resultDtm',
    'claimUntilDtm',
  ],
);
export const eventHistoryAnswer = strict({ historyList: pageOfItems(participation), totalCnt }, [
  'historyList',
  'totalCnt',
]);
export type EventHistory = FromSchema<typeof eventHistoryAnswer>;
