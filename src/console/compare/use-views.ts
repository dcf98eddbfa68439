import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import type { Views } from '../publish/use-impact.ts';
import { parseKey } from '../site/documents.ts';
import { whichOf, type StateName } from './states.ts';

interface Order {
  readonly from: StateName;
  readonly to: StateName;
  /** The document alone, where its draft is looked at. */
  readonly doc: string | undefined;
  /** Changes when drafts or the live release do. */
  readonly mark: string;
}

/** Views that differ between two states; `none` without pictures of a state, `failed` after an error, undefined while loading. */
export const useViews = ({ from, to, doc, mark }: Order): Views | 'none' | 'failed' | undefined => {
  const canTell = whichOf(from) !== undefined && whichOf(to) !== undefined;
  const isDraft = from === 'live' && to === 'drafts' && doc !== undefined;
  const name = JSON.stringify([from, to, isDraft ? doc : '', mark]);
  const [known, setKnown] = useState<{ readonly name: string; readonly views: Views | 'failed' }>();
  useEffect(() => {
    if (!canTell) return undefined;
    const leave = new AbortController();
    const asked = isDraft
      ? call<{ readonly views?: Views }>('POST', '/diff', { body: { drafts: [parseKey(doc)] }, signal: leave.signal })
      : call<{ readonly views?: Views }>('GET', `/diff?from=${from}&to=${to}`, { signal: leave.signal });
    asked.then(
      ({ views }) => setKnown({ name, views: views ?? 'failed' }),
      () => {
        if (!leave.signal.aborted) setKnown({ name, views: 'failed' });
      },
    );
    return () => leave.abort();
  }, [canTell, isDraft, doc, from, to, name]);
  if (!canTell) return 'none';
  return known?.name === name ? known.views : undefined;
};
