import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import { useSiteStore } from '../../site/use-site.tsx';

/** In how many of the views each placement of a layout is shown now, drafts and what is being written included. */
export interface Sight {
  readonly views: number;
  readonly placements: Readonly<Record<string, number>>;
}

const afterMs = 800;

const changesOf = (docs: Docs) => {
  const changed = [...docs.values()].filter(({ body, live }) => body !== live);
  return {
    documents: changed.flatMap(({ body }) => (body === undefined ? [] : [body])),
    removed: changed.flatMap(({ type, id, body }) => (body === undefined ? [{ type, id }] : [])),
  };
};

/** Asked for once nobody has changed anything for a moment; the last answer stays until the next one. */
export const useSight = (layout: string): Sight | undefined => {
  const store = useSiteStore();
  const [known, setKnown] = useState<{ readonly of: string; readonly sight: Sight }>();
  useEffect(() => {
    let running: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: Docs | undefined;
    const ask = (): void => {
      running?.abort();
      const own = new AbortController();
      running = own;
      // A failed request is repeated after the next change.
      call<Sight>('POST', `/layouts/${layout}/sight`, { body: changesOf(store.get().docs), signal: own.signal }).then(
        (sight) => {
          if (!own.signal.aborted) setKnown({ of: layout, sight });
        },
        () => undefined,
      );
    };
    const hear = (): void => {
      const { docs } = store.get();
      if (docs === seen) return;
      seen = docs;
      clearTimeout(timer);
      timer = setTimeout(ask, afterMs);
    };
    seen = store.get().docs;
    ask();
    const stop = store.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
      running?.abort();
    };
  }, [store, layout]);
  return known?.of === layout ? known.sight : undefined;
};
