import type { AlarmsAnswer } from '#schemas/calls/privacy-desk/answers';
import { usePeople } from '../../session/people.ts';
import { useWords } from '../../texts/use-texts.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { memberStrings } from '../strings.ts';
import { useDecisions } from '../use-decisions.ts';
import { Lost } from '../lost.tsx';
import { privacyStrings } from './strings.ts';

/** Alarms about bulk use that no privacy officer has seen yet. */
export function AlarmsPanel() {
  const words = useWords(privacyStrings);
  const texts = useWords(memberStrings);
  const nameOf = usePeople();
  const { answer, hasFailed, heading, load, decide } = useDecisions<AlarmsAnswer>('/privacy/alarms', texts);
  return (
    <section className="panel" aria-labelledby="privacy-alarms">
      <div className="head">
        <h2 id="privacy-alarms" ref={heading} tabIndex={-1}>
          {words.alarms}
        </h2>
        {answer === undefined ? null : <span className="count soft">{answer.alarms.length}</span>}
      </div>
      {hasFailed ? <Lost words={words} onAgain={load} /> : null}
      {answer === undefined ? null : answer.alarms.length === 0 ? (
        <p className="empty muted">{words.noAlarms}</p>
      ) : (
        <ul>
          {answer.alarms.map(({ id, kind, operator, amount, at }) => (
            <li key={id} className="item">
              <span className="grow">
                <span>{words.alarm[kind](operator === '' ? '' : nameOf(operator), amount)}</span>{' '}
                <span className="small muted">
                  <RelativeTime at={at} />
                </span>
              </span>
              <button type="button" className="btn s" onClick={() => decide(id, {}, words.seenNow)}>
                {words.seen}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
