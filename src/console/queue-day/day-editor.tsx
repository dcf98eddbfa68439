import './queue-day.css';
import { useEffect, useRef, useState } from 'react';
import type { PlanDay } from '#engine';
import { fieldsOf } from '../../content/check/is-fields.ts';
import type { EditorProps } from '../content/editor-props.ts';
import { NumberInput } from '../map/number-input.tsx';
import type { Docs } from '../site/documents.ts';
import { bodiesOf, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { DayTable } from './day-table.tsx';
import { simulateDays } from './simulate-days.ts';
import { dayStrings } from './strings.ts';

const MINUTES = /^(\d\d):(\d\d)$/;
const minutesOf = (time: string): number => {
  const [, hours, minutes] = MINUTES.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

interface Result {
  readonly visitors: number;
  readonly draft: readonly PlanDay[];
  readonly live: readonly PlanDay[];
}

type State = Result | 'ready' | 'running' | 'failed';

const liveOf = (docs: Docs, type: string) =>
  [...docs.values()].flatMap((doc) => (doc.type === type && doc.live !== undefined ? [doc.live] : []));

/** Simulates a day of the venue's queues with the documents as they are edited, beside the live ones. */
export function DayEditor({ doc, body }: EditorProps) {
  const words = useWords(dayStrings);
  const { language } = useLanguage();
  const store = useSiteStore();
  const [{ visitors, from, until, seed }, setInput] = useState({
    visitors: 20_000,
    from: '10:00',
    until: '21:00',
    seed: 21,
  });
  const [state, setState] = useState<State>('ready');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const change = (part: Partial<{ visitors: number; from: string; until: string; seed: number }>): void =>
    setInput((before) => ({ ...before, ...part }));
  const isInOrder = minutesOf(from) < minutesOf(until);

  const run = (): void => {
    const { docs } = store.get();
    const scope = { park: String(body['parkKindCd']), from: minutesOf(from), until: minutesOf(until), visitors, seed };
    const own = new AbortController();
    running.current = own;
    setState('running');
    simulateDays(
      [
        { ...scope, plans: bodiesOf(docs, 'queue-plan'), facilities: bodiesOf(docs, 'facility') },
        { ...scope, plans: liveOf(docs, 'queue-plan'), facilities: liveOf(docs, 'facility') },
      ],
      own.signal,
    ).then(
      ([draft, live]) => setState(draft === undefined ? 'failed' : { visitors, draft, live: live ?? [] }),
      () => setState(own.signal.aborted ? 'ready' : 'failed'),
    );
  };

  const nameOf = (plan: string): string => {
    const { docs } = store.get();
    const found = bodiesOf(docs, 'queue-plan').find(({ id }) => id === plan);
    const facility = bodiesOf(docs, 'facility').find(
      (one) => one['parkKindCd'] === found?.['parkKindCd'] && one['facilityId'] === found?.['facilityId'],
    );
    const name = fieldsOf(facility?.['name'])[language];
    return typeof name === 'string' && name !== '' ? name : plan;
  };

  return (
    <section className="queue-day">
      <p className="muted">{words.help}</p>
      <form
        className="queue-day-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isInOrder) run();
        }}
      >
        <NumberInput
          label={words.visitors}
          value={visitors}
          min={1}
          max={100_000}
          disabled={state === 'running'}
          onChange={(value) => change({ visitors: value })}
        />
        <label className="field">
          <span className="label">{words.from}</span>
          <input
            className="input"
            type="time"
            value={from}
            disabled={state === 'running'}
            onChange={({ target }) => change({ from: target.value })}
          />
        </label>
        <label className="field">
          <span className="label">{words.until}</span>
          <input
            className="input"
            type="time"
            value={until}
            disabled={state === 'running'}
            onChange={({ target }) => change({ until: target.value })}
          />
        </label>
        <NumberInput
          label={words.seed}
          value={seed}
          max={2_147_483_647}
          disabled={state === 'running'}
          onChange={(value) => change({ seed: value })}
        />
        {state === 'running' ? (
          <button type="button" className="btn" onClick={() => running.current?.abort()}>
            {words.stop}
          </button>
        ) : (
          <button type="submit" className="btn primary" disabled={!isInOrder}>
            {words.run}
          </button>
        )}
      </form>
      <div aria-live="polite">
        {isInOrder ? null : <p className="problem warning">{words.order}</p>}
        {state === 'running' ? (
          <p className="muted" aria-busy="true">
            {words.running}
          </p>
        ) : state === 'failed' ? (
          <p className="problem">{words.failed}</p>
        ) : state === 'ready' ? null : state.draft.length === 0 ? (
          <p className="empty muted">{words.none}</p>
        ) : (
          <DayTable {...state} own={doc.id} nameOf={nameOf} />
        )}
      </div>
    </section>
  );
}
