import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../api.ts';
import { titleOf } from '../content/site-tree.ts';
import { usePeople } from '../people.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { settingsWords } from './words.ts';

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly at: string;
  readonly author: string;
  readonly kind: string;
  readonly type?: string;
  readonly document?: string;
  readonly release?: number;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Page {
  readonly entries: readonly Entry[];
  readonly next?: string;
}

/** Rows of one action, which belong together. */
const actionsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => [...Map.groupBy(entries, ({ action }) => action).values()];

/** Everything that was done, by whom and when. */
export function Journal() {
  const words = useWords(settingsWords);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [next, setNext] = useState<string>();
  const read = (before?: string): void => void call<Page>('GET', `/journal?size=100${before === undefined ? '' : `&before=${encodeURIComponent(before)}`}`).then((page) => {
    setEntries((known) => (before === undefined ? page.entries : [...known, ...page.entries]));
    setNext(page.next);
  }, () => undefined);
  useEffect(() => read(), []);
  const known: Readonly<Record<string, string>> = { seed: words.seed, console: words.keeper };
  return (
    <section className="panel" aria-labelledby="journal">
      <div className="head"><h2 id="journal">{words.journal}</h2><span className="small muted">{words.journalHelp}</span></div>
      {entries.length === 0 ? <p className="empty small muted">{words.none}</p> : (
        <ol>
          {actionsOf(entries).map((rows) => {
            const [first] = rows;
            return first === undefined ? null : (
              <li key={first.id} className="item">
                <time className="small muted settings-time num" dateTime={first.at}>{new Date(first.at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' })}</time>
                <span className="grow"><span className="strong">{known[first.author] ?? nameOf(first.author)}</span> <Told rows={rows} /></span>
              </li>
            );
          })}
        </ol>
      )}
      {next === undefined ? null : <div className="settings-form"><button type="button" className="btn" onClick={() => read(next)}>{words.more}</button></div>}
    </section>
  );
}

const shownAtOnce = 4;

function Told({ rows }: { readonly rows: readonly Entry[] }) {
  const words = useWords(settingsWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const documents = rows.filter(({ document }) => document !== undefined);
  const [first] = rows;
  if (first === undefined) return null;
  const { message, name, reason } = first.detail;
  return (
    <>
      {words.kinds[first.kind] ?? first.kind} {first.release === undefined ? null : <span className="badge line">{words.release(first.release)}</span>} {typeof message === 'string' && message !== '' ? <q>{message}</q> : null}{typeof name === 'string' ? <q>{name}</q> : null}{typeof reason === 'string' ? reason : null}
      {documents.length > shownAtOnce ? ` ${words.count(documents.length)}` : documents.map(({ type = '', document = '', id }) => {
        const doc = docs.get(`${type}/${document}`);
        return <Link key={id} className="settings-document" to={`/content/${type}/${document}`}>{doc === undefined ? `${texts.types[type] ?? type} ${document}` : titleOf(doc, { names, texts, language })}</Link>;
      })}
    </>
  );
}
