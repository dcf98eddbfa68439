import { useEffect, useMemo, useState } from 'react';
import type { RawDocument } from '../../content/check/prepared.ts';
import { call, CallError, type Body, type SiteAnswer } from '../api/client.ts';
import { keyOf, parseKey, type Docs } from '../site/documents.ts';
import { useDocs } from '../site/use-site.tsx';

/** `live`, `drafts`, the number of a release, or `rev:` and the hash of a state that one document had. */
export type StateName = string;

export type Documents = ReadonlyMap<string, RawDocument>;

export type Known = Documents | 'failed' | 'refused' | undefined;

/** Server name of a state; undefined for a state of a single document. */
export const whichOf = (state: StateName): 'live' | 'drafts' | number | undefined =>
  state === 'live' || state === 'drafts' ? state : /^\d+$/.test(state) ? Number(state) : undefined;

const raw = (body: Body, hash?: string): RawDocument => ({
  type: body.type,
  id: body.id,
  body,
  ...(hash === undefined ? {} : { hash }),
});

const ownDocuments = (docs: Docs, side: 'live' | 'body'): Documents =>
  new Map([...docs.values()].flatMap((doc) => (doc[side] === undefined ? [] : [[doc.key, raw(doc[side])] as const])));

// A release and a revision never change; each release is the whole site, so only the last ones are kept.
const most = 6;
const kept = new Map<string, Promise<Documents | Body>>();

const readOnce = (name: string, read: () => Promise<Documents | Body>): Promise<Documents | Body> => {
  const found = kept.get(name) ?? read();
  kept.delete(name);
  kept.set(name, found);
  found.catch(() => kept.delete(name));
  for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old);
  return found;
};

const readRelease = async (number: number): Promise<Documents> => {
  const { documents, hashes } = await call<SiteAnswer>('GET', `/site?release=${number}`);
  return new Map(documents.map((body, index) => [keyOf(body), raw(body, hashes[index])]));
};

const isDocuments = (found: Documents | Body): found is Documents => found instanceof Map;

/** All documents of a state; `doc` names the one that a state of one document is of. */
export const useDocuments = (state: StateName, doc: string | undefined): Known => {
  const docs = useDocs();
  const own = useMemo(
    () =>
      state === 'live'
        ? ownDocuments(docs, 'live')
        : state === 'drafts' || state.startsWith('rev:')
          ? ownDocuments(docs, 'body')
          : undefined,
    [state, docs],
  );
  const [read, setRead] = useState<{
    readonly state: string;
    readonly found: Documents | Body | 'failed' | 'refused';
  }>();
  const name = whichOf(state) === undefined ? `${state} ${doc ?? ''}` : state;
  useEffect(() => {
    const number = whichOf(state);
    if (number === 'live' || number === 'drafts') return undefined;
    let isOver = false;
    const { type, id } = parseKey(doc ?? '/');
    const ask = (): Promise<Documents | Body> =>
      number === undefined
        ? call<Body>('GET', `/documents/${type}/${id}/revisions/${state.slice('rev:'.length)}`)
        : readRelease(number);
    readOnce(name, ask).then(
      (found) => {
        if (!isOver) setRead({ state: name, found });
      },
      (error: unknown) => {
        if (!isOver)
          setRead({
            state: name,
            found: error instanceof CallError && (error.status === 403 || error.status === 404) ? 'refused' : 'failed',
          });
      },
    );
    return () => {
      isOver = true;
    };
  }, [state, doc, name]);
  const found = read?.state === name ? read.found : undefined;
  return useMemo((): Known => {
    if (!state.startsWith('rev:'))
      return own ?? (found === undefined || typeof found === 'string' ? found : isDocuments(found) ? found : undefined);
    if (found === undefined || typeof found === 'string' || isDocuments(found))
      return typeof found === 'object' ? undefined : found;
    return new Map([...(own ?? []), [keyOf(found), raw(found)]]);
  }, [state, own, found]);
};

/** The documents of two states, alike but for one where one is asked for. */
export const sidesOf = (
  before: Documents,
  after: Documents,
  doc: string | undefined,
): readonly [Documents, Documents] => {
  if (doc === undefined) return [before, after];
  const one = new Map(after);
  const was = before.get(doc);
  if (was === undefined) one.delete(doc);
  else one.set(doc, was);
  return [one, after];
};
