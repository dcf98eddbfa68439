import type { QueueFigures } from '#schemas/calls/park-state/answers';
import type { JoinCode, QueuePlanView } from '#schemas/calls/queue/answers';
import type { DataState } from '../define-widget.ts';
import { readRecords } from '../shared/records/read-records.ts';

/** Whether the viewer can join the queue of a facility now. `isTimed`: only by a reserved time. */
export interface QueueJoin extends Pick<QueuePlanView, 'waitTxt' | 'nowNo'> {
  readonly code: JoinCode;
  readonly isTimed: boolean;
}

/** Reads the queue of a facility from the answer with its plans. Undefined without a queue, or if the answer is missing. */
export const readQueueJoin = (
  data: DataState | undefined,
  facilityId: string,
  live: QueueFigures | undefined,
): QueueJoin | 'waiting' | undefined => {
  if (data === undefined) return undefined;
  const plans = readRecords(data, 'planList');
  if (plans === 'waiting') return 'waiting';
  // The server checks answers against the schema of the call.
  const plan =
    plans === 'failed'
      ? undefined
      : (plans as readonly Partial<QueuePlanView>[]).find((one) => one.facilityId === facilityId);
  if (plan === undefined) return undefined;
  const { joinCd = 'OK', lineYn, waitTxt = '', nowNo = 0 } = plan;
  // A queue that has closed since is newer than what the viewer could do.
  const code = live === undefined || live.statusCd === 'OPEN' || joinCd === 'MINE' ? joinCd : live.statusCd;
  return { code, isTimed: lineYn !== 'Y', waitTxt: live?.waitTxt ?? waitTxt, nowNo: live?.nowNo ?? nowNo };
};
