import './messages.css';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { titleOf } from '../content/site-tree.ts';
import { useMay } from '../me.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { nameOf, type Docs } from '../site/documents.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { focusWhenDrawn } from '../ui/focus-when-drawn.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { useSteady } from '../ui/use-steady.ts';
import { MessageLine, type LineAct } from './message-line.tsx';
import { NewText } from './new-text.tsx';
import { keysFor, rowsOf, type Wish } from './rows.ts';
import { writeText } from './texts.ts';
import { messageWords } from './words.ts';

interface Cell {
  readonly key: string;
  readonly locale: Language;
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const headHeight = 33;

/** All texts of the site, Korean and English side by side. */
export function MessagesArea() {
  const words = useWords(messageWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const may = useMay();
  const { venue } = useVenueChoice();
  const [address] = useSearchParams();
  const [wish, setWish] = useState<Omit<Wish, 'venue'>>({ order: 'missing', only: 'all', query: address.get('q') ?? '' });
  const [cursor, setCursor] = useState<Cell>();
  const [editing, setEditing] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isWanted = useRef(false);
  // Who comes from elsewhere with something to look for finds it, also when this is open already.
  const [seen, setSeen] = useState(address.get('q'));
  if (seen !== address.get('q')) {
    setSeen(address.get('q'));
    setWish({ ...wish, only: 'all', query: address.get('q') ?? '' });
  }
  const rows = useMemo(() => rowsOf(docs), [docs]);
  // A row stays where it is while it is written: the order is found anew when something else is wished, or texts come and go.
  const asked = JSON.stringify([wish, venue, rows.size]);
  const [listed, setListed] = useState<{ readonly asked: string; readonly keys: readonly string[] }>({ asked: '', keys: [] });
  if (listed.asked !== asked) setListed({ asked, keys: keysFor(rows, { ...wish, venue }, names) });
  const shown = useMemo(() => listed.keys.flatMap((key) => { const row = rows.get(key); return row === undefined ? [] : [row]; }), [listed.keys, rows]);
  const missing = [...rows.values()].filter((row) => row.missing.length > 0).length;
  const changed = [...rows.values()].filter((row) => row.isChanged).length;
  const at = shown.findIndex(({ key }) => key === cursor?.key);
  const current: Cell | undefined = at === -1 ? (shown[0] === undefined ? undefined : { key: shown[0].key, locale: 'ko' }) : cursor;

  const go = (cell: Cell | undefined, isEdit = false): void => {
    if (cell === undefined) return;
    isWanted.current = true;
    setCursor(cell);
    setEditing(isEdit);
  };
  const beside = (cell: Cell, by: 1 | -1): Cell | undefined => {
    const place = shown.findIndex(({ key }) => key === cell.key) * 2 + (cell.locale === 'en' ? 1 : 0) + by;
    const key = shown[Math.floor(place / 2)]?.key;
    return key === undefined ? undefined : { key, locale: place % 2 === 0 ? 'ko' : 'en' };
  };
  const below = (by: number): void => {
    const row = shown[Math.min(Math.max(0, Math.max(0, at) + by), shown.length - 1)];
    if (row !== undefined) go({ key: row.key, locale: current?.locale ?? 'ko' });
  };
  const nextMissing = (): void => {
    const turned = [...shown.slice(at + 1), ...shown.slice(0, at + 1)];
    const row = turned.find((one) => one.missing.length > 0);
    if (row !== undefined) go({ key: row.key, locale: row.missing[0] ?? 'en' }, true);
  };
  const mayWrite = (key: string): boolean => {
    const { inKo, inEn } = rows.get(key)?.text ?? {};
    return may('edit', { type: 'messages', id: inKo ?? inEn ?? '' });
  };
  const doing: LineAct = {
    choose: (key, locale) => setCursor({ key, locale }),
    edit: (key, locale) => go({ key, locale }, mayWrite(key)),
    write: (key, locale, text) => store.edit(words.written(key), writeText(store.get().docs, key, { [locale]: text }), `${key} ${locale}`),
    leave: (key, locale, to) => {
      if (to === 'elsewhere') {
        if (current?.key === key && current.locale === locale) setEditing(false);
      } else if (to === 'here') go({ key, locale });
      else {
        const next = beside({ key, locale }, to === 'next' ? 1 : -1);
        go(next ?? { key, locale }, next !== undefined);
      }
    },
  };
  const act = useSteady(doing);
  useLayoutEffect(() => {
    if (!isWanted.current || current === undefined) return;
    isWanted.current = false;
    if (at !== -1) list.current?.scrollToIndex(at, { align: 'nearest' });
    if (!editing) focusWhenDrawn(() => box.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${current.key} ${current.locale}`)}"]`));
  });
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'F8') {
      event.preventDefault();
      nextMissing();
      return;
    }
    if (current === undefined || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement) || event.target.dataset['cell'] === undefined) return;
    const run: Readonly<Record<string, () => void>> = {
      ArrowDown: () => below(1), ArrowUp: () => below(-1), PageDown: () => below(10), PageUp: () => below(-10), Home: () => below(-shown.length), End: () => below(shown.length),
      ArrowRight: () => go({ key: current.key, locale: 'en' }), ArrowLeft: () => go({ key: current.key, locale: 'ko' }), Enter: () => act.edit(current.key, current.locale), F2: () => act.edit(current.key, current.locale),
    };
    const found = run[event.key];
    if (found === undefined) return;
    event.preventDefault();
    found();
  };
  const used = useMemo(() => usedIn(docs, (doc) => titleOf(doc, { names, texts, language })), [docs, names, texts, language]);
  const filter = (only: 'missing' | 'changed'): void => setWish({ ...wish, only: wish.only === only ? 'all' : only });
  return (
    <div className="page messages" onKeyDown={press}>
      <div className="row wrap messages-title">
        <div className="grow"><h1>{words.title}</h1><p className="muted">{venue === undefined ? words.all(shown.length) : words.ofVenue(shown.length, names.venue(venue)[language])}</p></div>
        <button type="button" className="btn" data-new onClick={() => setIsNew(true)}><Icon name="plus" />{words.newText} <kbd>N</kbd></button>
      </div>
      <section className="panel messages-panel">
        <div className="messages-filters">
          <label className="input s"><Icon name="search" size="s" /><span className="sr">{words.search}</span><input className="bare" type="search" placeholder={words.search} value={wish.query} onChange={(event) => setWish({ ...wish, query: event.target.value })} /><kbd>/</kbd></label>
          <Segments label={words.order} value={wish.order} onChange={(order) => setWish({ ...wish, order })} options={[{ value: 'missing', label: words.missingFirst }, { value: 'key', label: words.byKey }]} />
          <span className="grow" />
          <button type="button" className="btn s" aria-pressed={wish.only === 'missing'} onClick={() => filter('missing')}>{words.missing} <span className={missing === 0 ? 'count soft' : 'count'}>{missing}</span></button>
          <button type="button" className="btn s" aria-pressed={wish.only === 'changed'} onClick={() => filter('changed')}>{words.changed} <span className="count soft">{changed}</span></button>
        </div>
        <div ref={box} className="messages-scroll" hidden={shown.length === 0} role="grid" aria-label={words.table} aria-rowcount={shown.length + 1}>
          <div role="row" aria-rowindex={1} className="messages-row messages-head">{[words.key, words.korean, words.english, words.state].map((label) => <div key={label} role="columnheader">{label}</div>)}</div>
          <Virtualizer ref={list} scrollRef={box} startMargin={headHeight} data={shown} keepMounted={at === -1 ? [] : [at]}>
            {(row, index) => <MessageLine key={row.key} row={row} index={index} cursor={row.key === current?.key ? current.locale : undefined} editing={editing && row.key === current?.key ? current.locale : undefined} used={used(row.uses)} act={act} />}
          </Virtualizer>
        </div>
        {shown.length > 0 ? null : <div className="empty messages-empty muted"><p>{words.none}</p><button type="button" className="btn s" onClick={() => setWish({ ...wish, only: 'all', query: '' })}>{words.clear}</button></div>}
        <div className="strip">
          {missing === 0 ? <span className="row"><Icon name="circle-check" size="s" />{words.noMissing}</span> : <span className="row bad strong"><Icon name="alert-triangle" size="s" />{words.countMissing(missing)}</span>}
          <span className="grow" />
          <span className="muted hide-m"><kbd>↵</kbd> {words.edit} <kbd>Tab</kbd> {words.next} <kbd>Esc</kbd> {words.leave}</span>
          <button type="button" className="btn s" disabled={missing === 0} onClick={nextMissing}>{words.nextMissing} <kbd>F8</kbd></button>
        </div>
      </section>
      {isNew ? <NewText onClose={() => setIsNew(false)} onAdded={(key) => { setIsNew(false); setWish({ ...wish, only: 'all', query: key }); go({ key, locale: 'ko' }); }} /> : null}
    </div>
  );
}

/** Documents by what they are called, the same list as long as the uses are the same, so that rows stay as they are drawn. */
const usedIn = (docs: Docs, title: (doc: NonNullable<ReturnType<Docs['get']>>) => string) => {
  const known = new WeakMap<object, readonly { readonly key: string; readonly title: string }[]>();
  return (uses: readonly { readonly doc: string }[]): readonly { readonly key: string; readonly title: string }[] => {
    const found = known.get(uses) ?? [...new Set(uses.map(({ doc }) => doc))].map((key) => { const doc = docs.get(key); return { key, title: doc === undefined ? nameOf(key).id : title(doc) }; });
    known.set(uses, found);
    return found;
  };
};
