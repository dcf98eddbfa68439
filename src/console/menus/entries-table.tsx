import { Virtualizer } from 'virtua';
import type { EditorProps } from '../content/editor-props.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { columnsFor, EntryRow } from './entry-row.tsx';
import type { EntryView } from './entry-view.ts';
import { placeOfEntry } from './rename.ts';
import type { MenuRows } from './use-menu-rows.ts';
import type { RowController } from './use-row-controller.ts';
import { handleRowKey } from './row-keys.ts';
import { menuStrings } from './strings.ts';

/** Number of rows from which the list is virtual. Shorter lists are drawn whole, so that the browser's own search finds every row. */
const virtualFrom = 300;
const headHeight = 33;

interface EntriesTableProps extends EditorProps {
  readonly rows: MenuRows;
  readonly controller: RowController;
}

/** Menu entries as a tree grid. headless-tree is not used: the document's flat list is already the tree, and its drag and drop lacks touch. */
export function EntriesTable({ doc, body, rows, controller }: EntriesTableProps) {
  const words = useWords(menuStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const names = useNames();
  const { items = [], views, current, at, box, list, isOpen, go, fold } = rows;
  const { act, drag, editing, mayEdit, add } = controller;
  const row = (view: EntryView, index: number) => (
    <EntryRow
      key={view.uid}
      view={view}
      items={items}
      index={index}
      isCurrent={view === current}
      isOpen={isOpen(view.uid)}
      renamed={editing === view.uid ? placeOfEntry(body, view.uid) : undefined}
      act={act}
      drop={drag?.uid === view.uid ? 'dragged' : drag?.over === view.uid ? drag.zone : undefined}
    />
  );
  const columns = columnsFor(language).map((locale) => (locale === 'ko' ? words.korean : words.english));
  return (
    <div
      ref={box}
      className="menus-scroll"
      role="treegrid"
      aria-label={titleOf(doc, { names, texts, language })}
      aria-rowcount={views.length + 1}
      onKeyDown={(event) =>
        handleRowKey(event, {
          views,
          current,
          isOpen,
          mayEdit,
          go,
          fold,
          step: act.step,
          edit: act.edit,
          add: () => add(false),
          move: (uid) => act.open('move', uid),
          remove: act.remove,
        })
      }
    >
      <div role="row" aria-rowindex={1} className="menus-row menus-head">
        {[...columns, words.goesTo, words.seenIn].map((label, index) => (
          <div
            key={label}
            role="columnheader"
            className={['menus-name', 'menus-name', 'menus-to', 'menus-eyes'][index]}
          >
            {label}
          </div>
        ))}
        <div role="columnheader" className="menus-more">
          <span className="sr">{words.more}</span>
        </div>
      </div>
      {views.length < virtualFrom ? (
        views.map(row)
      ) : (
        <Virtualizer
          ref={list}
          scrollRef={box}
          startMargin={headHeight}
          data={views}
          keepMounted={at === -1 ? [] : [at]}
        >
          {row}
        </Virtualizer>
      )}
      {views.length === 0 ? <p className="empty muted">{words.none}</p> : null}
    </div>
  );
}
