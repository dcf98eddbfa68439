import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';
import type { Category } from './use-categories.ts';
import { modes, type MapEditorState, type Mode } from './use-map-editor.ts';

interface MapToolsProps {
  readonly park: Park;
  readonly layer: string;
  readonly onLayer: (layer: string) => void;
  readonly state: MapEditorState;
  readonly category: string;
  readonly categories: readonly Category[];
  readonly onCategory: (code: string) => void;
  readonly canAdd: { readonly facility: boolean; readonly graph: boolean };
}

const icons: Readonly<Record<Mode, string>> = {
  select: 'pointer',
  facility: 'building',
  node: 'point',
  path: 'affiliate',
  delete: 'trash',
};
const keys: Readonly<Record<Mode, string>> = { select: 'V', facility: 'F', node: 'N', path: 'P', delete: 'X' };

/** Tools and layers of the map editor. */
export function MapTools({ park, layer, onLayer, state, category, categories, onCategory, canAdd }: MapToolsProps) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const { mode } = state;
  const isDisabled = (one: Mode): boolean =>
    one === 'facility'
      ? !canAdd.facility
      : one === 'node' || one === 'path'
        ? !canAdd.graph
        : one === 'delete' && !canAdd.facility && !canAdd.graph;
  return (
    <div className="row wrap map-tools">
      <div className="row wrap" role="group" aria-label={words.modes}>
        {modes.map((one) => (
          <button
            key={one}
            type="button"
            className="btn s"
            aria-pressed={mode === one}
            aria-keyshortcuts={keys[one]}
            disabled={isDisabled(one)}
            onClick={() => state.setMode(one)}
          >
            <Icon name={icons[one]} size="s" />
            <span>{words.mode[one]}</span>
            <kbd>{keys[one]}</kbd>
          </button>
        ))}
      </div>
      {mode === 'facility' ? (
        <select
          className="input map-category"
          aria-label={words.category}
          value={category}
          onChange={({ target }) => onCategory(target.value)}
        >
          {categories.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
      <span className="grow" />
      {park.layers.length < 2 ? null : park.layers.length < 4 ? (
        <SegmentedControl
          label={words.layers}
          value={layer}
          onChange={onLayer}
          options={park.layers.map(({ id, name }) => ({ value: id, label: name[language] ?? name.ko ?? id }))}
        />
      ) : (
        <select
          className="input map-category"
          aria-label={words.layers}
          value={layer}
          onChange={({ target }) => onLayer(target.value)}
        >
          {park.layers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language] ?? name.ko ?? id}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
