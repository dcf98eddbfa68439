import { memo } from 'react';
import { Icon } from '../media/icon.tsx';
import type { Arranged, MapMarker } from './arrange-markers.ts';
import css from './map-pin.module.css';
import type { Point } from './map-view.ts';

interface MapPinProps extends Arranged {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onPress: (marker: MapMarker, more: number) => void;
  readonly onReveal: (point: Point) => void;
}

const tones = { long: css['long'], off: css['off'] } as const;

/** A marker as a button: a bubble with a text, or an icon. It keeps its size at every zoom. */
export const MapPin = memo(
  function MapPin({ marker, more, hasName, isFaded, label, isChosen, onPress, onReveal }: MapPinProps) {
    const { bubble, icon, name, tone, x, y } = marker;
    const look = bubble === undefined ? css['spot'] : `${css['pin']} ${tone === undefined ? '' : tones[tone]}`;
    return (
      <button
        type="button"
        className={`${css['marker']} ${look} ${isChosen ? css['on'] : ''} ${isFaded ? css['faded'] : ''}`}
        style={{ left: x, top: y }}
        aria-pressed={isChosen}
        data-marker={marker.id}
        onClick={() => onPress(marker, more)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) onReveal(marker);
        }}
      >
        <span className="sr">{label}</span>
        <span className={css['body']} aria-hidden="true">
          <span className={`num ${css['face']}`}>{bubble ?? <Icon name={icon} size="s" />}</span>
          {more > 0 ? <span className={`num ${css['more']}`}>{`+${more}`}</span> : null}
          {hasName ? <span className={css['name']}>{name}</span> : null}
        </span>
      </button>
    );
  },
  (a, b) =>
    a.marker === b.marker &&
    a.more === b.more &&
    a.hasName === b.hasName &&
    a.isFaded === b.isFaded &&
    a.isChosen === b.isChosen &&
    a.label === b.label,
);
