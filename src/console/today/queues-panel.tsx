import { useCallback, useEffect, useState } from 'react';
import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import type { QueueActed, QueueBoard, QueuePlan } from '#schemas/calls/queue/console-answers';
import { call, CallError } from '../api/client.ts';
import { onParkChange } from '../api/park-events.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { QueueDialog } from './queue-dialog.tsx';
import { QueueRow } from './queue-row.tsx';
import { queueStrings } from './queue-strings.ts';

const READ_MS = 10_000;

/** Lists the queues of a venue with their people, and pauses, closes and calls. */
export function QueuesPanel({ venue }: { readonly venue: string }) {
  const words = useWords(queueStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const [board, setBoard] = useState<QueueBoard>();
  const [hasFailed, setFailed] = useState(false);
  const [asked, ask] = useState<{ readonly plan: QueuePlan; readonly action: QueueAction }>();
  const read = useCallback(() => {
    call<QueueBoard>('GET', `/queues/${venue}`).then(
      (next) => {
        setBoard(next);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [venue]);
  useEffect(() => {
    read();
    const timer = setInterval(read, READ_MS);
    const stop = onParkChange((changed) => {
      if (changed === undefined || changed === venue) read();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [read, venue]);
  const nameOf = ({ name, facilityId }: QueuePlan): string => name[language] || name['ko'] || facilityId;
  const pathOf = ({ facilityId }: QueuePlan, action: QueueAction): string => `/queues/${venue}/${facilityId}/${action}`;
  const act = (plan: QueuePlan, action: QueueAction): void => {
    ask(undefined);
    call<QueueActed>('POST', pathOf(plan, action)).then(
      ({ board: next, refused }) => {
        setBoard(next);
        showToast(refused === '' ? words.done(nameOf(plan), words.actions[action]) : words.refused[refused]);
      },
      (error: unknown) => {
        showToast(
          error instanceof CallError && error.status === 403 ? words.notAllowed : failureText(error, words.failed),
        );
        read();
      },
    );
  };
  if (board === undefined)
    return hasFailed ? (
      <div className="problem" role="alert">
        <span className="grow">{words.lost}</span>
        <button type="button" className="btn s" onClick={read}>
          {words.again}
        </button>
      </div>
    ) : null;
  if (board.plans.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="queues">
      <div className="head wrap">
        <h2 id="queues">{words.title}</h2>
        <span className="count soft">{board.plans.length}</span>
        <span className="grow" />
        <span className="small muted">{hasFailed ? words.lost : words.inside(board.inside, board.enteredToday)}</span>
      </div>
      <ul className="today-list">
        {board.plans.map((plan) => (
          <QueueRow key={plan.planId} plan={plan} onAct={(action) => ask({ plan, action })} />
        ))}
      </ul>
      {asked === undefined ? null : (
        <QueueDialog
          name={nameOf(asked.plan)}
          action={asked.action}
          path={pathOf(asked.plan, asked.action)}
          onClose={() => ask(undefined)}
          onConfirm={() => act(asked.plan, asked.action)}
        />
      )}
    </section>
  );
}
