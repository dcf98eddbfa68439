import { HeightRange } from '#ui/controls/height-range.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { partyVerdict } from '../shared/facilities/facility-search.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import type { PartyHeights as Heights } from '../shared/facilities/facility-search.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface PartyHeightsProps {
  readonly texts: NonNullable<Settings['heights']>;
  readonly limits: { readonly heightMin?: number; readonly heightMax?: number };
  readonly heights: Heights;
  readonly isKnown: boolean;
  readonly onChange: (heights: Heights) => void;
}

/** Heights of the party, which stay on this device, and whether everybody fits. */
export function PartyHeights({ texts, limits, heights, isKnown, onChange }: PartyHeightsProps) {
  const isMisfit = isKnown && partyVerdict(limits, heights) !== 'all';
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
          height: (cm) => fillText(texts.height, { count: String(cm) }),
          ...(isKnown ? {} : { unset: texts.ask }),
        }}
        onChange={onChange}
      />
      <p className={css['intro']}>{texts.note}</p>
      <p role="status" className={css['misfit']}>
        {isMisfit ? (
          <>
            <Icon name="alert-circle" size="s" />
            <span>{texts.misfit}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
