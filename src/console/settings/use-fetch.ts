import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';

interface FetchResult<Answer> {
  /** What was answered last; undefined before the first answer. */
  readonly answer: Answer | undefined;
  /** Whether the last try got no answer. */
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Reads something of the server, and again when that is asked for. */
export const useFetch = <Answer>(path: string): FetchResult<Answer> => {
  const [read, setRead] = useState<Omit<FetchResult<Answer>, 'refetch'>>({ answer: undefined, hasFailed: false });
  const [count, setCount] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    call<Answer>('GET', path, { signal: leave.signal }).then(
      (answer) => setRead({ answer, hasFailed: false }),
      () => {
        if (!leave.signal.aborted) setRead(({ answer }) => ({ answer, hasFailed: true }));
      },
    );
    return () => leave.abort();
  }, [path, count]);
  return { ...read, refetch: () => setCount((before) => before + 1) };
};
