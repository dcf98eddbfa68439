import type { MapAnswer } from '#schemas/park-answers.schema';
import type { routeLines, Step } from '#wayfinding';
import css from './route-map.module.css';

interface RouteLineProps {
  readonly layer: MapAnswer['layerList'][number];
  readonly lines: ReturnType<typeof routeLines>;
  readonly steps: readonly Step[];
}

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('');

/** The parts of a route on a layer, with the numbers of its steps. The destination has a marker. */
export function RouteLine({ layer: { layerId, width, height }, lines, steps }: RouteLineProps) {
  return (
    <>
      <svg className={css['lines']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines.map(({ points }, index) => <path key={`case ${index}`} className={css['case']} d={pathOf(points)} />)}
        {lines.map(({ points }, index) => <path key={index} className={css['line']} d={pathOf(points)} />)}
      </svg>
      {steps.map(({ kind, at }, index) => (at.layerId !== layerId || kind === 'arrive' ? null : (
        <span key={index} className={css['mark']} style={{ left: at.x, top: at.y }} aria-hidden="true" data-step={index + 1}>
          <span className={kind === 'start' ? `num ${css['begin']}` : 'num'}>{index + 1}</span>
        </span>
      )))}
    </>
  );
}
