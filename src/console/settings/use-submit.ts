import { useRef, useState } from 'react';
import { CallError } from '../api/client.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { settingsStrings } from './strings.ts';

/** Runs one request at a time and returns the message of a refusal. `asks` names the form whose fields were incomplete. */
export const useSubmit = (asks: keyof (typeof settingsStrings)['en']['incomplete']) => {
  const texts = useTexts();
  const words = useWords(settingsStrings);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const known: Readonly<Record<string, string>> = {
    OPR_02: words.noRight,
    OPR_03: words.taken,
    OPR_06: words.last,
    PWD_04: words.common,
    PWD_05: words.same,
    LGN_04: words.wrong,
    REQ_INVALID: words.incomplete[asks],
    OFFLINE: texts.offline,
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    // Ignore a second press, which would create a second token.
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
          : (known[error.code] ?? error.message),
      );
    } finally {
      isBusy.current = false;
    }
  };
  return { problem, attempt };
};
