import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useProblems } from './use-problems.tsx';
import { problemWords } from './words.ts';

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

/** How fresh the result is: what was checked, or how old it is while a new one takes long. */
export function CheckState() {
  const words = useWords(problemWords);
  const { language } = useLanguage();
  const { documents, ms, at, checking, failed } = useProblems();
  const seconds = useSince(at, checking);
  if (documents === 0) return <span className="muted">{words.first}</span>;
  if (failed) return <span className="muted">{words.failed(Math.max(1, seconds))}</span>;
  if (seconds > 0) return <span className="muted">{words.last(seconds)}</span>;
  return <span className="muted">{words.checked(documents, Math.max(0.1, ms / secondMs).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }))}</span>;
}
