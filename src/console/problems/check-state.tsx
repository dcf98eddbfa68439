import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useProblems, useProblemsStore } from './use-problems.tsx';
import { problemStrings } from './strings.ts';

const secondMs = 1_000;

/** Seconds since an instant, counted on only while it is asked for. */
const useSince = (at: number, isOn: boolean): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const count = (): void => setSeconds(Math.max(0, Math.round((Date.now() - at) / secondMs)));
    const timer = setInterval(count, secondMs);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [at, isOn]);
  return seconds;
};

/** Age of the result: number of checked documents, or its age during a long check; then the progress of the walk. */
export function CheckState() {
  const words = useWords(problemStrings);
  const { language } = useLanguage();
  const { documents, ms, at, checking, failed } = useProblems();
  const seconds = useSince(at, checking);
  if (documents === 0) return <span className="muted">{words.first}</span>;
  if (failed) return <span className="muted">{words.failed(Math.max(1, seconds))}</span>;
  if (seconds > 0) return <span className="muted">{words.last(seconds)}</span>;
  return (
    <span className="muted problems-state-line">
      <span>
        {words.checked(
          documents,
          Math.max(0.1, ms / secondMs).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
        )}
      </span>
      <WalkState />
    </span>
  );
}

const percent = 100;

/** The look at every view: how far it is, with a way to leave it. */
function WalkState() {
  const words = useWords(problemStrings);
  const store = useProblemsStore();
  const { walk } = useProblems();
  switch (walk.state) {
    case 'none':
      return null;
    case 'walking':
      return (
        <>
          <span>{` · ${words.walking(Math.round(walk.done * percent))} `}</span>
          <button type="button" className="btn s quiet" onClick={() => store?.stopWalk()}>
            {words.stopWalk}
          </button>
        </>
      );
    case 'done':
      return (
        <>
          <span>{` · ${words.walked}`}</span>
        </>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          <span> · </span>
          <button type="button" className="btn s quiet" onClick={() => void store?.walk()}>
            {words.walk}
          </button>
        </>
      );
  }
}
