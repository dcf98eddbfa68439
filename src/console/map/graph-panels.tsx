import type { MapLayer } from '#schemas/documents/park-map/schema';
import type { PathEdge, PathNode } from '#schemas/documents/path-graph/schema';
import { fromGeo, metresBetween, pathMetres, type LayerFit } from '#wayfinding';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { edgeId, type Item } from './item.ts';
import { MAX_FIT_METRES, MAX_PATH_METRES } from './limits.ts';
import { NumberInput } from './number-input.tsx';
import type { Park } from './park.ts';
import { PathFields } from './path-fields.tsx';
import { mapStrings } from './strings.ts';
import type { MapEdits } from './use-map-edits.ts';

interface Shared {
  readonly park: Park;
  readonly fit: LayerFit | undefined;
  readonly edits: MapEdits;
  readonly disabled: boolean;
  readonly onChoose: (item: Item) => void;
  readonly onRemove: () => void;
}

function RemoveButton({ disabled, onRemove }: Pick<Shared, 'disabled' | 'onRemove'>) {
  const words = useWords(mapStrings);
  return (
    <button type="button" className="btn s danger" disabled={disabled} onClick={onRemove}>
      <Icon name="trash" size="s" />
      <span>{words.remove}</span>
    </button>
  );
}

/** Location and uses of a node. */
export function NodePanel({
  park,
  node,
  edits,
  disabled,
  onRemove,
  onDrawFrom,
}: Omit<Shared, 'fit' | 'onChoose'> & { readonly node: PathNode; readonly onDrawFrom: () => void }) {
  const words = useWords(mapStrings);
  const item = { kind: 'node' as const, id: node.id };
  const paths = park.graph.edges.filter(({ a, b }) => a === node.id || b === node.id).length;
  const facilities = park.facilities.filter((one) => one.node === node.id).length;
  return (
    <>
      <div className="map-pair">
        <NumberInput
          label={words.x}
          value={node.x}
          disabled={disabled}
          onChange={(x) => edits.move(item, { layer: node.layer, x, y: node.y }, true)}
        />
        <NumberInput
          label={words.y}
          value={node.y}
          disabled={disabled}
          onChange={(y) => edits.move(item, { layer: node.layer, x: node.x, y }, true)}
        />
      </div>
      <p className="small muted">{`${words.pathsHere(paths)}${facilities === 0 ? '' : ` · ${words.facilitiesHere(facilities)}`}`}</p>
      <div className="row wrap">
        <button type="button" className="btn s" disabled={disabled} onClick={onDrawFrom}>
          <Icon name="affiliate" size="s" />
          <span>{words.drawFrom}</span>
        </button>
        <RemoveButton disabled={disabled} onRemove={onRemove} />
      </div>
    </>
  );
}

/** Properties, curve and length of a path. */
export function EdgePanel({
  park,
  edge,
  fit,
  edits,
  disabled,
  onChoose,
  onRemove,
}: Shared & { readonly edge: PathEdge }) {
  const words = useWords(mapStrings);
  const id = edgeId(edge);
  const [a, b] = [edge.a, edge.b].map((end) => park.graph.nodes.find((node) => node.id === end));
  const isBetween = a?.layer !== b?.layer;
  const metres =
    fit === undefined || a === undefined || b === undefined || isBetween ? undefined : pathMetres(fit, a, b, edge.via);
  const change = (make: (now: PathEdge) => PathEdge): void =>
    onChoose({ kind: 'edge', id: edits.changeEdge(id, make) });
  const bend = (isCurved: boolean): void =>
    change(({ via: _, ...now }) =>
      isCurved && a !== undefined && b !== undefined
        ? {
            ...now,
            via: { x: Math.round((a.x + b.x) / 2 - (b.y - a.y) / 6), y: Math.round((a.y + b.y) / 2 + (b.x - a.x) / 6) },
          }
        : now,
    );
  const { via } = edge;
  return (
    <>
      <PathFields value={edge} oneWay={words.oneWay(edge.a, edge.b)} disabled={disabled} onChange={change} />
      {isBetween ? null : (
        <label className="row map-check">
          <input
            type="checkbox"
            checked={via !== undefined}
            disabled={disabled}
            onChange={({ target }) => bend(target.checked)}
          />
          <span>{words.curve}</span>
        </label>
      )}
      {via === undefined ? null : (
        <div className="map-pair">
          <NumberInput
            label={`${words.viaName} ${words.x}`}
            value={via.x}
            disabled={disabled}
            onChange={(x) => edits.move({ kind: 'via', id }, { layer: a?.layer ?? '', x, y: via.y }, true)}
          />
          <NumberInput
            label={`${words.viaName} ${words.y}`}
            value={via.y}
            disabled={disabled}
            onChange={(y) => edits.move({ kind: 'via', id }, { layer: a?.layer ?? '', x: via.x, y }, true)}
          />
        </div>
      )}
      <p
        className={metres !== undefined && metres > MAX_PATH_METRES ? 'small bad strong' : 'small muted'}
      >{`${words.length}: ${isBetween ? words.betweenLayers : words.limit(words.metres(metres), MAX_PATH_METRES)}`}</p>
      <div className="row wrap">
        <button
          type="button"
          className="btn s"
          disabled={disabled}
          onClick={() => change((now) => ({ ...now, a: now.b, b: now.a }))}
        >
          <Icon name="arrows-diff" size="s" />
          <span>{words.reverse}</span>
        </button>
        {isBetween ? null : (
          <button
            type="button"
            className="btn s"
            disabled={disabled}
            onClick={() => {
              const added = edits.splitEdge(id);
              if (added !== undefined) onChoose({ kind: 'node', id: added });
            }}
          >
            <Icon name="plus" size="s" />
            <span>{words.split}</span>
          </button>
        )}
        <RemoveButton disabled={disabled} onRemove={onRemove} />
      </div>
    </>
  );
}

/** Position, geographic coordinates and error of a control point. */
export function PointPanel({
  layer,
  index,
  fit,
  edits,
  disabled,
}: Pick<Shared, 'fit' | 'edits' | 'disabled'> & { readonly layer: MapLayer; readonly index: number }) {
  const words = useWords(mapStrings);
  const point = layer.controlPoints[index];
  if (point === undefined) return null;
  const error = fit === undefined ? undefined : metresBetween(fit, fromGeo(fit, point), point);
  const change = (name: 'x' | 'y' | 'lat' | 'lng') => (value: number) =>
    edits.changePoint(layer.id, index, { [name]: value });
  return (
    <>
      <div className="map-pair">
        <NumberInput label={words.x} value={point.x} disabled={disabled} onChange={change('x')} />
        <NumberInput label={words.y} value={point.y} disabled={disabled} onChange={change('y')} />
        <NumberInput
          label={words.lat}
          value={point.lat}
          min={-90}
          max={90}
          step="any"
          disabled={disabled}
          onChange={change('lat')}
        />
        <NumberInput
          label={words.lng}
          value={point.lng}
          min={-180}
          max={180}
          step="any"
          disabled={disabled}
          onChange={change('lng')}
        />
      </div>
      {fit === undefined ? (
        <p className="small bad strong">{words.noFit}</p>
      ) : (
        <>
          <p className="small">{`${words.error}: ${words.metres(error)}`}</p>
          <p
            className={fit.residual > MAX_FIT_METRES ? 'small bad strong' : 'small muted'}
          >{`${words.fit}: ${words.limit(words.metres(fit.residual), MAX_FIT_METRES)}`}</p>
        </>
      )}
    </>
  );
}
