import './messages.css';
import { useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import { titleOf } from '../content/tree/site-tree.ts';
import { useMay } from '../session/current-user.ts';
import { parseKey, type Docs } from '../site/documents.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useStableCallbacks } from '../ui/use-latest.ts';
import { MessageFilters, MessageStrip } from './message-filters.tsx';
import { MessageLine, type LineActions } from './message-line.tsx';
import { NewText } from './new-text.tsx';
import { writeText } from './texts.ts';
import { handleCellKey, useCells } from './use-cells.ts';
import { useMessageRows } from './use-message-rows.ts';
import { messageStrings } from './strings.ts';

const headHeight = 33;

/** Screen with all texts of the site, Korean and English side by side. */
export function MessagesArea() {
  const words = useWords(messageStrings);
  const { language } = useLanguage();
  const names = useNames();
  const store = useSiteStore();
  const may = useMay();
  const [isNew, setIsNew] = useState(false);
  const { rows, shown, venue, filter, setFilter, missing, changed, find } = useMessageRows();
  const cells = useCells(shown);
  const { current, editing, at, box, list, go } = cells;
  const used = useUsedIn();
  const mayWrite = (key: string): boolean => {
    const { inKo, inEn } = rows.get(key)?.text ?? {};
    return may('edit', { type: 'messages', id: inKo ?? inEn ?? '' });
  };
  const actions: LineActions = {
    choose: (key, locale) => cells.choose({ key, locale }),
    edit: (key, locale) => go({ key, locale }, mayWrite(key)),
    write: (key, locale, text) =>
      store.edit(words.written(key), writeText(store.get().docs, key, { [locale]: text }), `${key} ${locale}`),
    leave: (key, locale, to) => {
      if (to === 'elsewhere') {
        if (current?.key === key && current.locale === locale) cells.stopEditing();
      } else if (to === 'here') go({ key, locale });
      else {
        const next = cells.beside({ key, locale }, to === 'next' ? 1 : -1);
        go(next ?? { key, locale }, next !== undefined);
      }
    },
  };
  const act = useStableCallbacks(actions);
  const added = (key: string): void => {
    setIsNew(false);
    find(key);
    go({ key, locale: 'ko' });
  };
  return (
    <div
      className="page messages"
      onKeyDown={(event) => handleCellKey(event, cells, { count: shown.length, edit: act.edit })}
    >
      <div className="row wrap messages-title">
        <div className="grow">
          <h1>{words.title}</h1>
          <p className="muted">
            {venue === undefined ? words.all(shown.length) : words.ofVenue(shown.length, names.venue(venue)[language])}
          </p>
        </div>
        <button type="button" className="btn" data-new onClick={() => setIsNew(true)}>
          <Icon name="plus" />
          <span>{`${words.newText} `}</span>
          <kbd>N</kbd>
        </button>
      </div>
      <section className="panel messages-panel">
        <MessageFilters filter={filter} setFilter={setFilter} missing={missing} changed={changed} />
        <div
          ref={box}
          className="messages-scroll"
          data-pane
          hidden={shown.length === 0}
          role="grid"
          aria-label={words.table}
          aria-rowcount={shown.length + 1}
        >
          <div role="row" aria-rowindex={1} className="messages-row messages-head">
            {[words.key, words.korean, words.english, words.state].map((label) => (
              <div key={label} role="columnheader">
                {label}
              </div>
            ))}
          </div>
          <Virtualizer
            ref={list}
            scrollRef={box}
            startMargin={headHeight}
            data={shown}
            keepMounted={at === -1 ? [] : [at]}
          >
            {(row, index) => (
              <MessageLine
                key={row.key}
                row={row}
                index={index}
                cursor={row.key === current?.key ? current.locale : undefined}
                editing={editing && row.key === current?.key ? current.locale : undefined}
                used={used(row.uses)}
                act={act}
              />
            )}
          </Virtualizer>
        </div>
        {shown.length > 0 ? null : (
          <div className="empty messages-empty muted">
            <p>{words.none}</p>
            <button type="button" className="btn s" onClick={() => find('')}>
              {words.clear}
            </button>
          </div>
        )}
        <MessageStrip missing={missing} onNext={cells.nextMissing} />
      </section>
      {isNew ? <NewText onClose={() => setIsNew(false)} onAdded={added} /> : null}
    </div>
  );
}

/** Returns the titles of the documents that use a text. The list stays the same while the uses do, so that rows do not re-render. */
const useUsedIn = () => {
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  return useMemo(() => usedIn(docs, (doc) => titleOf(doc, { names, texts, language })), [docs, names, texts, language]);
};

const usedIn = (docs: Docs, title: (doc: NonNullable<ReturnType<Docs['get']>>) => string) => {
  const known = new WeakMap<object, readonly { readonly key: string; readonly title: string }[]>();
  return (uses: readonly { readonly doc: string }[]): readonly { readonly key: string; readonly title: string }[] => {
    const found =
      known.get(uses) ??
      [...new Set(uses.map(({ doc }) => doc))].map((key) => {
        const doc = docs.get(key);
        return { key, title: doc === undefined ? parseKey(key).id : title(doc) };
      });
    known.set(uses, found);
    return found;
  };
};
