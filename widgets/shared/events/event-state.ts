import type { EventState } from '#schemas/calls/events/answers';
import { completeWith, needed, type Blank } from '../answers/complete-answer.ts';
import type { DataState } from '../../define-widget.ts';
import { isFields } from '../answers/is-fields.ts';

/** A wheel, a quiz or a form has only the parts of its kind. Counts that are shown are not a number if they are not known. */
export const blankPrize: Blank<EventState['prizeList'][number]> = {
  eventId: '',
  prizeId: needed,
  prizeNm: '',
  prizeKindCd: 'ITEM',
  imageNm: '',
  needCnt: NaN,
  streakYn: 'N',
  chanceTxt: '',
  stockTxt: '',
  statusCd: 'OPEN',
};
const completeEvent = completeWith<EventState>({
  eventId: needed,
  eventKindCd: needed,
  statusCd: needed,
  fromDtm: '',
  untilDtm: '',
  resultDtm: '',
  loginYn: 'N',
  joinYn: 'N',
  refusalCd: '',
  refusalTxt: '',
  joinCnt: 0,
  leftCnt: NaN,
  dailyYn: 'N',
  moreDtm: '',
  prizeList: [blankPrize],
  consentList: [{ consentId: needed, text: '', requiredYn: 'N' }],
  fieldList: [
    {
      fieldId: needed,
      label: '',
      help: '',
      kindCd: 'TEXT',
      requiredYn: 'N',
      most: 0,
      choiceList: [{ value: needed, label: '' }],
    },
  ],
  slotList: [{ slotId: needed, slotNm: '', leftCnt: NaN }],
  stampList: [
    {
      stampId: needed,
      stampNm: '',
      iconNm: '',
      wayCd: 'SCREEN',
      facilityId: '',
      placeNm: '',
      doneYn: 'N',
      doneDtm: '',
    },
  ],
  stampCnt: 0,
  questionList: [{ questionId: needed, text: '' }],
  passCnt: NaN,
  seconds: 0,
  seedHash: '',
  seed: '',
  listHash: '',
  entrantKey: '',
});

/** Reads the state of an event; an upstream's unknown shape counts as failed. */
export const readEvent = (data: DataState | undefined): EventState | 'waiting' | 'missing' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  if (data.state === 'failed') return data.errorType === 'B' ? 'missing' : 'failed';
  return (isFields(data.value) ? completeEvent(data.value) : undefined) ?? 'failed';
};
