import { hideReasons, type ReviewsAnswer } from '#schemas/calls/reports/console-answers';
import { useWords } from '../texts/use-texts.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { reviewStrings } from './review-strings.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { useDecisions } from './use-decisions.ts';
import { ChoiceMenu } from './choice-menu.tsx';

type Review = ReviewsAnswer['reviews'][number];

const dotted = (day: string): string => day.replace(/(\d{4})(\d{2})(\d{2})/, '$1.$2.$3');

/** Reviews of visitors, which lead agents hide and show again. */
export function ReviewsPanel({ venue }: { readonly venue: string }) {
  const words = useWords(reviewStrings);
  const { answer, hasFailed, heading, load, decide } = useDecisions<ReviewsAnswer>(`/members/${venue}/reviews`, words);
  const cardOf = ({ id, stars, text, nickname, day, at, isPublic, isHidden, reason, photos }: Review) => (
    <li key={id} className="members-course">
      <div className="stack">
        <div>
          <p className="strong" role="img" aria-label={words.stars(stars)}>
            {'★'.repeat(stars)}
          </p>
          {text === '' ? null : <p>{text}</p>}
          <p className="small muted">
            <span>{`${nickname} · ${words.visit(dotted(day))} · `}</span>
            <RelativeTime at={at} />
          </p>
          <p className="small strong">
            {isHidden ? words.isHidden(words.reasons[reason] ?? reason) : isPublic ? words.isPublic : words.isPrivate}
          </p>
        </div>
        {photos.map((photo) => (
          <img
            key={photo}
            src={photo}
            alt={words.photo}
            width={640}
            height={360}
            loading="lazy"
            className="members-course-picture"
          />
        ))}
        <div className="row wrap">
          {isHidden ? (
            <button
              type="button"
              className="btn s"
              aria-label={words.showOf(nickname)}
              onClick={() => decide(id, { decision: 'SHOW' }, words.shown)}
            >
              {words.show}
            </button>
          ) : (
            <ChoiceMenu
              text={words.hide}
              label={words.hideOf(nickname)}
              icon="eye-off"
              items={hideReasons.map((code) => ({
                label: words.reasons[code] ?? code,
                run: () => decide(id, { decision: 'HIDE', reason: code }, words.hidden),
              }))}
            />
          )}
        </div>
      </div>
    </li>
  );
  return (
    <DecisionPanel
      id="members-reviews"
      title={words.reviews}
      help={words.help}
      heading={heading}
      hasFailed={hasFailed}
      load={load}
      words={words}
      none={words.none}
      cards={answer?.reviews.map(cardOf)}
    />
  );
}
