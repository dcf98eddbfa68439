import { useState, type SubmitEvent } from 'react';
import {
  joinStateCodes,
  type DeskEvent,
  type Participant,
  type ParticipantsAnswer,
} from '#schemas/calls/events/console-answers';
import { call, CallError } from '../../api/client.ts';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useLetterLimit } from '../../ui/use-letter-limit.ts';
import { formatMoment } from '../format-moment.ts';
import { Pager } from '../pager.tsx';
import { eventStrings } from './strings.ts';
import { Lost } from '../lost.tsx';

interface ParticipantsPanelProps {
  readonly venue: string;
  readonly event: DeskEvent;
  /** The operator is an agent of the venue. */
  readonly isAgent: boolean;
  readonly onChange: () => void;
}

interface Filter {
  readonly state: string;
  readonly by: 'no' | 'login';
  readonly value: string;
  readonly page: number;
}

const everything: Filter = { state: '', by: 'no', value: '', page: 1 };

const queryOf = ({ state, by, value, page }: Filter): string =>
  new URLSearchParams({
    ...(state === '' ? {} : { state }),
    ...(value === '' ? {} : { [by]: value }),
    page: String(page),
  }).toString();

/** Participations of an event with masked names: by state, number or whole login ID, a page at a time. */
export function ParticipantsPanel({ venue, event, isAgent, onChange }: ParticipantsPanelProps) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const [filter, setFilter] = useState(everything);
  const [typed, setTyped] = useState('');
  const limit = useLetterLimit(60, setTyped);
  const [by, setBy] = useState<Filter['by']>('no');
  const path = `/members/${venue}/events/${event.id}/participants`;
  const { answer, hasFailed, refetch } = useFetch<ParticipantsAnswer>(`${path}?${queryOf(filter)}`);
  const onSubmit = (submitted: SubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    setFilter({ ...filter, by, value: typed.trim(), page: 1 });
  };
  const handOver = ({ id }: Participant): void => {
    call('PUT', `${path}/${id}`)
      .then(
        () => showToast(words.handedOver),
        (error: unknown) =>
          showToast(error instanceof CallError && error.status === 409 ? words.notHandedOver : words.lost),
      )
      .finally(() => {
        refetch();
        onChange();
      });
  };
  const rowOf = (one: Participant) => (
    <tr key={one.id}>
      <td className="num">{one.no}</td>
      <td>
        {one.nameMask === '' ? null : <span className="strong">{`${one.nameMask} `}</span>}
        <span className="muted">{one.loginMask}</span>
      </td>
      <td>{one.prize === null ? (one.slot === null ? '' : one.slot[language]) : one.prize[language]}</td>
      <td>
        <span className={one.state === 'WON' ? 'badge warn' : one.state === 'CLAIMED' ? 'badge ok' : 'badge'}>
          {words.states[one.state]}
        </span>
        {one.state !== 'WON' || one.claimUntil === '' ? null : (
          <span className="small muted">{` ${words.claimUntil(formatMoment(one.claimUntil, language))}`}</span>
        )}
      </td>
      <td className="num">{formatMoment(one.at, language)}</td>
      <td>
        {one.isDue ? (
          <button type="button" className="btn s" aria-label={words.handOverOf(one.no)} onClick={() => handOver(one)}>
            {words.handOver}
          </button>
        ) : null}
      </td>
    </tr>
  );
  return (
    <section className="panel" aria-labelledby="event-participants">
      <div className="head">
        <h2 id="event-participants">{words.participants}</h2>
      </div>
      {answer?.isHidden === true ? (
        <p className="empty muted">{words.few}</p>
      ) : (
        <>
          <form className="members-filter" onSubmit={onSubmit}>
            <select
              className="select"
              aria-label={words.state}
              value={filter.state}
              onChange={({ target }) => setFilter({ ...filter, state: target.value, page: 1 })}
            >
              <option value="">{words.anyState}</option>
              {joinStateCodes.map((state) => (
                <option key={state} value={state}>
                  {words.states[state]}
                </option>
              ))}
            </select>
            {isAgent ? (
              <select
                className="select"
                aria-label={words.searchBy}
                value={by}
                onChange={({ target }) => {
                  setBy(target.value === 'login' ? 'login' : 'no');
                  setTyped('');
                }}
              >
                <option value="no">{words.byNo}</option>
                <option value="login">{words.byLogin}</option>
              </select>
            ) : null}
            <input
              className="input"
              aria-label={by === 'no' ? words.byNo : words.byLogin}
              {...(by === 'no'
                ? { inputMode: 'numeric', pattern: '[0-9]{1,9}', placeholder: words.byNo }
                : { placeholder: words.byLogin })}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              {...limit}
            />
            <button type="submit" className="btn">
              {words.search}
            </button>
            {filter.value === '' ? null : (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setTyped('');
                  setFilter({ ...filter, value: '', page: 1 });
                }}
              >
                {words.clear}
              </button>
            )}
            {by === 'login' ? <p className="small muted">{words.loginHelp}</p> : null}
          </form>
          {hasFailed ? <Lost words={words} onAgain={refetch} /> : null}
          {answer === undefined ? null : answer.participants.length === 0 ? (
            <p className="empty muted" role="status">
              {words.noParticipants}
            </p>
          ) : (
            <>
              <div className="members-table">
                <table>
                  <thead>
                    <tr>
                      {[words.no, words.member, words.prize, words.state, words.at].map((name) => (
                        <th key={name} scope="col">
                          {name}
                        </th>
                      ))}
                      <td />
                    </tr>
                  </thead>
                  <tbody>{answer.participants.map(rowOf)}</tbody>
                </table>
              </div>
              <Pager
                page={answer.page}
                pages={answer.pages}
                words={{
                  page: words.page(answer.page, answer.pages, answer.total),
                  previous: words.previous,
                  next: words.next,
                }}
                onPage={(page) => setFilter({ ...filter, page })}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}
