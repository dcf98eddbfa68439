import type { ProfileUploads } from '#schemas/calls/profile/console-answers';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { profileStrings } from './profile-strings.ts';
import { useDecisions } from './use-decisions.ts';

/** Profile pictures that members uploaded, with the decisions of agents. */
export function ProfilePanel({ venue }: { readonly venue: string }) {
  const words = useWords(profileStrings);
  const { answer, hasFailed, heading, load, decide } = useDecisions<ProfileUploads>(
    `/members/${venue}/profile-pictures`,
    words,
  );
  const cardOf = ({ id, nickname, sentAt, url }: ProfileUploads['pictures'][number]) => (
    <li key={id} className="members-course">
      <div className="row wrap">
        <img src={url} alt={words.picture(nickname)} width={96} height={96} loading="lazy" />
        <div className="stack">
          <div>
            <p className="strong">{nickname}</p>
            <p className="small muted">
              <RelativeTime at={sentAt} />
            </p>
          </div>
          <div className="row wrap">
            <button
              type="button"
              className="btn s"
              aria-label={words.hideOf(nickname)}
              onClick={() => decide(id, { decision: 'HIDE' }, words.hidden)}
            >
              <Icon name="eye-off" size="s" />
              <span>{words.hide}</span>
            </button>
            <button
              type="button"
              className="btn s"
              aria-label={words.keepOf(nickname)}
              onClick={() => decide(id, { decision: 'KEEP' }, words.kept)}
            >
              {words.keep}
            </button>
          </div>
        </div>
      </div>
    </li>
  );
  return (
    <section className="panel" aria-labelledby="members-profiles">
      <div className="head">
        <h2 id="members-profiles" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {answer === undefined ? null : <span className="count soft">{answer.pictures.length}</span>}
      </div>
      {hasFailed ? (
        <div className="problem" role="alert">
          <span className="grow">{words.lost}</span>
          <button type="button" className="btn s" onClick={load}>
            {words.again}
          </button>
        </div>
      ) : null}
      {answer === undefined ? null : answer.pictures.length === 0 ? (
        <p className="empty muted">{words.none}</p>
      ) : (
        <ul className="stack">{answer.pictures.map(cardOf)}</ul>
      )}
    </section>
  );
}
