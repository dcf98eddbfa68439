import type { EventState } from '#schemas/calls/events/answers';
import type { DataState } from '../../define-widget.ts';

/** An open event without parts, for previews and tests. */
export const eventState = (more: Partial<EventState>): EventState => ({
  eventId: 'event-1',
  eventKindCd: 'APPLY',
  statusCd: 'OPEN',
  fromDtm: '20261101000000',
  untilDtm: '20261130235959',
  resultDtm: '',
  loginYn: 'Y',
  joinYn: 'Y',
  refusalCd: '',
  refusalTxt: '',
  joinCnt: 0,
  leftCnt: 1,
  dailyYn: 'N',
  moreDtm: '',
  prizeList: [],
  consentList: [],
  fieldList: [],
  slotList: [],
  stampList: [],
  stampCnt: 0,
  questionList: [],
  passCnt: 0,
  seconds: 0,
  seedHash: '',
  seed: '',
  listHash: '',
  entrantKey: '',
  ...more,
});

export const eventData = (more: Partial<EventState>): Readonly<Record<string, DataState>> => ({
  event: { state: 'ready', value: eventState(more) },
});

/** States in which an event is not there. */
export const noEventCases = <Settings extends object, Texts extends object>(settings: Settings, texts: Texts) =>
  [
    { name: 'waiting', settings, data: { event: { state: 'waiting' } }, texts },
    { name: 'failed', settings, data: { event: { state: 'failed' } }, texts },
    { name: 'missing', settings, data: { event: { state: 'failed', errorType: 'B' } }, texts },
  ] as const;
