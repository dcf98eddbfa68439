import type { Decoded } from '#schemas/command';
import { HeightRange } from '#ui/controls/height-range.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { PartyHeights } from '../shared/facilities/facility-search.ts';
import { fillWords } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** Heights of the party, and the number of places that do not take all of it. */
export function HeightFields({
  texts,
  heights,
  misfits,
  onChange,
}: {
  readonly texts: NonNullable<Decoded<Settings>['heights']>;
  readonly heights: PartyHeights;
  readonly misfits: number;
  readonly onChange: (heights: PartyHeights) => void;
}) {
  return (
    <div className={css['heights']}>
      <HeightRange
        label={texts.label}
        {...heights}
        min={60}
        max={190}
        texts={{
          start: texts.from,
          end: texts.to,
          height: (cm) => fillWords(texts.height, { count: cm }),
        }}
        onChange={onChange}
      />
      <p className={css['quiet']}>{texts.note}</p>
      <p role="status" className={css['misfit']}>
        {misfits > 0 ? (
          <>
            <Icon name="alert-circle" size="s" />
            <span>{fillWords(texts.misfit, { count: misfits })}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
