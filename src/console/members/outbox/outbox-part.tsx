import type { DeadLettersAnswer } from '#schemas/calls/outbox/console-answers';
import { useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useDecisions } from '../use-decisions.ts';
import { outboxStrings } from './strings.ts';
import { Lost } from '../lost.tsx';

/** Messages that could not be sent, with the decisions of lead agents, and channels that have no gateway. */
export function OutboxPart() {
  const words = useWords(outboxStrings);
  const { answer, hasFailed, heading, load, decide: send } = useDecisions<DeadLettersAnswer>('/outbox', words);
  const decide = (id: string, decision: 'RETRY' | 'DISCARD'): void =>
    send(id, { decision }, decision === 'RETRY' ? words.retried : words.discarded);
  const rowOf = ({
    id,
    channel,
    addressMask,
    template,
    purpose,
    attempts,
    error,
    at,
  }: DeadLettersAnswer['letters'][number]) => (
    <li key={id} className="item">
      <div className="grow">
        <p className="strong">{addressMask}</p>
        <p className="small muted">{`${words.channels[channel]} · ${words.purposes[purpose]} · ${template}`}</p>
        <p className="small muted">
          <span>{`${words.attempts(attempts)} · ${words.written} `}</span>
          <RelativeTime at={at} />
        </p>
      </div>
      <code className="badge line">{error}</code>
      <button
        type="button"
        className="btn s"
        aria-label={words.retryOf(addressMask)}
        onClick={() => decide(id, 'RETRY')}
      >
        <Icon name="refresh" size="s" />
        <span>{words.retry}</span>
      </button>
      <button
        type="button"
        className="btn s"
        aria-label={words.discardOf(addressMask)}
        onClick={() => decide(id, 'DISCARD')}
      >
        {words.discard}
      </button>
    </li>
  );
  return (
    <section className="panel" aria-labelledby="members-outbox">
      <div className="head">
        <h2 id="members-outbox" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {answer === undefined ? null : <span className="count soft">{answer.total}</span>}
      </div>
      {hasFailed ? <Lost words={words} onAgain={load} /> : null}
      {answer?.waiting.map(({ channel, count }) => (
        <p key={channel} className="problem">
          <span className="grow">{`${words.waiting(count, words.channels[channel])} ${words.waitingHelp}`}</span>
        </p>
      ))}
      {answer === undefined ? null : answer.letters.length === 0 ? (
        <p className="empty muted">{words.none}</p>
      ) : (
        <>
          <p className="small muted item">{words.help}</p>
          <ul>{answer.letters.map(rowOf)}</ul>
          {answer.total > answer.letters.length ? (
            <p className="small muted item">{words.newest(answer.letters.length)}</p>
          ) : null}
        </>
      )}
    </section>
  );
}
