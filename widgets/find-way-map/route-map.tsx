import { useMemo } from 'react';
import type { MapAnswer } from '#schemas/park-answers.schema';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PanZoom } from '#ui/media/pan-zoom.tsx';
import { fromGeo, metresPerUnit, routeLines, type Route, type Step, type WayGraph } from '#wayfinding';
import { useWidgetPort } from '../port.tsx';
import css from './route-map.module.css';
import type { Fix } from './use-location.ts';

interface RouteMapProps {
  readonly label: string;
  readonly map: MapAnswer;
  readonly layerId: string;
  readonly graph: WayGraph | undefined;
  readonly route: Route | undefined;
  readonly steps: readonly Step[];
  readonly fix: Fix | undefined;
}

const pathOf = (points: readonly { readonly x: number; readonly y: number }[]) => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('');

/** One layer of the map with the parts of the route on it, numbers at its steps, and the visitor's location. */
export function RouteMap({ label, map, layerId, graph, route, steps, fix }: RouteMapProps) {
  const { text } = useWidgetPort();
  const layer = map.layerList.find((one) => one.layerId === layerId) ?? map.layerList[0];
  const lines = useMemo(() => (route === undefined ? [] : routeLines(route).filter((line) => line.layerId === layerId)), [route, layerId]);
  if (layer === undefined) return null;
  const fit = graph?.layers.get(layer.layerId)?.fit;
  // A location in the park stands on the outdoor layer; indoors it says little about the floor.
  const me = fix === undefined || fit === undefined || layer.floor !== undefined ? undefined : fromGeo(fit, fix);
  const share = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: `${(x / layer.width) * 100}%`, top: `${(y / layer.height) * 100}%` });
  return (
    <PanZoom key={layer.layerId} label={label} texts={{ zoomIn: text('zoomIn'), zoomOut: text('zoomOut'), reset: text('zoomReset') }} isFilling>
      <div className={css['layer']}>
        <Art name={layer.imageNm} className={css['drawing'] ?? ''} eager />
        <svg className={css['lines']} viewBox={`0 0 ${layer.width} ${layer.height}`} aria-hidden="true">
          {lines.map(({ points }, index) => <path key={`case ${index}`} className={css['case']} d={pathOf(points)} />)}
          {lines.map(({ points }, index) => <path key={index} className={css['line']} d={pathOf(points)} />)}
          {me && fit && fix ? <circle className={css['accuracy']} cx={me.x} cy={me.y} r={fix.accuracy / metresPerUnit(fit)} /> : null}
        </svg>
        {steps.map((step, index) => (step.at.layerId === layerId ? <StepMark key={index} step={step} number={index + 1} style={share(step.at)} /> : null))}
        {me && me.x >= 0 && me.y >= 0 && me.x <= layer.width && me.y <= layer.height ? <span className={css['me']} style={share(me)} data-me /> : null}
      </div>
    </PanZoom>
  );
}

function StepMark({ step: { kind }, number, style }: { readonly step: Step; readonly number: number; readonly style: { readonly left: string; readonly top: string } }) {
  if (kind === 'arrive') return <span className={css['goal']} style={style} aria-hidden="true"><Icon name="flag" size="s" /></span>;
  return <span className={kind === 'start' ? `num ${css['mark']} ${css['begin']}` : `num ${css['mark']}`} style={style} aria-hidden="true" data-step={number}>{number}</span>;
}
