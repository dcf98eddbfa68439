import { dot } from '#ui/content/dot.ts';
import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import type { Step } from '#wayfinding';
import { distanceText } from '../shared/ways/distance-text.ts';
import { fillWords } from '../shared/ways/way.ts';
import { minutesOfSteps, roundMetres, stepIcon, stepNote, stepTitle, type StepNames } from './step-text.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface StepsListProps {
  readonly settings: Pick<Decoded<Settings>, 'texts' | 'steps'>;
  readonly steps: readonly Step[];
  readonly names: StepNames;
  /** Step that comes next in the guidance. */
  readonly current: Step | undefined;
  readonly onChoose: (step: Step) => void;
}

/** The steps as a list; a press shows the layer of the step. */
export function StepsList({ settings: { texts, steps: stepTexts }, steps, names, current, onChoose }: StepsListProps) {
  const minutes = minutesOfSteps(steps);
  return (
    <ol className={css['steps']} aria-label={texts.steps}>
      {steps.map((step, index) => {
        const note = stepNote(step, stepTexts, names);
        const share = minutes[index] ?? 0;
        const length = [
          ...(share > 0 ? [fillWords(texts.minutes, { count: share })] : []),
          ...(step.metres > 0 ? [distanceText(roundMetres(step.metres), texts)] : []),
        ].join(dot);
        return (
          <li key={index} {...(step === current ? { 'aria-current': 'step' as const } : {})}>
            <button type="button" onClick={() => onChoose(step)}>
              <span className={css['icon']}>
                <Icon name={stepIcon(step)} />
              </span>
              <span className={css['say']}>
                <b>
                  <span className="sr">{`${index + 1}. `}</span>
                  <span>{stepTitle(step, stepTexts, names)}</span>
                </b>
                {note === '' ? null : <small>{note}</small>}
              </span>
              {length === '' ? null : <span className={`num ${css['length']}`}>{length}</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
