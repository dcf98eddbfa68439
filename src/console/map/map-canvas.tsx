import { useMemo, useState, type KeyboardEvent } from 'react';
import type { MapLayer } from '#schemas/documents/park-map/schema';
import { artAddress } from '#schemas/art-address';
import { pathMetres, type LayerFit, type Point } from '#wayfinding';
import { pictureUrl, readPicture } from '../media/picture-body.ts';
import { useDoc } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { metresOf, nearestNode } from './facility-edits.ts';
import type { Stop } from './graph-edits.ts';
import { edgeId, nameOfItem, type Item } from './item.ts';
import { MAX_ENTRANCE_METRES, MAX_PATH_METRES } from './limits.ts';
import { Cross, EdgeMark, FacilityMark, Label, PointMark } from './marks.tsx';
import { facilityName } from './name-item.ts';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';
import { useGestures } from './use-gestures.ts';
import type { Viewport } from './use-viewport.ts';
import { useWheel } from './use-wheel.ts';

interface MapCanvasProps {
  readonly park: Park;
  readonly layer: MapLayer;
  readonly fit: LayerFit | undefined;
  readonly theme: string;
  readonly viewport: Viewport;
  readonly mode: string;
  readonly item: Item | undefined;
  readonly marked: ReadonlySet<string>;
  readonly stops: readonly Stop[];
  readonly cross: Point | undefined;
  readonly describedBy: string;
  readonly canDrag: (item: Item) => boolean;
  readonly onTap: (item: Item | undefined, at: Point) => void;
  readonly onMove: (item: Item, to: Point) => void;
  readonly onHover: (at: Point) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A layer with its paths, nodes, facilities and control points. */
export function MapCanvas(props: MapCanvasProps) {
  const { park, layer, fit, theme, viewport, mode, item, marked, stops, cross } = props;
  const { box, stage } = viewport;
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const [drag, setDrag] = useState<{ readonly item: Item; readonly to: Point }>();
  const gestures = useGestures(viewport, {
    canDrag: props.canDrag,
    onTap: props.onTap,
    onHover: props.onHover,
    onDrag: (moved, to) => setDrag(to === undefined ? undefined : { item: moved, to }),
    onDrop: (moved, to) => {
      setDrag(undefined);
      props.onMove(moved, to);
    },
  });
  useWheel(viewport);
  const picture = useDoc(`picture/${layer.art}`)?.body;
  const drawing =
    picture === undefined ? artAddress(theme, 'console', layer.art) : pictureUrl(readPicture(picture), 1920);
  const nodes = useMemo(() => new Map(park.graph.nodes.map((node) => [node.id, node])), [park.graph]);
  const links = useMemo(
    () => new Set(park.graph.edges.flatMap(({ a, b }) => (nodes.get(a)?.layer === nodes.get(b)?.layer ? [] : [a, b]))),
    [park.graph, nodes],
  );
  /** Returns the location of an item, which a drag overrides. */
  const at = (kind: Item['kind'], id: string, point: Point): Point =>
    drag?.item.kind === kind && drag.item.id === id ? drag.to : point;
  const nodeAt = (id: string): Point | undefined => {
    const node = nodes.get(id);
    return node === undefined || node.layer !== layer.id ? undefined : at('node', id, node);
  };
  const state = (one: Item) => ({
    isChosen: item !== undefined && nameOfItem(item) === nameOfItem(one),
    isBad: marked.has(nameOfItem(one)),
  });
  const facilities = park.facilities
    .filter((one) => one.at.layer === layer.id)
    .map((one) => ({ ...one, point: at('facility', one.key, one.at) }));
  const active = facilities.find(
    ({ key }) => (drag?.item ?? item)?.kind === 'facility' && key === (drag?.item ?? item)?.id,
  );
  const entrance =
    active === undefined
      ? undefined
      : drag === undefined
        ? nodes.get(active.node)
        : nearestNode(park.graph.nodes, { layer: layer.id, ...active.point }, fit)?.node;
  const entranceMetres =
    active === undefined || entrance === undefined ? undefined : metresOf(fit, active.point, entrance);
  const line = stops.flatMap((stop) =>
    'node' in stop ? (nodeAt(stop.node) ?? []) : stop.layer === layer.id ? stop : [],
  );
  const pending = cross === undefined || line.length === 0 || mode !== 'path' ? line : [...line, cross];

  return (
    <div
      ref={box}
      className={`map-canvas is-${mode}`}
      role="application"
      aria-label={words.canvas}
      aria-describedby={props.describedBy}
      tabIndex={0}
      {...gestures.handlers}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && gestures.cancel()) event.stopPropagation();
        else props.onKeyDown(event);
      }}
    >
      <div ref={stage} className="map-stage" aria-hidden="true" style={{ width: layer.width, height: layer.height }}>
        <img src={drawing} width={layer.width} height={layer.height} alt="" draggable={false} />
        <svg width={layer.width} height={layer.height} viewBox={`0 0 ${layer.width} ${layer.height}`}>
          {park.graph.edges.map((edge) => {
            const [a, b] = [nodeAt(edge.a), nodeAt(edge.b)];
            if (a === undefined || b === undefined) return null;
            const id = edgeId(edge);
            const via = edge.via === undefined ? undefined : at('via', id, edge.via);
            const { isChosen, isBad } = state({ kind: 'edge', id });
            const isMoving =
              drag !== undefined && (drag.item.id === id || drag.item.id === edge.a || drag.item.id === edge.b);
            const isLong = isMoving && fit !== undefined && pathMetres(fit, a, b, via) > MAX_PATH_METRES;
            return (
              <EdgeMark
                key={id}
                name={nameOfItem({ kind: 'edge', id })}
                ax={a.x}
                ay={a.y}
                bx={b.x}
                by={b.y}
                vx={via?.x}
                vy={via?.y}
                kind={edge.kind}
                isOneWay={edge.oneWay === true}
                isShade={edge.shade === true}
                isClosed={edge.closed !== undefined}
                isChosen={isChosen}
                isBad={isMoving ? isLong : isBad}
              />
            );
          })}
          {pending.length === 0 ? null : (
            <polyline className="map-pending" points={pending.map(({ x, y }) => `${x},${y}`).join(' ')} />
          )}
          {active === undefined || entrance === undefined || entrance.layer !== layer.id ? null : (
            <line className="map-entrance" x1={active.point.x} y1={active.point.y} x2={entrance.x} y2={entrance.y} />
          )}
          {park.graph.nodes.map((node) => {
            if (node.layer !== layer.id) return null;
            const point = at('node', node.id, node);
            return (
              <PointMark
                key={node.id}
                name={nameOfItem({ kind: 'node', id: node.id })}
                className={links.has(node.id) ? 'is-node is-link' : 'is-node'}
                x={point.x}
                y={point.y}
                {...state({ kind: 'node', id: node.id })}
              />
            );
          })}
          {park.graph.edges.map((edge) => {
            const id = edgeId(edge);
            const isShown = (item?.kind === 'edge' || item?.kind === 'via') && item.id === id;
            if (!isShown || edge.via === undefined || nodeAt(edge.a) === undefined) return null;
            const point = at('via', id, edge.via);
            return (
              <PointMark
                key={id}
                name={nameOfItem({ kind: 'via', id })}
                className="is-via"
                x={point.x}
                y={point.y}
                {...state({ kind: 'via', id })}
              />
            );
          })}
          {layer.controlPoints.map((own, index) => {
            const point = at('point', String(index), own);
            return (
              <PointMark
                key={index}
                name={nameOfItem({ kind: 'point', id: String(index) })}
                className="is-control"
                x={point.x}
                y={point.y}
                {...state({ kind: 'point', id: String(index) })}
              />
            );
          })}
        </svg>
        {facilities.map((one) => (
          <FacilityMark
            key={one.key}
            name={nameOfItem({ kind: 'facility', id: one.key })}
            label={facilityName(one, words, language)}
            icon={one.icon}
            x={one.point.x}
            y={one.point.y}
            {...state({ kind: 'facility', id: one.key })}
          />
        ))}
        {active === undefined || entrance === undefined || entranceMetres === undefined ? null : (
          <Label
            x={(active.point.x + entrance.x) / 2}
            y={(active.point.y + entrance.y) / 2}
            text={words.metres(entranceMetres)}
            isBad={entranceMetres > MAX_ENTRANCE_METRES}
          />
        )}
        {cross === undefined ? null : <Cross {...cross} />}
      </div>
    </div>
  );
}
