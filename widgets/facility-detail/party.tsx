import { HeightRange } from '#ui/controls/height-range.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { partyVerdict } from '../shared/facilities/facility-search.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { usePartyHeights } from '../shared/facilities/use-party-heights.ts';
import css from './component.module.css';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';

interface PartyProps {
  readonly id: string;
  readonly limits: KnownFacility['limits'];
  readonly texts: WidgetProps<Settings>['settings']['texts'];
}

const looks = {
  all: { icon: 'circle-check', css: 'ok' },
  some: { icon: 'alert-circle', css: 'some' },
  none: { icon: 'circle-x', css: 'none' },
} as const;

/** Answers whether the party can ride, from heights that stay on this device. */
export function Party({ id, limits, texts }: PartyProps) {
  const { heights, setHeights } = usePartyHeights();
  const verdict = partyVerdict(limits, heights);
  const answer = { all: texts.partyAll, some: texts.partySome, none: texts.partyNone }[verdict];
  return (
    <div className={css['party']}>
      <HeightRange
        label={texts.party}
        {...heights}
        min={60}
        max={190}
        texts={{ start: texts.heightFrom, end: texts.heightTo, height: (cm) => fillText(texts.height, { count: cm }) }}
        onChange={setHeights}
      />
      <p id={`${id}-party`} role="status" className={css[looks[verdict].css]}>
        <Icon name={looks[verdict].icon} size="s" />
        <span>{answer}</span>
      </p>
    </div>
  );
}
