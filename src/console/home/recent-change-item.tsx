import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import { useReleaseChanges } from '../releases/use-release-changes.ts';
import { usePeople } from '../session/people.ts';
import { isChanged, parseKey } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import type { EditedDocument, RecentChange } from './recent-changes.ts';
import { homeStrings } from './strings.ts';

// The summary needs the diff code, which the page does not wait for.
const DraftSummary = lazy(async () => ({ default: (await import('./draft-summary.tsx')).DraftSummary }));

const maxDetails = 20;

interface RecentChangeItemProps {
  readonly change: RecentChange;
  /** Number of documents of the release; undefined where it is unknown. */
  readonly documents: number | undefined;
}

/** One recent change. Releases and groups of edits unfold to what they contain. */
export function RecentChangeItem({ change, documents }: RecentChangeItemProps) {
  const words = useWords(homeStrings);
  const nameOfPerson = usePeople();
  const describe = useDescribeEdit();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { kind, release, from, name, author, message, at, documents: edited } = change;
  const [only, ...more] = edited;
  const isGroup = more.length > 0;
  const title =
    kind === 'released'
      ? words.wentLive(release ?? 0)
      : kind === 'rolled-back'
        ? words.wentBack(from ?? 0)
        : kind === 'joined'
          ? words.joined(name ?? '')
          : isGroup || only === undefined
            ? words.editedMany(edited.length)
            : describe.edit(only);
  const draft =
    kind === 'edits' && !isGroup && only?.kind === 'edited' && describe.isDraft(only.key) ? only : undefined;
  const who = nameOfPerson(author);
  const isFolding = kind === 'released' || isGroup;
  return (
    <li className="item home-change">
      <Avatar name={who} isReadAloud={false} />
      <span className="grow">
        {draft === undefined ? (
          <span>{title}</span>
        ) : (
          <Link className="home-news" to={`/compare?doc=${encodeURIComponent(draft.key)}`}>
            <Suspense fallback={title}>
              <DraftSummary of={draft.key} fallback={title} />
            </Suspense>
          </Link>
        )}
        <br />
        <span className="small muted">
          <span>{`${message === undefined ? '' : `${message} · `}${draft === undefined ? '' : `${describe.title(draft.key)} · `}${who} · `}</span>
          <RelativeTime at={at} />
        </span>
      </span>
      {draft !== undefined || (isGroup && edited.some(({ key }) => describe.isDraft(key))) ? (
        <span className="badge draft">{words.draft}</span>
      ) : null}
      {isFolding ? (
        <button
          type="button"
          className="btn s quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
          <span>{isGroup || documents === undefined ? words.details : words.documents(documents)}</span>
          <span className="sr">{` ${title}`}</span>
        </button>
      ) : null}
      {isOpen ? (
        <ul id={listId} className="small home-details">
          {kind === 'released' && release !== undefined ? (
            <ReleaseDetails release={release} />
          ) : (
            <EditDetails documents={edited} />
          )}
        </ul>
      ) : null}
    </li>
  );
}

function ReleaseDetails({ release }: { readonly release: number }) {
  const words = useWords(homeStrings);
  const { language } = useLanguage();
  const [changes] = useReleaseChanges(release, true);
  if (changes === undefined)
    return (
      <li className="muted" aria-busy="true">
        {words.loading}
      </li>
    );
  if (changes === 'failed') return <li className="muted">{words.failed}</li>;
  const left = changes.changes.length - maxDetails;
  return (
    <>
      {changes.changes.slice(0, maxDetails).map(({ text }, index) => (
        <li key={index}>{text[language]}</li>
      ))}
      {left > 0 ? (
        <li>
          <Link to={`/releases?release=${release}`}>{words.moreChanges(left)}</Link>
        </li>
      ) : null}
    </>
  );
}

function EditDetails({ documents }: { readonly documents: readonly EditedDocument[] }) {
  const words = useWords(homeStrings);
  const describe = useDescribeEdit();
  const left = documents.length - maxDetails;
  return (
    <>
      {documents.slice(0, maxDetails).map((one) => (
        <li key={one.key}>
          {describe.isDraft(one.key) ? (
            <Link to={`/compare?doc=${encodeURIComponent(one.key)}`}>{describe.edit(one)}</Link>
          ) : (
            describe.edit(one)
          )}
        </li>
      ))}
      {left > 0 ? <li className="muted">{words.moreChanges(left)}</li> : null}
    </>
  );
}

/** Describes edits by the titles of their documents. */
const useDescribeEdit = () => {
  const words = useWords(homeStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const title = (key: string): string =>
    titleOf(docs.get(key) ?? { ...parseKey(key), body: undefined, live: undefined }, { names, texts, language });
  return {
    title,
    isDraft: (key: string): boolean => {
      const doc = docs.get(key);
      return doc !== undefined && isChanged(doc);
    },
    edit: ({ key, kind }: EditedDocument): string =>
      ({ edited: words.edited, removed: words.removed, discarded: words.discarded })[kind](title(key)),
  };
};
