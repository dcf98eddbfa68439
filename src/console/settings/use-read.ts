import { useEffect, useState } from 'react';
import { call } from '../api.ts';

interface Reading<Answer> {
  /** What was answered last; undefined before the first answer. */
  readonly answer: Answer | undefined;
  /** Whether the last try got no answer. */
  readonly isLost: boolean;
  readonly again: () => void;
}

/** Reads something of the server, and again when that is asked for. */
export const useRead = <Answer>(path: string): Reading<Answer> => {
  const [read, setRead] = useState<Omit<Reading<Answer>, 'again'>>({ answer: undefined, isLost: false });
  const [count, setCount] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    call<Answer>('GET', path, { signal: leave.signal }).then(
      (answer) => setRead({ answer, isLost: false }),
      () => {
        if (!leave.signal.aborted) setRead(({ answer }) => ({ answer, isLost: true }));
      },
    );
    return () => leave.abort();
  }, [path, count]);
  return { ...read, again: () => setCount((before) => before + 1) };
};
