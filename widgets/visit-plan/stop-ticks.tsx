import type { Decoded } from '#schemas/command';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import type { PlannedStop } from './visit-stops.ts';

/** Ticks of a stop: it must be part of the plan, and on the day it is done. */
export function StopTicks({
  stop: { mustYn, tickYn, doneYn },
  isToday,
  texts,
  onTick,
}: {
  readonly stop: PlannedStop;
  readonly isToday: boolean;
  readonly texts: Decoded<Settings>['texts'];
  readonly onTick: (values: Partial<PlannedStop>) => void;
}) {
  return (
    <span className={css['ticks']}>
      <label>
        <input
          type="checkbox"
          checked={mustYn === 'Y'}
          onChange={({ currentTarget }) => onTick({ mustYn: currentTarget.checked ? 'Y' : 'N' })}
        />
        <span>{texts.must}</span>
      </label>
      {isToday ? (
        <label>
          <input
            type="checkbox"
            checked={doneYn === 'Y' || tickYn === 'Y'}
            disabled={doneYn === 'Y' && tickYn !== 'Y'}
            onChange={({ currentTarget }) =>
              onTick({
                tickYn: currentTarget.checked ? 'Y' : 'N',
                doneYn: currentTarget.checked ? 'Y' : 'N',
              })
            }
          />
          <span>{texts.ticked}</span>
        </label>
      ) : null}
    </span>
  );
}
