import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { memberStates } from '#schemas/calls/clubs/answers';
import type { ClubMember, ClubMembersAnswer, DeskClub } from '#schemas/calls/clubs/console-answers';
import { call, CallError } from '../../api/client.ts';
import { useFetch } from '../../settings/use-fetch.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFailureText } from '../../shell/use-failure-text.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useLetterLimit } from '../../ui/use-letter-limit.ts';
import { formatMoment } from '../format-moment.ts';
import { Pager } from '../pager.tsx';
import { ActivitiesPanel } from './activities-panel.tsx';
import { clubStrings } from './strings.ts';
import { Lost } from '../lost.tsx';

interface ClubDetailProps {
  readonly venue: string;
  readonly club: DeskClub;
  /** The operator is an agent of the venue. */
  readonly isAgent: boolean;
  readonly onChange: () => void;
}

/** One club: its members, applications to decide, and hours of activities. */
export function ClubDetail({ venue, club, isAgent, onChange }: ClubDetailProps) {
  const words = useWords(clubStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const [filter, setFilter] = useState({ state: '', login: '', page: 1 });
  const [typed, setTyped] = useState('');
  const limit = useLetterLimit(60, setTyped);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const path = `/members/${venue}/clubs/${club.id}`;
  const query = new URLSearchParams({
    ...(filter.state === '' ? {} : { state: filter.state }),
    ...(filter.login === '' ? {} : { login: filter.login }),
    page: String(filter.page),
  });
  const { answer, hasFailed, refetch } = useFetch<ClubMembersAnswer>(`${path}?${query.toString()}`);
  const change = (next: Partial<typeof filter>): void => {
    setSelected(new Set());
    setFilter({ ...filter, page: 1, ...next });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change({ login: typed.trim() });
  };
  const send = (work: Promise<unknown>, done: string): void => {
    work
      .then(
        () => showToast(done),
        (error: unknown) =>
          showToast(error instanceof CallError && error.status === 404 ? words.gone : failureText(error, words.failed)),
      )
      .finally(() => {
        setSelected(new Set());
        refetch();
        onChange();
      });
  };
  const decide = (id: string, decision: 'ACCEPT' | 'REFUSE'): void =>
    send(
      call('PUT', `${path}/members/${id}`, { body: { decision } }),
      decision === 'ACCEPT' ? words.accepted : words.refused,
    );
  const nameOf = ({ nameMask, loginMask }: ClubMember): string => (nameMask === '' ? loginMask : nameMask);
  const rowOf = (one: ClubMember) => (
    <tr key={one.id}>
      <td>
        {one.state === '1' ? (
          <input
            type="checkbox"
            aria-label={words.select(nameOf(one))}
            checked={selected.has(one.id)}
            onChange={({ target }) =>
              setSelected(new Set(target.checked ? [...selected, one.id] : [...selected].filter((id) => id !== one.id)))
            }
          />
        ) : null}
      </td>
      <td>
        {one.nameMask === '' ? null : <span className="strong">{`${one.nameMask} `}</span>}
        <span className="muted">{one.loginMask}</span>
      </td>
      <td className="num">{one.numberTxt}</td>
      <td>
        <span className={one.state === '0' ? 'badge warn' : one.state === '1' ? 'badge ok' : 'badge'}>
          {words.states[one.state]}
        </span>
      </td>
      <td className="num">{words.hoursOf(one.hours)}</td>
      <td className="num">{formatMoment(one.at, language)}</td>
      <td>
        <span className="row">
          {one.state === '0' ? (
            <button
              type="button"
              className="btn primary s"
              aria-label={words.acceptOf(nameOf(one))}
              onClick={() => decide(one.id, 'ACCEPT')}
            >
              {words.accept}
            </button>
          ) : null}
          {one.state === '0' || one.state === '2' ? (
            <button
              type="button"
              className="btn s"
              aria-label={words.refuseOf(nameOf(one))}
              onClick={() => decide(one.id, 'REFUSE')}
            >
              {words.refuse}
            </button>
          ) : null}
        </span>
      </td>
    </tr>
  );
  return (
    <div className="stack members-detail">
      <section className="panel" aria-labelledby="club-title">
        <div className="head wrap">
          <Link className="members-back" to="/members/clubs">
            <Icon name="arrow-left" size="s" />
            <span>{words.back}</span>
          </Link>
          <h2 id="club-title" className="grow">
            {club.name[language]}
          </h2>
          <span className={club.isOpen ? 'badge ok' : 'badge'}>{club.isOpen ? words.open : words.closed}</span>
        </div>
        <div className="row wrap members-draw">
          <span>{words.counts(club.active, club.capacity)}</span>
          <Link className="btn s" to={`/content/club/${club.id}`}>
            <Icon name="pencil" size="s" />
            <span>{words.edit}</span>
          </Link>
        </div>
      </section>
      {answer === undefined ? null : (
        <ActivitiesPanel
          activities={answer.activities}
          selected={selected.size}
          onAdd={(activity) =>
            send(call('POST', `${path}/activities`, { body: { activity, members: [...selected] } }), words.added)
          }
        />
      )}
      <section className="panel" aria-labelledby="club-members">
        <div className="head">
          <h2 id="club-members">{words.members}</h2>
        </div>
        <form className="members-filter" onSubmit={onSubmit}>
          <select
            className="select"
            aria-label={words.state}
            value={filter.state}
            onChange={({ target }) => change({ state: target.value })}
          >
            <option value="">{words.anyState}</option>
            {memberStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
          {isAgent ? (
            <>
              <input
                className="input"
                aria-label={words.login}
                placeholder={words.login}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                {...limit}
                aria-describedby="club-login-help"
              />
              <button type="submit" className="btn">
                {words.search}
              </button>
              {filter.login === '' ? null : (
                <button
                  type="button"
                  className="btn"
                  onClick={() => {
                    setTyped('');
                    change({ login: '' });
                  }}
                >
                  {words.clear}
                </button>
              )}
              <p id="club-login-help" className="small muted">
                {words.loginHelp}
              </p>
            </>
          ) : null}
        </form>
        {hasFailed ? <Lost words={words} onAgain={refetch} /> : null}
        {answer === undefined ? null : answer.members.length === 0 ? (
          <p className="empty muted" role="status">
            {words.noMembers}
          </p>
        ) : (
          <>
            <div className="members-table">
              <table>
                <thead>
                  <tr>
                    <td />
                    {[words.member, words.number, words.state, words.hours, words.since].map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>{answer.members.map(rowOf)}</tbody>
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
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </section>
    </div>
  );
}
