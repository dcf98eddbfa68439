import { useCallback, useEffect, useState } from 'react';
import type { AdjustmentsAnswer } from '#schemas/calls/members/desk-answers';
import { call } from '../../api/client.ts';
import { usePeople } from '../../session/people.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { deskStrings } from './strings.ts';
import { useDeskCall } from './use-desk-call.ts';
import { Lost } from '../lost.tsx';
import { formatMoment } from '../format-moment.ts';

type Adjustment = AdjustmentsAnswer['adjustments'][number];

const tones: Readonly<Record<Adjustment['state'], string>> = {
  PROPOSED: 'badge warn',
  CONFIRMED: 'badge ok',
  REFUSED: 'badge',
  EXPIRED: 'badge line',
};

/** Adjustments of Som: proposals that wait for a second lead agent, and those of the last 30 days. */
export function AdjustmentsPanel({ venue }: { readonly venue: string }) {
  const words = useWords(deskStrings);
  const { language } = useLanguage();
  const nameOf = usePeople();
  const showToast = useToast();
  const { isBusy, send } = useDeskCall();
  const path = `/members/${venue}/adjustments`;
  const [answer, setAnswer] = useState<AdjustmentsAnswer>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    call<AdjustmentsAnswer>('GET', path).then(
      (read) => {
        setAnswer(read);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [path]);
  useEffect(() => {
    load();
    window.addEventListener('members-adjusted', load);
    return () => window.removeEventListener('members-adjusted', load);
  }, [load]);
  const decide = (id: string, decision: 'CONFIRM' | 'REFUSE'): void =>
    send(call<AdjustmentsAnswer>('PUT', `${path}/${id}`, { body: { decision } }), (read) => {
      setAnswer(read);
      showToast(decision === 'CONFIRM' ? words.confirmed : words.refused);
    });
  const rowOf = ({ id, nickname, amount, reason, state, proposedBy, until, decidedBy, isOwn }: Adjustment) => (
    <li key={id} className="item">
      <div className="grow">
        <p>
          <span className="strong num">{words.som(amount)}</span>
          <span>{` · ${nickname}`}</span>
        </p>
        <p className="small muted">
          {[
            words.adjustReasons[reason],
            words.by(nameOf(proposedBy)),
            state === 'PROPOSED' ? words.until(formatMoment(until, language)) : '',
            decidedBy === undefined ? '' : words.decidedBy(nameOf(decidedBy)),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <span className={tones[state]}>{words.states[state]}</span>
      {state === 'PROPOSED' ? (
        <>
          {isOwn ? (
            <span className="small muted">{words.own}</span>
          ) : (
            <button
              type="button"
              className="btn primary s"
              aria-label={words.confirmOf(words.som(amount), nickname)}
              disabled={isBusy}
              onClick={() => decide(id, 'CONFIRM')}
            >
              {words.confirm}
            </button>
          )}
          <button type="button" className="btn s" disabled={isBusy} onClick={() => decide(id, 'REFUSE')}>
            {isOwn ? words.withdraw : words.refuse}
          </button>
        </>
      ) : null}
    </li>
  );
  return (
    <section className="panel" aria-labelledby="members-adjustments">
      <div className="head">
        <h2 id="members-adjustments">{words.adjustments}</h2>
        {answer === undefined ? null : (
          <span className="count soft">{answer.adjustments.filter(({ state }) => state === 'PROPOSED').length}</span>
        )}
      </div>
      {hasFailed ? <Lost words={words} onAgain={load} /> : null}
      {answer === undefined ? null : answer.adjustments.length === 0 ? (
        <p className="empty muted">{words.noAdjustments}</p>
      ) : (
        <ul>{answer.adjustments.map(rowOf)}</ul>
      )}
    </section>
  );
}
