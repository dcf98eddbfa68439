import { useEffect, useRef, useState } from 'react';
import { call, CallError } from '../api/client.ts';
import { afterTyping } from '../site/after-typing.ts';
import type { PreviewChoice } from './preview-choice.tsx';

export interface Address {
  readonly url: string;
  readonly origin: string;
}

const goodForMinutes = 8 * 60;

/** Request of a preview: path, viewer and time. */
export const visitOf = (choice: PreviewChoice, venue: string | undefined, path: string) => {
  const { which, locale, platform, who, exMember, listed, initial, onSite, at, width } = choice;
  const web = width === 'desktop' ? 'WEB_PC' : 'WEB_MOBILE';
  const member = {
    memberKind: who,
    exMember,
    listed,
    password: initial ? 'initial' : 'ok',
    onSite: onSite === undefined ? {} : { [onSite]: true },
  };
  return {
    which,
    path,
    ...(at === undefined ? {} : { at }),
    viewer: {
      locale,
      platform: platform === 'APP' ? 'APP' : web,
      login: who !== 'guest',
      ...(venue === undefined ? {} : { curResort: venue }),
      ...(who === 'guest' ? {} : member),
    },
  };
};

/** Asks for an address of a preview; it ends after so many minutes. */
export const askPreview = (
  choice: PreviewChoice,
  venue: string | undefined,
  path: string,
  minutes = goodForMinutes,
): Promise<Address & { readonly until: string }> =>
  call('POST', '/previews', { body: { ...visitOf(choice, venue, path), minutes } });

interface Known {
  readonly address?: Address;
  readonly refusal?: string;
}

const restMs = 600;

/** The address at which the chosen visitor sees a path; `refusal` where there can be none. Another path of the same thing (`of`) is being edited, and looked at once it rests: each is a site that opens anew. */
export const usePreviewAddress = (
  choice: PreviewChoice,
  venue: string | undefined,
  path: string,
  of: string | undefined,
): { readonly address: Address | undefined; readonly refusal: string | undefined } => {
  const [known, setKnown] = useState<Known>({});
  const last = useRef<{
    readonly choice: PreviewChoice;
    readonly venue: string | undefined;
    readonly of: string | undefined;
    readonly path: string;
  }>(undefined);
  useEffect(() => {
    let isOver = false;
    const take = (found: Known): void => {
      if (!isOver) setKnown(found);
    };
    const ask = (): void => {
      if (!isOver)
        void askPreview(choice, venue, path).then(
          (address) => take({ address }),
          (error: unknown) => take({ refusal: error instanceof CallError ? error.code : String(error) }),
        );
    };
    const before = last.current;
    last.current = { choice, venue, of, path };
    const isEdited =
      before !== undefined &&
      before.choice === choice &&
      before.venue === venue &&
      before.of === of &&
      before.path !== path;
    if (!isEdited) ask();
    const timer = isEdited ? setTimeout(() => afterTyping(ask), restMs) : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [choice, venue, path, of]);
  return { address: known.address, refusal: known.refusal };
};
