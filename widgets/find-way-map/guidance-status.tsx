import type { Decoded } from '#schemas/command';
import type { Step } from '#wayfinding';
import { distanceText } from '../shared/ways/distance-text.ts';
import { fillWords } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { roundMetres, stepTitle, wholeMinutes, type StepNames } from './step-text.ts';
import type { Guidance } from './use-guidance.ts';
import type { WayLocation } from './use-way-location.ts';

interface GuidanceStatusProps {
  readonly settings: Pick<Decoded<Settings>, 'texts' | 'steps'>;
  readonly guidance: Guidance;
  readonly next: Step | undefined;
  readonly names: StepNames;
  readonly goal: string;
  readonly location: WayLocation;
}

/** The next step. Screen readers hear it when it changes, not with every metre. */
export function GuidanceStatus({
  settings: { texts, steps },
  guidance: { position, hasArrived, reroutes },
  next,
  names,
  goal,
  location,
}: GuidanceStatusProps) {
  const title = next === undefined ? '' : stepTitle(next, steps, names);
  const says = hasArrived
    ? fillWords(texts.arrived, { name: goal })
    : location.state === 'denied'
      ? texts.denied
      : location.state === 'none'
        ? texts.noSignal
        : position === undefined
          ? texts.locating
          : title;
  return (
    <div className={css['guidance']}>
      {/* A new route is announced together with its first step, even if that has the same words. */}
      <p className="sr" role="status" key={reroutes}>
        {reroutes > 0 && !hasArrived ? `${texts.rerouted} ${says}` : says}
      </p>
      <p aria-hidden="true" className={css['next']}>
        {hasArrived || position === undefined || next === undefined
          ? says
          : fillWords(texts.next, {
              term: title,
              name: distanceText(roundMetres(Math.max(next.from - position.done, 0)), texts),
            })}
      </p>
      {position === undefined || hasArrived ? null : (
        <p className={`num ${css['left']}`}>
          {fillWords(texts.left, {
            minutes: wholeMinutes(position.secondsLeft),
            name: distanceText(roundMetres(position.left), texts),
          })}
        </p>
      )}
    </div>
  );
}
