import type { MapLayer } from '#schemas/documents/park-map/schema';
import type { LayerFit } from '#wayfinding';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { FacilityPanel } from './facility-panel.tsx';
import { EdgePanel, NodePanel, PointPanel } from './graph-panels.tsx';
import { edgeIndex, type Item } from './item.ts';
import { nameItem } from './name-item.ts';
import type { Park } from './park.ts';
import { PathFields } from './path-fields.tsx';
import { mapStrings } from './strings.ts';
import type { Category } from './use-categories.ts';
import type { MapEdits } from './use-map-edits.ts';
import type { MapEditorState } from './use-map-editor.ts';

interface MapSideProps {
  readonly park: Park;
  readonly layer: MapLayer;
  readonly fit: LayerFit | undefined;
  readonly state: MapEditorState;
  readonly edits: MapEdits;
  readonly categories: readonly Category[];
  readonly canEdit: (item: Item) => boolean;
  readonly onChoose: (item: Item) => void;
}

/** Settings of the new path, or of the selected item. */
export function MapSide({ park, layer, fit, state, edits, categories, canEdit, onChoose }: MapSideProps) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const { item, mode, stops } = state;
  if (mode === 'path') {
    return (
      <section className="map-panel">
        <h2>
          <span>{`${words.newPath} `}</span>
          <span className="small muted">{words.pathPoint(stops.length)}</span>
        </h2>
        <PathFields
          value={state.settings}
          oneWay={words.oneWayNew}
          disabled={false}
          onChange={(change) => state.setSettings(change(state.settings))}
        />
        <div className="row wrap">
          <button type="button" className="btn s primary" disabled={stops.length < 2} onClick={state.finishPath}>
            {words.finish}
          </button>
          <button type="button" className="btn s" disabled={stops.length === 0} onClick={state.cancelPath}>
            {words.cancel}
          </button>
        </div>
      </section>
    );
  }
  const shared = {
    park,
    edits,
    disabled: item === undefined || !canEdit(item),
    onChoose,
    onRemove: () => {
      if (item !== undefined) state.remove(item);
    },
  };
  const facility = item?.kind === 'facility' ? park.facilities.find(({ key }) => key === item.id) : undefined;
  const node = item?.kind === 'node' ? park.graph.nodes.find(({ id }) => id === item.id) : undefined;
  const edge =
    item?.kind === 'edge' || item?.kind === 'via' ? park.graph.edges[edgeIndex(park.graph, item.id)] : undefined;
  return (
    <section className="map-panel" aria-label={words.panel}>
      <h2>
        {item === undefined
          ? words.panel
          : nameItem(park, item.kind === 'via' ? { kind: 'edge', id: item.id } : item, words, language)}
      </h2>
      {facility !== undefined ? (
        <FacilityPanel key={facility.key} {...shared} facility={facility} fit={fit} categories={categories} />
      ) : node !== undefined ? (
        <NodePanel
          {...shared}
          node={node}
          onDrawFrom={() => {
            state.setMode('path');
            state.addStop({ node: node.id });
          }}
        />
      ) : edge !== undefined ? (
        <EdgePanel {...shared} fit={fit} edge={edge} />
      ) : item?.kind === 'point' ? (
        <PointPanel layer={layer} index={Number(item.id)} fit={fit} edits={edits} disabled={shared.disabled} />
      ) : (
        <p className="small muted">{words.nothingChosen}</p>
      )}
    </section>
  );
}
