import { useState } from 'react';
import { CallError } from '../api.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { settingsWords } from './words.ts';

/** Does something with the server and keeps what it refused, in the console's own words. */
export const useTold = () => {
  const texts = useTexts();
  const words = useWords(settingsWords);
  const [problem, setProblem] = useState<string>();
  const known: Readonly<Record<string, string>> = {
    OPR_02: words.noRight, OPR_03: words.taken, OPR_06: words.last, PWD_04: words.common, PWD_05: words.same, LGN_04: words.wrong, REQ_INVALID: words.short, OFFLINE: texts.offline,
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.code === 'LGN_02' ? texts.signIn.wait(Number(error.answer['waitSeconds'])) : (known[error.code] ?? error.message));
    }
  };
  return { problem, attempt };
};
