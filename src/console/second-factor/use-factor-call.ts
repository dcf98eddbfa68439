import { useOneRequest } from '../api/use-one-request.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { factorStrings } from './strings.ts';

/** Runs one request of the second factor at a time, and returns the message of a refusal. */
export const useFactorCall = () => {
  const texts = useTexts();
  const words = useWords(factorStrings);
  return useOneRequest({
    known: {
      OPR_41: words.wrong,
      OPR_42: words.wrong,
      OPR_43: words.expired,
      LGN_04: words.passwordWrong,
      REQ_INVALID: words.wrong,
      OFFLINE: texts.signIn.offline,
    },
    other: words.failed,
  });
};
