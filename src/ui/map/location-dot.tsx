import type { Point } from './map-view.ts';
import css from './location-dot.module.css';

interface LocationDotProps extends Point {
  readonly label: string;
  /** Radius of the accuracy circle in units of the layer. */
  readonly radius: number;
  /** Direction of travel on the map, in degrees clockwise from the top. */
  readonly heading?: number | undefined;
}

/** The visitor's location on a map, with its accuracy. */
export function LocationDot({ label, x, y, radius, heading }: LocationDotProps) {
  return (
    <div className={css['spot']} style={{ left: x, top: y }} role="img" aria-label={label}>
      <div className={css['accuracy']} style={{ width: radius * 2, height: radius * 2 }} />
      <div className={css['dot']}>
        {heading === undefined ? null : <i className={css['heading']} style={{ rotate: `${heading}deg` }} />}
      </div>
    </div>
  );
}
