import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { JournalEntry } from '#schemas/journal.schema';
import { call } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { editorPath } from '../problems/editor-path.ts';
import { usePeople } from '../session/people.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { LoadError } from './errors.tsx';
import { settingsStrings } from './strings.ts';

interface Page {
  readonly entries: readonly JournalEntry[];
  readonly next?: string;
}

/** Groups the rows of one action. */
const actionsOf = (entries: readonly JournalEntry[]): readonly (readonly JournalEntry[])[] => [
  ...Map.groupBy(entries, ({ action }) => action).values(),
];

/** Journal of all actions with author and time. */
export function Journal() {
  const words = useWords(settingsStrings);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const [page, setPage] = useState<Page>();
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading');
  const ask = (before: string | undefined): void => {
    call<Page>('GET', `/journal?size=100${before === undefined ? '' : `&before=${encodeURIComponent(before)}`}`).then(
      (more) => {
        setPage((known) =>
          before === undefined ? more : { ...more, entries: [...(known?.entries ?? []), ...more.entries] },
        );
        setState('read');
      },
      () => setState('failed'),
    );
  };
  useEffect(() => ask(undefined), []);
  const read = (): void => {
    setState('reading');
    ask(page?.next);
  };
  const entries = page?.entries ?? [];
  const known: Readonly<Record<string, string>> = { seed: words.seed, console: words.keeper };
  return (
    <section className="panel" aria-labelledby="journal">
      <div className="head">
        <h2 id="journal">{words.journal}</h2>
        <span className="small muted">{words.journalHelp}</span>
      </div>
      {page === undefined ? null : entries.length === 0 ? (
        <p className="empty small muted">{words.none}</p>
      ) : (
        <ol>
          {actionsOf(entries).map((rows) => {
            const [first] = rows;
            return first === undefined ? null : (
              <li key={first.id} className="item">
                <time className="small muted settings-time num" dateTime={first.at}>
                  {new Date(first.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' })}
                </time>
                <span className="grow">
                  <span className="strong">{known[first.author] ?? nameOf(first.author)}</span>{' '}
                  <EntryText rows={rows} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {state === 'failed' ? (
        <LoadError onAgain={read} />
      ) : page?.next === undefined ? null : (
        <div className="settings-form">
          <button type="button" className="btn" disabled={state === 'reading'} onClick={read}>
            {words.more}
          </button>
        </div>
      )}
    </section>
  );
}

const maxNamed = 4;

function EntryText({ rows }: { readonly rows: readonly JournalEntry[] }) {
  const words = useWords(settingsStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const documents = rows.filter(({ document }) => document !== undefined);
  // The row of the action comes last, because rows are sorted newest first.
  const first = rows.findLast(({ document }) => document === undefined) ?? rows[0];
  if (first === undefined) return null;
  const { message, name, reason } = first.detail;
  return (
    <>
      <span>{`${words.kinds[first.kind]} `}</span>
      {first.release === undefined ? null : <span className="badge line">{words.release(first.release)}</span>}{' '}
      {typeof message === 'string' && message !== '' ? <q>{message}</q> : null}
      {typeof name === 'string' ? <q>{name}</q> : null}
      {typeof reason === 'string' ? <span>{reason}</span> : null}
      {documents.length > maxNamed ? (
        <span>{` ${words.count(documents.length)}`}</span>
      ) : (
        documents.map(({ type = '', document = '', id }) => {
          const doc = docs.get(`${type}/${document}`);
          return (
            <Link key={id} className="settings-document" to={editorPath(docs, `${type}/${document}`)}>
              {doc === undefined
                ? `${texts.types[type] ?? type} ${document}`
                : titleOf(doc, { names, texts, language })}
            </Link>
          );
        })
      )}
    </>
  );
}
