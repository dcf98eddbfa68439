import { useCallback, useEffect, useState } from 'react';
import type { EventKind } from '#schemas/event.schema';
import { call } from '../api/client.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { csvOf, saveFile } from '../ui/save-file.ts';
import { useToast } from '../ui/toasts.tsx';
import { eventStrings } from './event-strings.ts';

type Words = Readonly<{ ko: string; en: string }>;
type Status = 'NOT_YET' | 'OPEN' | 'CLOSED' | 'DONE';

interface DeskEvent {
  readonly id: string;
  readonly title: Words;
  readonly kind: EventKind;
  readonly status: Status;
  readonly joins: number;
  readonly members: number;
  readonly states: readonly { readonly state: string; readonly count: number }[];
  readonly prizes: readonly { readonly id: string; readonly name: Words; readonly given: number; readonly left: number | null }[];
  readonly draws: boolean;
}

interface Winner {
  readonly no: number;
  readonly loginMask: string;
  readonly prize: Words;
  readonly state: string;
  readonly at: string;
}

const tones: Readonly<Record<Status, string>> = { NOT_YET: 'badge line', OPEN: 'badge ok', CLOSED: 'badge warn', DONE: 'badge' };

/** Events of a venue: participations, stock, winners with masked names, and draws that can be repeated. */
export function EventsPanel({ venue }: { readonly venue: string }) {
  const words = useWords(eventStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const [read, setRead] = useState<{ readonly events?: readonly DeskEvent[]; readonly hasFailed: boolean }>({ hasFailed: false });
  const load = useCallback(() => {
    call<{ readonly events: readonly DeskEvent[] }>('GET', `/members/${venue}/events`).then(({ events }) => setRead({ events, hasFailed: false }), () => setRead((before) => ({ ...before, hasFailed: true })));
  }, [venue]);
  useEffect(load, [load]);
  const save = (work: Promise<void>): void => void work.then(() => showToast(words.saved), () => showToast(words.failed));
  const saveWinners = async (id: string): Promise<void> => {
    const { winners } = await call<{ readonly winners: readonly Winner[] }>('GET', `/members/${venue}/events/${id}/winners`);
    saveFile(`${id}-winners.csv`, 'text/csv', csvOf([words.columns, ...winners.map(({ no, loginMask, prize, state, at }) => [no, loginMask, prize[language], words.states[state] ?? state, at])]));
  };
  const saveDraw = async (id: string): Promise<void> => saveFile(`${id}-draw.json`, 'application/json', JSON.stringify(await call<object>('GET', `/members/${venue}/events/${id}/draw`), undefined, 2));
  const { events, hasFailed } = read;

  const rowOf = ({ id, title, kind, status, joins, members, states, prizes, draws }: DeskEvent) => (
    <li key={id} className="members-event">
      <div className="row wrap between">
        <div><p className="strong">{title[language]}</p><p className="small muted">{words.kinds[kind]} · {joins === 0 ? words.nobody : words.joins(joins, members)}</p></div>
        <span className={tones[status]}>{words.status[status]}</span>
      </div>
      {joins === 0 && prizes.length === 0 ? null : (
        <details>
          <summary>{words.details}</summary>
          <div className="stack">
            {states.length === 0 ? null : <ul className="row wrap small">{states.map(({ state, count }) => <li key={state}><span className="muted">{words.states[state] ?? state}</span> <span className="num strong">{count}</span></li>)}</ul>}
            {prizes.length === 0 ? null : (
              <table>
                <thead><tr><th scope="col">{words.prizes}</th><th scope="col" aria-hidden="true" /></tr></thead>
                <tbody>{prizes.map((prize) => <tr key={prize.id}><th scope="row">{prize.name[language]}</th><td className="num">{words.given(prize.given)} · {prize.left === null ? words.unlimited : words.left(prize.left)}</td></tr>)}</tbody>
              </table>
            )}
            <div className="row wrap">
              <button type="button" className="btn s" aria-label={words.winnersOf(title[language])} onClick={() => save(saveWinners(id))}>{words.winners}</button>
              {draws ? <button type="button" className="btn s" aria-label={words.drawOf(title[language])} title={words.drawHelp} onClick={() => save(saveDraw(id))}>{words.draw}</button> : null}
            </div>
            {draws ? <p className="small muted">{words.drawHelp}</p> : null}
          </div>
        </details>
      )}
    </li>
  );
  return (
    <section className="panel" aria-labelledby="members-events">
      <div className="head"><h2 id="members-events">{words.title}</h2>{events === undefined ? null : <span className="count soft">{events.length}</span>}</div>
      {hasFailed ? <div className="problem" role="alert"><span className="grow">{words.lost}</span><button type="button" className="btn s" onClick={load}>{words.again}</button></div> : null}
      {events === undefined ? null : events.length === 0 ? <p className="empty muted">{words.none}</p> : <ul>{events.map(rowOf)}</ul>}
    </section>
  );
}
