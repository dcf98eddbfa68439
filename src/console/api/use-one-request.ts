import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { CallError } from './client.ts';

interface Messages {
  /** Messages by the code of a refusal. */
  readonly known: Readonly<Record<string, string>>;
  /** Message of every other refusal. Default: the server's. */
  readonly other?: string;
}

/** Runs one request at a time and returns the message of a refusal. A second press is ignored: it would do the work twice. */
export const useOneRequest = ({ known, other }: Messages) => {
  const texts = useTexts();
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(
        error.code === 'LGN_02'
          ? texts.signIn.wait(Number(error.answer['waitSeconds']))
          : (known[error.code] ?? other ?? error.message),
      );
    } finally {
      isBusy.current = false;
    }
  };
  return { problem, attempt };
};
