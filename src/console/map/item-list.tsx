import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { edgeId, nameOfItem, type Item } from './item.ts';
import { nameItem } from './name-item.ts';
import type { Park } from './park.ts';
import { mapStrings } from './strings.ts';
import { includesTerm } from '#engine';

type ListKind = Exclude<Item['kind'], 'via'>;

interface ItemListProps {
  readonly park: Park;
  readonly layer: string;
  readonly item: Item | undefined;
  readonly marked: ReadonlySet<string>;
  /** Selects an item and moves the map to it. */
  readonly onChoose: (item: Item) => void;
  /** Enter: goes to the map, or continues a path with the item. */
  readonly onAct: (item: Item) => void;
  readonly onRemove: (item: Item) => void;
}

const itemsOf = ({ facilities, graph, layers }: Park, kind: ListKind, layer: string): readonly Item[] => {
  const layerOf = new Map(graph.nodes.map((node) => [node.id, node.layer]));
  switch (kind) {
    case 'facility':
      return facilities.map(({ key }) => ({ kind, id: key }));
    case 'node':
      return graph.nodes.flatMap(({ id, layer: own }) => (own === layer ? [{ kind, id }] : []));
    case 'edge':
      return graph.edges.flatMap((edge) =>
        layerOf.get(edge.a) === layer || layerOf.get(edge.b) === layer ? [{ kind, id: edgeId(edge) }] : [],
      );
    case 'point':
      return (layers.find(({ id }) => id === layer)?.controlPoints ?? []).map((_, index) => ({
        kind,
        id: String(index),
      }));
  }
};

/** List of the items on the map: the map for the keyboard and for screen readers. */
export function ItemList({ park, layer, item, marked, onChoose, onAct, onRemove }: ItemListProps) {
  const words = useWords(mapStrings);
  const { language } = useLanguage();
  const chosenKind = item?.kind === 'via' ? 'edge' : item?.kind;
  const [kind, setKind] = useState<ListKind>(chosenKind ?? 'facility');
  const [followed, setFollowed] = useState(chosenKind);
  // The list follows a selection on the map.
  if (chosenKind !== followed) {
    setFollowed(chosenKind);
    if (chosenKind !== undefined) setKind(chosenKind);
  }
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const list = useRef<HTMLUListElement>(null);
  const rows = itemsOf(park, kind, layer)
    .map((one) => ({ one, name: nameOfItem(one), label: nameItem(park, one, words, language) }))
    .filter(({ label, one }) => includesTerm(label, wanted) || includesTerm(one.id, wanted));
  const chosen = item === undefined ? undefined : nameOfItem(item);
  const stop = rows.some(({ name }) => name === chosen) ? chosen : rows[0]?.name;
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const at = rows.findIndex(({ name }) => name === (event.target as HTMLElement).dataset['row']);
    const row = rows[at];
    const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      onChoose(next.one);
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.name)}"]`)?.focus();
    } else if (row !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onAct(row.one);
    } else if (row !== undefined && event.key === 'Delete') {
      event.preventDefault();
      onRemove(row.one);
    }
  };
  return (
    <section className="map-items">
      <div className="row wrap">
        <SegmentedControl
          label={words.lists.label}
          value={kind}
          onChange={setKind}
          options={(['facility', 'node', 'edge', 'point'] as const).map((value) => ({
            value,
            label: words.lists[value],
          }))}
        />
      </div>
      <span className="input">
        <Icon name="search" size="s" />
        <input
          type="search"
          className="bare"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </span>
      {rows.length === 0 ? <p className="empty small muted">{words.none}</p> : null}
      <ul ref={list} role="listbox" aria-label={words.lists[kind]} className="map-rows" onKeyDown={press}>
        {rows.map(({ one, name, label }) => (
          <li
            key={name}
            role="option"
            aria-selected={name === chosen}
            data-row={name}
            tabIndex={name === stop ? 0 : -1}
            className={`map-row${marked.has(name) ? ' is-bad' : ''}`}
            onClick={() => onChoose(one)}
            onFocus={() => {
              if (name !== chosen) onChoose(one);
            }}
          >
            <span className="cut grow">{label}</span>
            {marked.has(name) ? (
              <>
                <Icon name="alert-triangle" size="s" />
                <span className="sr">{words.problems}</span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
