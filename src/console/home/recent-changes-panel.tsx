import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isChanged } from '../site/documents.ts';
import { useDocs } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { RecentChangeItem } from './recent-change-item.tsx';
import { maxShown, recentChangesOf } from './recent-changes.ts';
import { homeStrings } from './strings.ts';
import type { JournalState } from './use-journal.ts';
import type { RecentReleases } from './use-recent-releases.ts';

interface RecentChangesPanelProps {
  readonly journal: JournalState;
  readonly releases: RecentReleases | undefined;
}

/** Recent releases and unreleased edits of everybody, newest first. */
export function RecentChangesPanel({ journal, releases }: RecentChangesPanelProps) {
  const words = useWords(homeStrings);
  const docs = useDocs();
  const items = useMemo(() => {
    const isDraft = (key: string): boolean => {
      const doc = docs.get(key);
      return doc !== undefined && isChanged(doc);
    };
    return typeof journal === 'object' ? recentChangesOf(journal, isDraft).slice(0, maxShown) : [];
  }, [journal, docs]);
  return (
    <section className="panel" aria-labelledby="news">
      <div className="head">
        <h2 id="news" className="grow">
          {words.changed}
        </h2>
        <Link className="small" to="/releases">
          {words.all}
        </Link>
      </div>
      {journal === undefined ? (
        <p className="empty small muted" aria-busy="true">
          {words.loading}
        </p>
      ) : journal === 'failed' ? (
        <p className="empty small muted">{words.failed}</p>
      ) : items.length === 0 ? (
        <p className="empty small muted">{words.quiet}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <RecentChangeItem
              key={item.id}
              change={item}
              documents={
                releases?.releases.find(({ number }) => item.kind === 'released' && number === item.release)?.documents
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
