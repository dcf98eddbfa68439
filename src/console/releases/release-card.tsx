import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseRow } from '../api/client.ts';
import { useMe } from '../session/current-user.ts';
import { usePeople } from '../session/people.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { formatDuration } from '../ui/format-time.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { useReleaseChanges, type ReleaseChanges } from './use-release-changes.ts';
import { releaseStrings } from './strings.ts';

interface ReleaseCardProps {
  readonly row: ReleaseRow;
  /** The side panel shows this release. */
  readonly isOpen: boolean;
  readonly onLook: () => void;
  readonly onBack: () => void;
  readonly onViews: (number: number, views: ReleaseRow['views']) => void;
}

const shownAtFirst = 30;

/** Returns whether the element has been visible. */
const useHasBeenVisible = (): readonly [React.RefObject<HTMLLIElement | null>, boolean] => {
  const ref = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver((found) => {
      if (found.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, isSeen];
};

/** Card of a release: message, author, time, effect and actions. */
export function ReleaseCard({ row, isOpen, onLook, onBack, onViews }: ReleaseCardProps) {
  const { number, author, at, message, live, base, backTo, documents, gone, views } = row;
  const words = useWords(releaseStrings);
  const { language } = useLanguage();
  const { rights } = useMe();
  const name = usePeople()(author);
  const titleId = useId();
  const [ref, isSeen] = useHasBeenVisible();
  const [isExpanded, setExpanded] = useState(false);
  const [changes, again] = useReleaseChanges(
    number,
    isExpanded || (isSeen && views === undefined && base !== undefined),
  );
  const counted = typeof changes === 'object' ? changes.views : undefined;
  useEffect(() => {
    if (counted !== undefined) onViews(number, counted);
  }, [counted, number, onViews]);
  const state = live ? 'rel-live' : gone === undefined ? '' : 'rel-gone';
  const title =
    author === 'seed'
      ? words.first
      : message === ''
        ? backTo === undefined
          ? words.noMessage
          : words.broughtBack(backTo)
        : message;
  const seenBy =
    views === undefined
      ? base === undefined || changes === 'failed' || (typeof changes === 'object' && changes.views === undefined)
        ? undefined
        : words.counting
      : views.changed === 0
        ? words.noViews
        : words.views(views.changed, views.all);
  return (
    <li ref={ref} className={`rel ${state}`}>
      <span className="rel-pin" />
      <article
        className={isOpen ? 'panel rel-card is-open' : 'panel rel-card'}
        data-release={number}
        tabIndex={-1}
        aria-labelledby={titleId}
      >
        <div className="row wrap">
          <h2 id={titleId} className="num">
            {words.release(number)}
          </h2>
          {live ? (
            <span className="badge ok">
              <Icon name="circle-check" />
              <span>{words.live}</span>
            </span>
          ) : null}
          {gone === undefined ? null : (
            <span className="badge warn">
              <Icon name="arrow-back-up" />
              <span>{words.back(formatDuration(Date.parse(gone.at) - Date.parse(at), language))}</span>
            </span>
          )}
          <span className="grow" />
          <span className="small muted">
            <RelativeTime at={at} />
          </span>
        </div>
        <p className={message === '' && author !== 'seed' ? 'rel-message muted' : 'rel-message'}>{title}</p>
        <div className="row wrap small muted rel-foot">
          <Avatar name={name} />
          <span className="grow">
            {gone !== undefined && documents !== undefined
              ? words.kept(documents)
              : [documents === undefined ? '' : words.documents(documents), seenBy ?? '']
                  .filter((part) => part !== '')
                  .join(' · ')}
          </span>
          {base === undefined ? null : (
            <button
              type="button"
              className="btn s quiet"
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              <Icon name={isExpanded ? 'chevron-up' : 'list-details'} />
              <span>{isExpanded ? words.hide : words.what}</span>
            </button>
          )}
          {base === undefined ? null : (
            <Link className="btn s quiet" to={`/compare?from=${base}&to=${number}`}>
              <Icon name="arrows-diff" />
              <span>{words.compare}</span>
              <span className="sr">{` ${words.release(number)}`}</span>
            </Link>
          )}
          <button type="button" className="btn s quiet" onClick={onLook}>
            <Icon name="eye" />
            <span>{words.look}</span>
          </button>
          {live ? null : (
            <button type="button" className="btn s" disabled={!rights.includes('publish')} onClick={onBack}>
              <Icon name="arrow-back-up" />
              <span>{words.rollBack}</span>
            </button>
          )}
        </div>
        {isExpanded ? <ChangeList changes={changes} onAgain={again} /> : null}
      </article>
    </li>
  );
}

function ChangeList({
  changes,
  onAgain,
}: {
  readonly changes: ReleaseChanges | 'failed' | undefined;
  readonly onAgain: () => void;
}) {
  const words = useWords(releaseStrings);
  const { language } = useLanguage();
  if (changes === undefined)
    return (
      <p className="small muted rel-changes" aria-busy="true">
        {words.loading}
      </p>
    );
  if (changes === 'failed')
    return (
      <div className="row wrap rel-changes">
        <p className="small muted">{words.failed}</p>
        <button type="button" className="btn s" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    );
  if (changes.changes.length === 0) return <p className="small muted rel-changes">{words.nothing}</p>;
  return (
    <ul className="small rel-changes">
      {changes.changes.slice(0, shownAtFirst).map(({ text }, index) => (
        <li key={index}>{text[language]}</li>
      ))}
      {changes.changes.length > shownAtFirst ? (
        <li className="muted">{words.more(changes.changes.length - shownAtFirst)}</li>
      ) : null}
    </ul>
  );
}
