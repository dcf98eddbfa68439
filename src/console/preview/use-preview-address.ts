import { useEffect, useState } from 'react';
import { call, CallError } from '../api.ts';
import type { PreviewChoice } from './preview-choice.tsx';

export interface Address {
  readonly url: string;
  readonly origin: string;
}

const goodForMinutes = 8 * 60;

/** What is looked at, by whom and when, as the server is asked for it. */
export const visitOf = (choice: PreviewChoice, venue: string | undefined, path: string) => {
  const { which, locale, platform, who, exMember, listed, initial, onSite, at, width } = choice;
  const web = width === 'desktop' ? 'WEB_PC' : 'WEB_MOBILE';
  const member = { memberKind: who, exMember, listed, password: initial ? 'initial' : 'ok', onSite: onSite === undefined ? {} : { [onSite]: true } };
  return {
    which,
    path,
    ...(at === undefined ? {} : { at }),
    viewer: { locale, platform: platform === 'APP' ? 'APP' : web, login: who !== 'guest', ...(venue === undefined ? {} : { curResort: venue }), ...(who === 'guest' ? {} : member) },
  };
};

/** Asks for an address of a preview; it ends after so many minutes. */
export const askPreview = (choice: PreviewChoice, venue: string | undefined, path: string, minutes = goodForMinutes): Promise<Address & { readonly until: string }> =>
  call('POST', '/previews', { body: { ...visitOf(choice, venue, path), minutes } });

/** The address at which the chosen visitor sees a path; `refusal` where there can be none. */
export const usePreviewAddress = (choice: PreviewChoice, venue: string | undefined, path: string): { readonly address: Address | undefined; readonly refusal: string | undefined } => {
  const [known, setKnown] = useState<{ readonly address?: Address; readonly refusal?: string }>({});
  useEffect(() => {
    let isOver = false;
    askPreview(choice, venue, path).then(
      (address) => {
        if (!isOver) setKnown({ address });
      },
      (error: unknown) => {
        if (!isOver) setKnown({ refusal: error instanceof CallError ? error.code : String(error) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [choice, venue, path]);
  return { address: known.address, refusal: known.refusal };
};
