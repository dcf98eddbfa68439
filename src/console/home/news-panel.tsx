import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../content/site-tree.ts';
import { usePeople } from '../people.ts';
import { isChanged, nameOf } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Face } from '../ui/face.tsx';
import { When } from '../ui/when.tsx';
import { newsOf, newsShown, type NewsItem } from './news.ts';
import type { Journal } from './use-journal.ts';
import { homeWords } from './words.ts';

// The words come from the same code as the release's; the page does not wait for them.
const DraftSentence = lazy(async () => ({ default: (await import('./draft-sentence.tsx')).DraftSentence }));

/** What everybody did, newest first. */
export function News({ journal }: { readonly journal: Journal }) {
  const words = useWords(homeWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const nameOfPerson = usePeople();
  const items = typeof journal === 'object' ? newsOf(journal, newsShown) : [];
  const told = new Set<string>();
  const called = (key: string): string => titleOf(docs.get(key) ?? { ...nameOf(key), body: undefined, live: undefined }, { names, texts, language });
  const say = ({ kind, key, release, from, name }: NewsItem): string => {
    switch (kind) {
      case 'released': return words.wentLive(release ?? 0);
      case 'rolled-back': return words.wentBack(from ?? 0);
      case 'edited': return words.edited(called(key ?? '/'));
      case 'removed': return words.removed(called(key ?? '/'));
      case 'gave-up': return words.gaveUp(called(key ?? '/'));
      case 'joined': return words.joined(name ?? '');
    }
  };
  return (
    <section className="panel" aria-labelledby="news">
      <div className="head"><h2 id="news" className="grow">{words.changed}</h2><Link className="small" to="/releases">{words.all}</Link></div>
      {journal === undefined ? <p className="empty small muted" aria-busy="true">{words.loading}</p> : journal === 'failed' ? <p className="empty small muted">{words.failed}</p> : items.length === 0 ? <p className="empty small muted">{words.quiet}</p> : (
        <ul>
          {items.map((item) => {
            const { id, key, kind, author, message, at } = item;
            const doc = docs.get(key ?? '');
            // The newest work on a document is what its draft says; what was before it is told by its name.
            const isDraft = kind === 'edited' && doc !== undefined && isChanged(doc) && !told.has(doc.key);
            if (isDraft) told.add(doc.key);
            const who = nameOfPerson(author);
            return (
              <li key={id} className="item">
                <Face name={who} isSaid={false} />
                <span className="grow">
                  {isDraft ? <Link className="home-news" to={`/compare?doc=${encodeURIComponent(doc.key)}`}><Suspense fallback={say(item)}><DraftSentence of={doc.key} otherwise={say(item)} /></Suspense></Link> : <span>{say(item)}</span>}<br />
                  <span className="small muted">{message === undefined ? '' : `${message} · `}{isDraft ? `${called(doc.key)} · ` : ''}{who} · <When at={at} /></span>
                </span>
                {isDraft ? <span className="badge draft">{words.draft}</span> : null}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
