import './map.css';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EditorProps } from '../content/editor-props.ts';
import { themeFor } from '../content/form/theme-for.ts';
import { OtherProblems } from '../problems/other-problems.tsx';
import { useMay } from '../session/current-user.ts';
import { parseKey, type Docs } from '../site/documents.ts';
import { useDocsSelector, useNames, useSiteStore } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLatest, useStableCallbacks } from '../ui/use-latest.ts';
import { pressOnCanvas } from './canvas-keys.ts';
import { inspectPark } from './inspect-park.ts';
import { ItemList } from './item-list.tsx';
import { nameOfItem, placeOf, type Item } from './item.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapSide } from './map-side.tsx';
import { MapTools } from './map-tools.tsx';
import type { Park } from './park.ts';
import { locateProblem } from './park-problems.ts';
import { ProblemList } from './problem-list.tsx';
import { RemoveFacility } from './remove-facility.tsx';
import { mapStrings } from './strings.ts';
import { useCategories } from './use-categories.ts';
import { useMapEdits } from './use-map-edits.ts';
import { useMapEditor } from './use-map-editor.ts';
import { fitsOf, useMapProblems, usePark } from './use-park.ts';
import { useViewport } from './use-viewport.ts';

/** Map of a venue, on which its facilities, nodes, paths and control points are placed. */
export function MapEditor({ doc }: EditorProps) {
  const words = useWords(mapStrings);
  const park = usePark(doc.key);
  // Without a map, no list beside it shows the problems.
  if (park === undefined)
    return (
      <>
        <OtherProblems of={doc.key} />
        <p className="empty muted">
          <Icon name="map" size="l" />
          <span>{words.nothing}</span>
        </p>
      </>
    );
  if ('incomplete' in park)
    return (
      <>
        <OtherProblems of={doc.key} />
        <div className="problem warning">
          <Icon name="alert-triangle" />
          <span className="grow">{words.incomplete}</span>
          <Link className="btn s" to={`/content/${park.incomplete}/json`}>
            {words.openJson}
          </Link>
        </div>
      </>
    );
  return <ParkEditor doc={doc} park={park} />;
}

/** Returns the item that the page was opened for: a problem's location in the address, or the facility itself. */
const firstItem = (park: Park, key: string, pointer: string | null): Item | undefined =>
  locateProblem(park, { at: { ...parseKey(key), pointer: pointer ?? '' } }).item;

function ParkEditor({ doc, park }: Pick<EditorProps, 'doc'> & { readonly park: Park }) {
  const words = useWords(mapStrings);
  const helpId = useId();
  const names = useNames();
  const may = useMay();
  const store = useSiteStore();
  const [query] = useSearchParams();
  const categories = useCategories();
  const [category, setCategory] = useState(categories[0]?.code ?? '01');
  const [first] = useState(() => firstItem(park, doc.key, query.get('at')));
  const [layerId, setLayer] = useState(
    () => (first === undefined ? undefined : placeOf(park, first, '')?.layer) ?? park.startLayer,
  );
  const layer = park.layers.find(({ id }) => id === layerId) ?? park.layers[0];
  const fits = useMemo(() => fitsOf(park), [park]);
  const problems = useMapProblems(park);
  const findings = useMemo(() => inspectPark(park, fits), [park, fits]);
  const marked = useMemo(
    () => new Set([...problems, ...findings].flatMap(({ item }) => (item === undefined ? [] : [nameOfItem(item)]))),
    [problems, findings],
  );
  const theme = useDocsSelector(
    useCallback((docs: Docs) => themeFor(docs, names, parseKey(park.mapKey)), [names, park.mapKey]),
  );
  const viewport = useViewport(layer ?? { width: 100, height: 100 });
  const edits = useMapEdits(park.mapKey, (code) => categories.find((one) => one.code === code)?.icon ?? 'map-pin');
  const canEdit = (item: Item): boolean => {
    const key = item.kind === 'facility' ? item.id : item.kind === 'point' ? park.mapKey : park.graphKey;
    return key !== undefined && may('edit', parseKey(key));
  };
  const fit = fits.get(layer?.id ?? '');
  const state = useMapEditor({
    park,
    layer: layer?.id ?? '',
    setLayer,
    fit,
    viewport,
    edits,
    category,
    first,
    canEdit,
  });
  const { goal } = state;
  const shownLayer = layer?.id ?? '';
  // Reads the latest park: the map goes to an item when it is selected, not when the item changes.
  const show = useLatest(({ item, isCentred }: NonNullable<typeof goal>): void => {
    const place = placeOf(park, item, shownLayer);
    if (place?.layer !== shownLayer) return;
    if (isCentred) viewport.centre(place);
    else viewport.reveal(place);
  });
  useEffect(() => {
    if (goal !== undefined) show.current(goal);
  }, [goal, shownLayer, show]);
  const canvas = useStableCallbacks({
    canDrag: (item: Item) => state.mode === 'select' && item.kind !== 'edge' && canEdit(item),
    goToMap: () => viewport.box.current?.focus(),
    choose: (item: Item) => state.choose(item, { isCentred: true }),
    act: (item: Item) => {
      if (state.mode === 'path' && item.kind === 'node') state.addStop({ node: item.id });
      else viewport.box.current?.focus();
    },
  });
  if (layer === undefined) return null;
  const removed = state.removing === undefined ? undefined : store.get().docs.get(state.removing);
  return (
    <div className="map-editor">
      <MapTools
        park={park}
        layer={layer.id}
        onLayer={(id) => {
          state.choose(undefined);
          setLayer(id);
        }}
        state={state}
        category={category}
        categories={categories}
        onCategory={setCategory}
        canAdd={{
          facility:
            may('edit', { type: 'facility', id: `${String(park.venue['id'])}-0` }) || may('edit', parseKey(doc.key)),
          graph: park.graphKey !== undefined && may('edit', parseKey(park.graphKey)),
        }}
      />
      <p id={helpId} className="small muted map-help">
        <span>{words.help[state.mode]}</span>
        <span className="sr">{` ${words.keys}`}</span>
      </p>
      <div className="map-columns">
        <div className="map-frame">
          <MapCanvas
            key={layer.id}
            park={park}
            layer={layer}
            fit={fit}
            theme={theme}
            viewport={viewport}
            mode={state.mode}
            item={state.item}
            marked={marked}
            stops={state.stops}
            cross={state.cross}
            describedBy={helpId}
            canDrag={canvas.canDrag}
            onTap={state.tap}
            onMove={state.move}
            onHover={(at) => {
              if (state.mode === 'path' && state.stops.length > 0) state.setCross(at);
            }}
            onKeyDown={(event) =>
              pressOnCanvas(event, {
                park,
                layer: layer.id,
                state,
                viewport,
                canMove: (item) => item.kind !== 'edge' && canEdit(item),
              })
            }
          />
          <div className="map-zoom">
            <button
              type="button"
              className="ib"
              aria-label={words.zoomIn}
              title={words.zoomIn}
              onClick={() => viewport.zoom(1.4)}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label={words.zoomOut}
              title={words.zoomOut}
              onClick={() => viewport.zoom(1 / 1.4)}
            >
              <Icon name="minus" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label={words.whole}
              title={words.whole}
              onClick={viewport.showAll}
            >
              <Icon name="map" />
            </button>
          </div>
          <p className="map-status small num" role="status">
            {state.message}
          </p>
        </div>
        <div className="map-side">
          <MapSide
            park={park}
            layer={layer}
            fit={fit}
            state={state}
            edits={edits}
            categories={categories}
            canEdit={canEdit}
            onChoose={canvas.choose}
          />
          <ProblemList
            park={park}
            problems={problems}
            findings={findings}
            onJump={(item, shown) => {
              if (shown !== undefined) setLayer(shown);
              state.choose(item, { isCentred: true, ...(shown === undefined ? {} : { shownLayer: shown }) });
              canvas.goToMap();
            }}
          />
          <ItemList
            park={park}
            layer={layer.id}
            item={state.item}
            marked={marked}
            onChoose={canvas.choose}
            onAct={canvas.act}
            onRemove={state.remove}
          />
        </div>
      </div>
      {removed?.body === undefined ? null : (
        <RemoveFacility
          key={removed.key}
          doc={removed}
          home={removed.key === doc.key ? '/content' : `/content/${doc.key}/map`}
        />
      )}
    </div>
  );
}
