import { useRef, useState } from 'react';
import { CallError } from '../api/client.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { factorStrings } from './strings.ts';

/** Runs one request of the second factor at a time, and returns the message of a refusal. */
export const useFactorCall = () => {
  const texts = useTexts();
  const words = useWords(factorStrings);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const known: Readonly<Record<string, string>> = {
    OPR_41: words.wrong,
    OPR_42: words.wrong,
    OPR_43: words.expired,
    LGN_04: words.passwordWrong,
    REQ_INVALID: words.wrong,
    OFFLINE: texts.signIn.offline,
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    // A code counts once: a second press would send a used one.
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
          : (known[error.code] ?? words.failed),
      );
    } finally {
      isBusy.current = false;
    }
  };
  return { problem, attempt };
};
