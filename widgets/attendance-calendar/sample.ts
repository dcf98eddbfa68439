import type { Attendance } from '#schemas/calls/events/attendance-answers';

/** Three days of attendance in November 2026, for previews and tests. */
export const attendance = (more: Partial<Attendance> = {}): Attendance => ({
  event: {
    eventId: 'attend-1',
    parkType: 'TP',
    title: '출석',
    summary: '',
    fromDtm: '20261101000000',
    untilDtm: '20261231235959',
  },
  eventId: 'attend-1',
  attendYn: 'N',
  attendCnt: 3,
  attendDtList: ['20261101', '20261103', '20261104'],
  streakCnt: 2,
  longestCnt: 2,
  pushYn: 'N',
  remindTm: '10:00',
  loginYn: 'Y',
  rewardList: [
    {
      eventId: 'attend-1',
      prizeId: 'five',
      prizeNm: '솜',
      prizeKindCd: 'SOM',
      imageNm: '',
      needCnt: 5,
      streakYn: 'N',
      chanceTxt: '',
      stockTxt: '',
      statusCd: 'OPEN',
    },
  ],
  ...more,
});
