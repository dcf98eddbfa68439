import './list.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useMe } from '../../session/current-user.ts';
import { usePeople } from '../../session/people.ts';
import { editorPath } from '../../problems/editor-path.ts';
import { useVenues } from '../../shell/venue-choice.tsx';
import { useDocs, useNames } from '../../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { focusWhenRendered } from '../../ui/focus-when-rendered.ts';
import { Icon } from '../../ui/icon.tsx';
import { isCreated } from '../../site/document-types.ts';
import { NewButton } from '../find-buttons.tsx';
import { columns, readWish, rowsFor, states, writeWish, noWish, type Wish } from './filters.ts';
import { SavedLists } from './saved-lists.tsx';
import { useRows } from './use-rows.ts';
import { listWords } from './strings.ts';
import { ListRow } from './list-row.tsx';

const headHeight = 33;
/** Every document as a row: filtered by what stands in the address, sorted, opened by Enter. */
export function DocumentList() {
  const words = useWords(listWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const personOf = usePeople();
  const docs = useDocs();
  const names = useNames();
  const venues = useVenues();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const wish = useMemo(() => readWish(query), [query]);
  const rows = useRows(me.id);
  const shown = useMemo(() => rowsFor(rows, wish), [rows, wish]);
  const [current, setCurrent] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isWanted = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  // The address follows what is typed, and may be a letter behind; what changes it otherwise is seen in the field.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = wish.text;
  }, [wish.text]);
  const change = (next: Partial<Wish>): void => setQuery(writeWish({ ...wish, ...next }), { replace: true });
  const at = Math.max(
    0,
    shown.findIndex(({ doc }) => doc.key === current),
  );
  const types = useMemo(
    () =>
      [...new Set(rows.map(({ doc }) => doc.type))].toSorted((one, two) =>
        (texts.types[one] ?? one).localeCompare(texts.types[two] ?? two),
      ),
    [rows, texts],
  );
  const people = useMemo(() => [...new Set(rows.flatMap(({ changed }) => changed?.author ?? []))], [rows]);
  const nameOf = (author: string): string => (author === 'seed' ? words.first : personOf(author));
  const go = (to: number): void => {
    const row = shown[Math.max(0, Math.min(to, shown.length - 1))];
    if (row === undefined) return;
    isWanted.current = true;
    setCurrent(row.doc.key);
  };
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    list.current?.scrollToIndex(at, { align: 'nearest' });
    focusWhenRendered(() =>
      box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(shown[at]?.doc.key ?? '')}"]`),
    );
  });
  const press = (event: KeyboardEvent): void => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof HTMLElement) ||
      event.target.dataset['row'] === undefined
    )
      return;
    const row = shown[at];
    const does: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + 12),
      PageUp: () => go(at - 12),
      Home: () => go(0),
      End: () => go(shown.length - 1),
      Enter: () => row !== undefined && void navigate(editorPath(docs, row.doc.key)),
    };
    const run = does[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  const isFiltered = writeWish({ ...wish, sort: 'name', isDown: false }).size > 0;
  return (
    <div className="page list">
      <div className="row wrap list-title">
        <div className="grow">
          <h1>{words.title}</h1>
          <p className="muted" role="status">
            {words.help(shown.length, rows.length)}
          </p>
        </div>
        <SavedLists query={writeWish(wish).toString()} onChoose={(chosen) => setQuery(new URLSearchParams(chosen))} />
        <Link className="btn" to="/content">
          <Icon name="list-tree" />
          <span>{words.tree}</span>
        </Link>
        <NewButton {...(isCreated(wish.type) ? { type: wish.type } : {})} />
      </div>
      <section className="panel list-panel" data-pane tabIndex={-1} aria-label={words.title}>
        <div className="list-filters">
          <label className="input s">
            <Icon name="search" size="s" />
            <span className="sr">{words.filter}</span>
            <input
              className="bare"
              type="search"
              placeholder={words.filter}
              ref={field}
              defaultValue={wish.text}
              onChange={(event) => change({ text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  go(at);
                }
              }}
            />
            <kbd>/</kbd>
          </label>
          <Choice
            label={words.venue}
            value={wish.venue}
            onChange={(venue) => change({ venue })}
            options={[
              ['', words.allVenues],
              ...venues.map(({ id }) => [id, names.venue(id)[language]] as const),
              ['shared', words.shared],
            ]}
          />
          <Choice
            label={words.type}
            value={wish.type}
            onChange={(type) => change({ type })}
            options={[['', words.allTypes], ...types.map((one) => [one, texts.types[one] ?? one] as const)]}
          />
          <Choice
            label={words.state}
            value={wish.state}
            onChange={(state) => change({ state: states.find((one) => one === state) ?? '' })}
            options={[['', words.allStates], ...states.map((one) => [one, words.states[one]] as const)]}
          />
          <Choice
            label={words.by}
            value={wish.by}
            onChange={(by) => change({ by })}
            options={[['', words.anybody], ...people.map((one) => [one, nameOf(one)] as const)]}
          />
          <label className="row small">
            <span>{words.since}</span>
            <input
              className="input s list-since"
              type="date"
              value={wish.since}
              onChange={(event) => change({ since: event.target.value })}
            />
          </label>
          {isFiltered ? (
            <button
              type="button"
              className="btn s quiet"
              onClick={() =>
                setQuery(writeWish({ ...noWish, sort: wish.sort, isDown: wish.isDown }), { replace: true })
              }
            >
              {words.clear}
            </button>
          ) : null}
        </div>
        <div
          ref={box}
          className="list-scroll"
          role="grid"
          aria-label={words.table}
          aria-rowcount={shown.length + 1}
          onKeyDown={press}
        >
          <div role="row" aria-rowindex={1} className="list-row list-head">
            {columns.map((column) => (
              <div
                key={column}
                role="columnheader"
                className={`list-${column}`}
                aria-sort={wish.sort === column ? (wish.isDown ? 'descending' : 'ascending') : 'none'}
              >
                <button
                  type="button"
                  onClick={() =>
                    change({ sort: column, isDown: wish.sort === column ? !wish.isDown : column === 'changed' })
                  }
                >
                  <span>{words.columns[column]}</span>
                  {wish.sort === column ? <Icon name={wish.isDown ? 'arrow-down' : 'arrow-up'} size="s" /> : null}
                </button>
              </div>
            ))}
            <div role="columnheader" className="list-state">
              {words.stateColumn}
            </div>
          </div>
          <Virtualizer ref={list} scrollRef={box} startMargin={headHeight} data={shown} keepMounted={[at]}>
            {(row, index) => (
              <ListRow
                key={row.doc.key}
                row={row}
                index={index}
                isCurrent={index === at}
                nameOf={nameOf}
                onOpen={() => void navigate(editorPath(docs, row.doc.key))}
                onFocus={() => setCurrent(row.doc.key)}
              />
            )}
          </Virtualizer>
        </div>
        {shown.length > 0 ? null : <p className="empty muted">{words.none}</p>}
      </section>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select
    className={value === '' ? 'input s list-choice' : 'input s list-choice is-chosen'}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map(([one, said]) => (
      <option key={one} value={one}>
        {said}
      </option>
    ))}
  </select>
);
