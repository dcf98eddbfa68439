import { Link } from 'react-router-dom';
import type { DeskEvent } from '#schemas/calls/events/console-answers';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatMoment } from '../format-moment.ts';
import { DrawPanel, EventFiles } from './draw-panel.tsx';
import { EventPreview } from './event-preview.tsx';
import { GamePanel } from './game-panel.tsx';
import { ParticipantsPanel } from './participants-panel.tsx';
import { eventStrings } from './strings.ts';
import { toneOf } from './tones.ts';
import { Lost } from '../lost.tsx';

interface EventDetailProps {
  readonly venue: string;
  readonly id: string;
  /** The operator is an agent of the venue. */
  readonly isAgent: boolean;
  readonly isMarketer: boolean;
}

/** One event: figures, stock, seats, participants, draw and previews. */
export function EventDetail({ venue, id, isAgent, isMarketer }: EventDetailProps) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const { answer: event, hasFailed, refetch } = useFetch<DeskEvent>(`/members/${venue}/events/${id}`);
  if (event === undefined) return hasFailed ? <Lost words={words} onAgain={refetch} /> : null;
  const { opensAt, closesAt, resultsAt, joins, members } = event;
  const period = [
    opensAt === '' ? '' : words.from(formatMoment(opensAt, language)),
    closesAt === '' ? words.always : words.until(formatMoment(closesAt, language)),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className="stack members-detail">
      <section className="panel" aria-labelledby="event-title">
        <div className="head wrap">
          <Link className="members-back" to="/members/events">
            <Icon name="arrow-left" size="s" />
            <span>{words.back}</span>
          </Link>
          <h2 id="event-title" className="grow">
            {event.title[language]}
          </h2>
          <span className={toneOf[event.status]}>{words.status[event.status]}</span>
        </div>
        <dl className="members-facts members-draw">
          <div>
            <dt>{words.period}</dt>
            <dd>{period}</dd>
          </div>
          {event.draw?.kind !== 'DRAW' || resultsAt === '' ? null : (
            <div>
              <dt>{words.results}</dt>
              <dd>{formatMoment(resultsAt, language)}</dd>
            </div>
          )}
          <div>
            <dt>{words.figures}</dt>
            <dd>
              {joins === null || members === null
                ? words.few
                : joins === 0
                  ? words.nobody
                  : words.joins(joins, members)}
            </dd>
          </div>
          {event.states.map(({ state, count }) => (
            <div key={state}>
              <dt>{words.states[state]}</dt>
              <dd className="num">{count.toLocaleString(language)}</dd>
            </div>
          ))}
        </dl>
        <div className="row wrap members-draw">
          <Link className="btn s" to={`/content/event/${event.id}`}>
            <Icon name="pencil" size="s" />
            <span>{words.edit}</span>
          </Link>
          <EventFiles venue={venue} event={event} />
        </div>
      </section>
      <EventPreview key={event.id} venue={venue} event={event} />
      <Stock event={event} />
      <DrawPanel event={event} />
      {event.kind === 'MINI_GAME' ? <GamePanel venue={venue} event={event.id} isMarketer={isMarketer} /> : null}
      <ParticipantsPanel
        key={`participants ${event.id}`}
        venue={venue}
        event={event}
        isAgent={isAgent}
        onChange={refetch}
      />
    </div>
  );
}

/** Stock of the prizes, and seats of the times. */
function Stock({ event: { prizes, slots } }: { readonly event: DeskEvent }) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const figure = (value: number | null): string => (value === null ? words.hidden : value.toLocaleString(language));
  const leftOf = (left: number | null) =>
    left === null ? (
      <span className="muted">{words.unlimited}</span>
    ) : left === 0 ? (
      <span className="badge bad">{words.soldOut}</span>
    ) : (
      left.toLocaleString(language)
    );
  return (
    <>
      {prizes.length === 0 ? null : (
        <section className="panel" aria-labelledby="event-prizes">
          <div className="head">
            <h2 id="event-prizes">{words.prizes}</h2>
          </div>
          <div className="members-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.prize}</th>
                  {[words.stock, words.left, words.given, words.toClaim, words.claimed, words.lapsed].map((name) => (
                    <th key={name} scope="col" className="num">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {prizes.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{one.name[language]}</th>
                    <td className="num">{one.stock === null ? '' : figure(one.stock)}</td>
                    <td className="num">{leftOf(one.left)}</td>
                    {[one.given, one.toClaim, one.claimed, one.lapsed].map((value, index) => (
                      <td key={index} className="num">
                        {figure(value)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {slots.length === 0 ? null : (
        <section className="panel" aria-labelledby="event-slots">
          <div className="head">
            <h2 id="event-slots">{words.slots}</h2>
          </div>
          <div className="members-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.slot}</th>
                  <th scope="col" className="num">
                    {words.seats}
                  </th>
                  <th scope="col" className="num">
                    {words.left}
                  </th>
                </tr>
              </thead>
              <tbody>
                {slots.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{one.label[language]}</th>
                    <td className="num">{one.seats}</td>
                    <td className="num">{leftOf(one.left)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
