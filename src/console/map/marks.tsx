import { memo } from 'react';
import type { PathEdge } from '#schemas/documents/path-graph/schema';
import type { Point } from '#wayfinding';
import { SiteIcon } from '../content/form/pick/icons.tsx';

/** Classes that show the state of an item. */
const stateClass = (isChosen: boolean, isBad: boolean): string =>
  `${isChosen ? ' is-chosen' : ''}${isBad ? ' is-bad' : ''}`;
/** Places a mark and keeps its size on the screen. */
const placed = (x: number, y: number, degrees?: number) => ({
  transform: `translate(${x}px, ${y}px)${degrees === undefined ? '' : ` rotate(${degrees}deg)`} scale(var(--inv))`,
});

interface EdgeMarkProps {
  readonly name: string;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly vx: number | undefined;
  readonly vy: number | undefined;
  readonly kind: PathEdge['kind'];
  readonly isOneWay: boolean;
  readonly isShade: boolean;
  readonly isClosed: boolean;
  readonly isChosen: boolean;
  readonly isBad: boolean;
}

/** A path. Its props are plain values, so that only the changed paths of a drag render. */
export const EdgeMark = memo(function EdgeMark({
  name,
  ax,
  ay,
  bx,
  by,
  vx,
  vy,
  kind,
  isOneWay,
  isShade,
  isClosed,
  isChosen,
  isBad,
}: EdgeMarkProps) {
  const via = vx === undefined || vy === undefined ? undefined : { x: vx, y: vy };
  const line = `M${ax} ${ay}${via === undefined ? 'L' : `Q${via.x} ${via.y} `}${bx} ${by}`;
  const middle: Point =
    via === undefined
      ? { x: (ax + bx) / 2, y: (ay + by) / 2 }
      : { x: (ax + 2 * via.x + bx) / 4, y: (ay + 2 * via.y + by) / 4 };
  return (
    <g
      data-item={name}
      className={`map-edge is-${kind.toLowerCase()}${isShade ? ' is-shade' : ''}${isClosed ? ' is-closed' : ''}${stateClass(isChosen, isBad)}`}
    >
      <path className="map-hit" d={line} />
      <path className="map-halo" d={line} />
      <path className="map-line" d={line} />
      {isOneWay ? (
        <path
          className="map-arrow"
          d="M-5 -5L6 0L-5 5Z"
          style={placed(middle.x, middle.y, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI)}
        />
      ) : null}
    </g>
  );
});

interface PointMarkProps {
  readonly name: string;
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly isChosen: boolean;
  readonly isBad: boolean;
}

/** A node, curve point or control point. */
export const PointMark = memo(function PointMark({ name, className, x, y, isChosen, isBad }: PointMarkProps) {
  return (
    <g data-item={name} className={`map-point ${className}${stateClass(isChosen, isBad)}`} style={placed(x, y)}>
      <circle className="map-hit-point" r="12" />
      <path
        className="map-dot"
        d={
          className === 'is-control'
            ? 'M0-8L8 0L0 8L-8 0Z'
            : className === 'is-node is-link'
              ? 'M-5-5H5V5H-5Z'
              : 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'
        }
      />
    </g>
  );
});

interface FacilityMarkProps {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly isChosen: boolean;
  readonly isBad: boolean;
}

/** A facility with its icon and name. */
export const FacilityMark = memo(function FacilityMark({
  name,
  label,
  icon,
  x,
  y,
  isChosen,
  isBad,
}: FacilityMarkProps) {
  return (
    <div data-item={name} className={`map-facility${stateClass(isChosen, isBad)}`} style={placed(x, y)}>
      <span className="map-pin">
        <SiteIcon name={icon} />
      </span>
      <span className="map-name">{label}</span>
    </div>
  );
});

/** The cross that the keyboard places with. */
export const Cross = ({ x, y }: Point) => <div className="map-cross" style={placed(x, y)} />;

/** A label at a point, such as a distance. */
export const Label = ({ x, y, text, isBad }: Point & { readonly text: string; readonly isBad: boolean }) => (
  <div className={`map-label${isBad ? ' is-bad' : ''}`} style={placed(x, y)}>
    <span>{text}</span>
  </div>
);
