import { Link } from 'react-router-dom';
import type { DeskEventRow } from '#schemas/calls/events/console-answers';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { EventDetail } from './event-detail.tsx';
import { eventStrings } from './strings.ts';
import { toneOf } from './tones.ts';
import { Lost } from '../lost.tsx';

interface EventsPartProps {
  readonly venue: string;
  /** Event that is open. */
  readonly id: string | undefined;
  readonly isAgent: boolean;
  readonly isMarketer: boolean;
}

/** Events of a venue with their state, and one of them in detail. */
export function EventsPart({ venue, id, isAgent, isMarketer }: EventsPartProps) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const { answer, hasFailed, refetch } = useFetch<{ readonly events: readonly DeskEventRow[] }>(
    `/members/${venue}/events`,
  );
  return (
    <div className={id === undefined ? 'members-split' : 'members-split is-open'}>
      <section className="panel members-list" aria-labelledby="members-events">
        <div className="head">
          <h2 id="members-events">{words.title}</h2>
          {answer === undefined ? null : <span className="count soft">{answer.events.length}</span>}
        </div>
        {hasFailed ? <Lost words={words} onAgain={refetch} /> : null}
        {answer === undefined ? null : answer.events.length === 0 ? (
          <p className="empty muted">{words.none}</p>
        ) : (
          <ul>
            {answer.events.map((one) => (
              <li key={one.id}>
                <Link
                  className="item"
                  to={`/members/events/${one.id}`}
                  {...(one.id === id ? { 'aria-current': 'true' as const } : {})}
                >
                  <span className="grow">
                    <span className="strong">{one.title[language]}</span>
                    <span className="small muted line">{`${words.kinds[one.kind]} · ${one.joins === null || one.members === null ? words.few : one.joins === 0 ? words.nobody : words.joins(one.joins, one.members)}`}</span>
                  </span>
                  <span className={toneOf[one.status]}>{words.status[one.status]}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {id === undefined ? (
        <p className="panel empty muted members-choose">{words.choose}</p>
      ) : (
        <EventDetail key={`${venue} ${id}`} venue={venue} id={id} isAgent={isAgent} isMarketer={isMarketer} />
      )}
    </div>
  );
}
