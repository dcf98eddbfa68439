import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';

interface FetchResult<Answer> {
  /** Last answer; undefined before the first. */
  readonly answer: Answer | undefined;
  /** The last request failed. */
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Reads a path of the API and returns the answer with a refetch function. */
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
