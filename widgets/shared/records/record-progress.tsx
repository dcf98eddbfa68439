import type { ReactNode } from 'react';
import type { Decoded } from '#schemas/command';
import type { RecordFields } from '../answers/is-fields.ts';
import { fieldText, isShown } from './read-records.ts';
import css from './record-card.module.css';
import type { RecordCardSettings } from './record-settings.ts';

/** Shows how much of a whole the record has reached; nothing without the whole. */
export function RecordProgress({
  progress,
  record,
  name,
}: {
  readonly progress: NonNullable<Decoded<RecordCardSettings>['progress']>;
  readonly record: RecordFields;
  readonly name: string;
}): ReactNode {
  const [part, whole] = [Number(fieldText(record, progress.value)), Number(fieldText(record, progress.of))];
  if (!(whole > 0) || !Number.isFinite(part) || !isShown(progress, record)) return null;
  return (
    <div className={css['progress']}>
      <progress
        max={whole}
        value={Math.min(Math.max(0, part), whole)}
        aria-label={`${progress.label.replaceAll('{{name}}', () => name)} ${part}/${whole}`}
      />
      <span className="num" aria-hidden="true">
        {`${part}/${whole}`}
      </span>
    </div>
  );
}
