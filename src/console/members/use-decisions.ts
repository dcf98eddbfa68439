import { useCallback, useEffect, useRef, useState } from 'react';
import { call, CallError } from '../api/client.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useToast } from '../ui/toasts.tsx';

interface Texts {
  readonly gone: string;
  readonly refused: string;
  readonly failed: string;
}

/** Reads a list of records that wait for an agent, and sends decisions. Each answer is the list that is left. */
export const useDecisions = <Answer>(path: string, texts: Texts) => {
  const showToast = useToast();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState<{ readonly answer?: Answer; readonly hasFailed: boolean }>({ hasFailed: false });
  const load = useCallback(() => {
    call<Answer>('GET', path).then(
      (answer) => setRead({ answer, hasFailed: false }),
      () => setRead((before) => ({ ...before, hasFailed: true })),
    );
  }, [path]);
  useEffect(load, [load]);
  const decide = (id: string, body: object, done: string): void => {
    call<Answer>('PUT', `${path}/${id}`, { body }).then(
      (answer) => {
        setRead({ answer, hasFailed: false });
        // The pressed button is gone with its record.
        heading.current?.focus();
        showToast(done);
      },
      (error: unknown) => {
        showToast(
          error instanceof CallError && error.status === 404
            ? texts.gone
            : error instanceof CallError && error.status === 403
              ? texts.refused
              : failureText(error, texts.failed),
        );
        load();
      },
    );
  };
  return { ...read, heading, load, decide };
};
