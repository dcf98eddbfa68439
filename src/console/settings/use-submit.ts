import { useOneRequest } from '../api/use-one-request.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { settingsStrings } from './strings.ts';

/** Runs one request of the settings at a time, and returns the message of a refusal. `form` names the form whose fields may be incomplete. */
export const useSubmit = (form: keyof (typeof settingsStrings)['en']['incomplete']) => {
  const texts = useTexts();
  const words = useWords(settingsStrings);
  return useOneRequest({
    known: {
      OPR_02: words.noRight,
      OPR_03: words.taken,
      OPR_06: words.last,
      PWD_04: words.common,
      PWD_05: words.same,
      LGN_04: words.wrong,
      REQ_INVALID: words.incomplete[form],
      OFFLINE: texts.offline,
    },
  });
};
