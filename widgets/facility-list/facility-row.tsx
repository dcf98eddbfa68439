import { dot } from '#ui/content/dot.ts';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { Row } from '#ui/cards/row.tsx';
import { WaitBadge } from '#ui/content/wait-badge.tsx';
import type { WidgetProps } from '../define-widget.ts';
import type { FacilityNow } from '../shared/facilities/facility-now.ts';
import { fillText, stateNote, stateText } from '../shared/facilities/facility-texts.ts';
import { CommandLink } from '../port.tsx';
import type { Settings } from './schema.ts';
import { walkMinutes } from './walk.ts';

interface FacilityRowProps {
  readonly item: FacilityItem;
  readonly now: FacilityNow;
  readonly metres: number | undefined;
  readonly settings: WidgetProps<Settings>['settings'];
  readonly onChoose: (item: FacilityItem) => void;
}

/** A facility as a line of the list: picture, name, way and limit, and what it does now. */
export function FacilityRow({ item, now, metres, settings: { detail, texts, state }, onChoose }: FacilityRowProps) {
  const minutes = walkMinutes(metres);
  const facts = [
    ...(minutes === undefined ? [item.areaNm] : [fillText(texts.walk, { count: minutes })]),
    item.limits.heightMin === undefined ? item.tag : fillText(texts.heightMin, { count: item.limits.heightMin }),
  ].filter(Boolean);
  const { facilityId, parkKindCd, faciltCateKindCd } = item;
  return (
    <li
      onClick={(event) => {
        if (event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)) onChoose(item);
      }}
    >
      <Row
        art={item.imageNm}
        icon={item.iconNm}
        title={item.name}
        text={facts.join(dot)}
        end={
          <WaitBadge
            text={stateText(now, state)}
            note={stateNote(now, state)}
            tone={now.kind === 'wait' ? now.tone : 'off'}
          />
        }
        wrap={(className, children) => (
          <CommandLink command={detail} item={{ facilityId, parkKindCd, faciltCateKindCd }} className={className}>
            {children}
          </CommandLink>
        )}
      />
    </li>
  );
}
