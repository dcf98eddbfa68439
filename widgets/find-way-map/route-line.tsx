import type { MapAnswer } from '#schemas/calls/contents/park-answers';
import type { routeLines, Step } from '#wayfinding';
import { groupMarks } from '#ui/map/group-marks.ts';
import { useMapScale } from '#ui/map/map-canvas.tsx';
import css from './route-map.module.css';

interface RouteLineProps {
  readonly layer: MapAnswer['layerList'][number];
  readonly lines: ReturnType<typeof routeLines>;
  readonly steps: readonly Step[];
}

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) =>
  points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
    .join('');

/** The parts of a route on a layer, with the numbers of its steps. The destination has a marker. */
export function RouteLine({ layer: { layerId, width, height }, lines, steps }: RouteLineProps) {
  const scale = useMapScale();
  const marks = steps.flatMap(({ kind, at: { layerId: on, x, y } }, index) =>
    on !== layerId || kind === 'arrive' ? [] : [{ kind, x, y, number: index + 1 }],
  );
  return (
    <>
      <svg className={css['lines']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map(({ points }, index) => (
          <path key={`case ${index}`} className={css['case']} d={pathOf(points)} />
        ))}
        {lines.map(({ points }, index) => (
          <path key={index} className={css['line']} d={pathOf(points)} />
        ))}
      </svg>
      {groupMarks(marks, scale ?? Infinity).map(({ x, y, marks: [first, ...rest] }) =>
        first === undefined ? null : (
          <span
            key={first.number}
            className={css['mark']}
            style={{ left: x, top: y }}
            aria-hidden="true"
            data-step={first.number}
          >
            <span className={first.kind === 'start' ? `num ${css['begin']}` : 'num'}>
              {[first, ...rest].map(({ number }) => number).join('·')}
            </span>
          </span>
        ),
      )}
    </>
  );
}
