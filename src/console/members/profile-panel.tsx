import type { ProfileUploads } from '#schemas/calls/profile/console-answers';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { profileStrings } from './profile-strings.ts';
import { DecisionPanel } from './decision-panel.tsx';
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
    <DecisionPanel
      id="members-profiles"
      title={words.title}
      heading={heading}
      hasFailed={hasFailed}
      load={load}
      words={words}
      none={words.none}
      cards={answer?.pictures.map(cardOf)}
    />
  );
}
