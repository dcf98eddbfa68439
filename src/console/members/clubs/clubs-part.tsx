import { Link } from 'react-router-dom';
import type { DeskClub } from '#schemas/calls/clubs/console-answers';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { ClubDetail } from './club-detail.tsx';
import { clubStrings } from './strings.ts';
import { Lost } from '../lost.tsx';

interface ClubsPartProps {
  readonly venue: string;
  /** Club that is open. */
  readonly id: string | undefined;
  readonly isAgent: boolean;
}

/** Clubs of a venue with their members, and one of them in detail. */
export function ClubsPart({ venue, id, isAgent }: ClubsPartProps) {
  const words = useWords(clubStrings);
  const { language } = useLanguage();
  const { answer, hasFailed, refetch } = useFetch<{ readonly clubs: readonly DeskClub[] }>(`/members/${venue}/clubs`);
  const open = answer?.clubs.find((club) => club.id === id);
  return (
    <div className={open === undefined ? 'members-split' : 'members-split is-open'}>
      <section className="panel members-list" aria-labelledby="members-clubs">
        <div className="head">
          <h2 id="members-clubs">{words.title}</h2>
          {answer === undefined ? null : <span className="count soft">{answer.clubs.length}</span>}
        </div>
        {hasFailed ? <Lost words={words} onAgain={refetch} /> : null}
        {answer === undefined ? null : answer.clubs.length === 0 ? (
          <p className="empty muted">{words.none}</p>
        ) : (
          <ul>
            {answer.clubs.map((one) => (
              <li key={one.id}>
                <Link
                  className="item"
                  to={`/members/clubs/${one.id}`}
                  {...(one.id === id ? { 'aria-current': 'true' as const } : {})}
                >
                  <span className="grow">
                    <span className="strong">{one.name[language]}</span>
                    <span className="small muted line">{`${words.kinds[one.kind]} · ${words.counts(one.active, one.capacity)}${one.waiting === 0 ? '' : ` · ${words.waitingFor(one.waiting)}`}`}</span>
                  </span>
                  {one.applied === 0 ? null : <span className="badge warn">{words.applied(one.applied)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {open === undefined ? (
        <p className="panel empty muted members-choose">{words.choose}</p>
      ) : (
        <ClubDetail key={`${venue} ${open.id}`} venue={venue} club={open} isAgent={isAgent} onChange={refetch} />
      )}
    </div>
  );
}
