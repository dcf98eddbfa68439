import { dot } from '#ui/content/dot.ts';
import type { Decoded } from '#schemas/command';
import type { Step, Turn } from '#wayfinding';
import { fillWords } from '../shared/ways/way.ts';
import type { Settings } from './schema.ts';

type StepTexts = Decoded<Settings>['steps'];

const turnTexts = {
  'slight-left': 'slightLeft',
  left: 'left',
  'sharp-left': 'sharpLeft',
  'slight-right': 'slightRight',
  right: 'right',
  'sharp-right': 'sharpRight',
  back: 'back',
} as const satisfies Readonly<Record<Turn, keyof StepTexts>>;

export interface StepNames {
  /** Name of a facility, if it is known. */
  facility(id: string | undefined): string | undefined;
  layer(id: string | undefined): string;
  /** Name of a stop by its index; the last one is the destination. */
  stop(index: number): string;
  /** Current wait or closure of a stop, or an empty text. */
  wait(index: number): string;
}

/** Returns the headline of a step. */
export function stepTitle(step: Step, texts: StepTexts, names: StepNames): string {
  const place = names.facility(step.landmarkId);
  switch (step.kind) {
    case 'start':
      return place === undefined ? texts.start : fillWords(texts.startAt, { name: place });
    case 'turn': {
      const term = texts[turnTexts[step.turn ?? 'back']];
      return place === undefined ? term : fillWords(texts.turnAt, { name: place, term });
    }
    case 'stairs':
      return texts.stairs;
    case 'change':
      return fillWords(step.by === 'LIFT' ? texts.lift : step.by === 'STAIRS' ? texts.stairsTo : texts.enter, {
        name: names.layer(step.toLayerId),
      });
    case 'stop':
      return fillWords(texts.stop, { name: names.stop(step.stop ?? 0) });
    case 'arrive':
      return fillWords(texts.arrive, { name: names.stop(step.stop ?? 0) });
  }
}

/** Returns the second line of a step, or an empty text. */
export function stepNote(step: Step, texts: StepTexts, names: StepNames): string {
  const place = step.kind === 'start' || step.kind === 'turn' ? names.facility(step.landmarkId) : undefined;
  const side =
    place === undefined || step.side === undefined
      ? ''
      : fillWords(step.side === 'left' ? texts.onLeft : texts.onRight, { name: place });
  if (step.kind === 'stop' || step.kind === 'arrive') return names.wait(step.stop ?? 0);
  return [side, step.shade ? texts.shade : ''].filter((part) => part !== '').join(dot);
}

const turnIcons = {
  'slight-left': 'arrow-bear-left',
  left: 'corner-up-left',
  'sharp-left': 'corner-up-left',
  'slight-right': 'arrow-bear-right',
  right: 'corner-up-right',
  'sharp-right': 'corner-up-right',
  back: 'arrow-back-up',
} as const satisfies Readonly<Record<Turn, string>>;

/** Returns the icon of a step. */
export function stepIcon({ kind, turn, by }: Step): string {
  switch (kind) {
    case 'start':
      return 'walk';
    case 'turn':
      return turnIcons[turn ?? 'back'];
    case 'stairs':
      return 'stairs-up';
    case 'change':
      return by === 'LIFT' ? 'elevator' : by === 'STAIRS' ? 'stairs-up' : 'door';
    case 'stop':
      return 'map-pin';
    case 'arrive':
      return 'flag';
  }
}

/** Rounds metres as a walker needs them: to 10 from 20 on, to 5 below. */
export const roundMetres = (metres: number): number =>
  metres < 20 ? Math.max(Math.round(metres / 5) * 5, metres > 0 ? 5 : 0) : Math.round(metres / 10) * 10;

/** Rounds seconds to minutes, at least one. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/**
 * Divides the rounded minutes of a route among its steps, so that they sum to it. Each minute goes to the step with the most seconds for each minute
 * it would have (Sainte-Laguë), so many short steps take none from a long one. Zero: the step has no minute of its own.
 */
export function minutesOfSteps(steps: readonly Pick<Step, 'seconds'>[]): readonly number[] {
  const minutes = steps.map(() => 0);
  const claim = (index: number): number => (steps[index]?.seconds ?? 0) / (2 * (minutes[index] ?? 0) + 1);
  for (
    let left = wholeMinutes(steps.reduce((sum, { seconds }) => sum + seconds, 0));
    left > 0 && steps.length > 0;
    left--
  ) {
    const most = steps.reduce((best, _, index) => (claim(index) > claim(best) ? index : best), 0);
    minutes[most] = (minutes[most] ?? 0) + 1;
  }
  return minutes;
}
