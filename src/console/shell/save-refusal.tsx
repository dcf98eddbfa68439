import { useCallback } from 'react';
import type { Docs, Refusal } from '../site/documents.ts';
import { useDocsSelector, useSiteStore } from '../site/use-site.tsx';
import type { Texts } from '../texts/en.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** Code of the server for a missing right. */
const noRight = 'OPR_02';

/** Sentence of the server that says why a document was not saved. */
export const refusalText = (words: Texts['saving'], { code, message }: Refusal, key: string): string =>
  code === noRight ? words.noRight(message, key) : message;

/** Reason why a document was not saved, with a button that gives the change up. */
export function SaveRefusal({ of }: { readonly of: string }) {
  const texts = useTexts();
  const store = useSiteStore();
  const refusal = useDocsSelector(useCallback((docs: Docs) => docs.get(of)?.refusal, [of]));
  if (refusal === undefined) return null;
  return (
    <div className="problem" role="alert">
      <Icon name="alert-triangle" />
      <span className="grow">
        <b>{`${texts.saving.refused}.`}</b>
        <span>{` ${refusalText(texts.saving, refusal, of)}`}</span>
      </span>
      <button type="button" className="btn s" onClick={() => store.giveUpRefused(of)}>
        {texts.saving.giveUp}
      </button>
    </div>
  );
}
