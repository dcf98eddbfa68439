import { useState } from 'react';
import { CallError } from '../../api/client.ts';
import { useFailureText } from '../../shell/use-failure-text.ts';
import { useWords } from '../../texts/use-texts.ts';
import { useToast } from '../../ui/toasts.tsx';
import { deskStrings } from './strings.ts';

/** Runs one request about a member at a time, and shows why one was refused. */
export const useDeskCall = () => {
  const words = useWords(deskStrings);
  const showToast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const send = <Answer>(request: Promise<Answer>, onDone: (answer: Answer) => void): void => {
    setBusy(true);
    request
      .then(onDone, (error: unknown) =>
        showToast(
          (error instanceof CallError ? words.problems[error.code] : undefined) ?? failureText(error, words.failed),
        ),
      )
      .finally(() => setBusy(false));
  };
  return { isBusy, send };
};
