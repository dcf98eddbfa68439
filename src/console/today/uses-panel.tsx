import { useCallback, useEffect, useState } from 'react';
import type { UsesAnswer } from '#schemas/calls/facility-use/console-answers';
import { call } from '../api/client.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { formatClock } from './board.ts';
import { usesStrings } from './uses-strings.ts';

const READ_MS = 30_000;

/** Lists the open uses of a venue, and takes things back. */
export function UsesPanel({ venue }: { readonly venue: string }) {
  const words = useWords(usesStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const [answer, setAnswer] = useState<UsesAnswer>();
  const read = useCallback(() => {
    // The next reading tries again.
    call<UsesAnswer>('GET', `/facility-uses/${venue}`).then(setAnswer, () => undefined);
  }, [venue]);
  useEffect(() => {
    read();
    const timer = setInterval(read, READ_MS);
    return () => clearInterval(timer);
  }, [read]);
  const takeBack = ({ id, name, no }: UsesAnswer['uses'][number]): void => {
    call<UsesAnswer>('DELETE', `/facility-uses/${venue}/${id}`).then(
      (next) => {
        setAnswer(next);
        showToast(words.done(name[language], no));
      },
      (error: unknown) => {
        showToast(failureText(error, words.failed));
        read();
      },
    );
  };
  if (answer === undefined || answer.total === 0) return null;
  const overdue = answer.uses.filter(({ isOverdue }) => isOverdue).length;
  return (
    <section className="panel" aria-labelledby="uses">
      <div className="head wrap">
        <h2 id="uses">{words.title}</h2>
        <span className="count soft">{answer.total}</span>
        {overdue === 0 ? null : <span className="badge bad">{words.overdueCount(overdue)}</span>}
      </div>
      <ul className="today-list">
        {answer.uses.map((use) => (
          <li key={use.id} className="today-row">
            <span className="today-name">
              <span className="strong">{`${use.name[language]} · ${words.no(use.no)}`}</span>
              <span className="small muted">{`${use.place[language]} · ${words.people(use.people)}`}</span>
            </span>
            <span className="today-state">
              {use.isOverdue ? (
                <span className="badge bad">{words.overdue}</span>
              ) : (
                <span className="badge ok">{words.open}</span>
              )}
            </span>
            <span className="small muted">{`${formatClock(use.startedAt)}–${formatClock(use.dueAt)}`}</span>
            <span className="today-actions">
              <button
                type="button"
                className="btn s"
                aria-label={words.takeBackOf(use.name[language], use.no)}
                onClick={() => takeBack(use)}
              >
                {words.takeBack}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
