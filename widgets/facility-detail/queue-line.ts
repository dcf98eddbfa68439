import { dot } from '#ui/content/dot.ts';
import type { QueueFigures } from '#schemas/calls/park-state/answers';
import { fillText } from '../shared/facilities/facility-texts.ts';

interface QueueTexts {
  readonly queue?: string;
  readonly queueNo?: string;
}

/** State of the smart queue of a facility: the wait, and the number called last. Undefined without a queue or a wait. */
export const queueLine = (
  { queue, queueNo }: QueueTexts,
  figures: Pick<QueueFigures, 'waitTxt' | 'nowNo'> | undefined,
): string | undefined => {
  if (queue === undefined || figures === undefined || figures.waitTxt === '') return undefined;
  const wait = fillText(queue, { name: figures.waitTxt });
  return queueNo === undefined || figures.nowNo === 0
    ? wait
    : `${wait}${dot}${fillText(queueNo, { name: String(figures.nowNo) })}`;
};
