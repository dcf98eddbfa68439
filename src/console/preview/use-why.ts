import { useEffect, useRef, useState } from 'react';
import type { Visit } from '../../content/explain/visit.ts';
import { call, CallError } from '../api/client.ts';
import type { Docs } from '../site/documents.ts';
import type { PreviewChoice } from './preview-choice.tsx';
import { visitOf } from './use-preview-address.ts';

export interface Asked {
  readonly choice: PreviewChoice;
  readonly venue: string | undefined;
  readonly address: string;
  /** Asked again when they change: drafts are saved a moment later. */
  readonly docs: Docs;
}

export interface Why {
  readonly visit: Visit | undefined;
  readonly failed: string | undefined;
}

const untilSaved = 1_200;

/** Why the chosen visitor gets what they get at an address; the last answer stays until the next is there. */
export const useWhy = ({ choice, venue, address, docs }: Asked): Why => {
  const [known, setKnown] = useState<Why>({ visit: undefined, failed: undefined });
  const last = useRef('');
  const of = JSON.stringify([choice, venue, address]);
  useEffect(() => {
    const abort = new AbortController();
    const ask = (): void => {
      call<Visit>('POST', '/explain', { body: visitOf(choice, venue, address), signal: abort.signal }).then(
        (visit) => setKnown({ visit, failed: undefined }),
        (error: unknown) => {
          if (!abort.signal.aborted)
            setKnown({ visit: undefined, failed: error instanceof CallError ? error.code : String(error) });
        },
      );
    };
    const timer = setTimeout(ask, last.current === of ? untilSaved : 0);
    last.current = of;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, docs, choice, venue, address]);
  return known;
};
