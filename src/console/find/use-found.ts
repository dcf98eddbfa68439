import { useDeferredValue, useMemo } from 'react';
import { useMe } from '../session/current-user.ts';
import { namesIn, useDocs } from '../site/use-site.tsx';
import { entriesIn, type Entry, type Kind } from './entries.ts';
import { firstGroups, groupsOf, type Group } from './groups.ts';
import { recentOf } from './recent.ts';
import { search, type Found } from './search.ts';

interface Wanted {
  /** As it was typed; `>` before it asks for actions alone. */
  readonly query: string;
  readonly kind: Kind | 'all';
  /** Only what is of this venue or of all. */
  readonly venue: string | undefined;
  readonly actions: readonly Entry[];
  readonly releases: readonly Entry[];
}

interface Answer {
  /** The words that are looked for. */
  readonly asked: string;
  readonly isAction: boolean;
  /** Undefined while nothing is asked. */
  readonly found: Found | undefined;
  readonly groups: readonly Group[];
}

/** Results of the query; without one, recent documents and commands. */
export const useFound = ({ query, kind, venue, actions, releases }: Wanted): Answer => {
  const me = useMe();
  // Typing stays swift while somebody else's save changes the site.
  const docs = useDeferredValue(useDocs());
  const isAction = query.trimStart().startsWith('>');
  const asked = (isAction ? query.trimStart().slice(1) : query).trim();
  const recent = useMemo(() => recentOf(me.id), [me.id]);
  const found = useMemo(() => {
    if (isAction) return search(actions, { query: asked, venue, recent });
    return asked === ''
      ? undefined
      : search([...entriesIn(docs, namesIn(docs)), ...actions, ...releases], { query: asked, venue, recent });
  }, [isAction, asked, venue, recent, docs, actions, releases]);
  const groups = useMemo(
    () =>
      found === undefined
        ? firstGroups(entriesIn(docs, namesIn(docs)), recent, actions)
        : groupsOf(found, isAction ? 'action' : kind),
    [found, kind, isAction, docs, recent, actions],
  );
  return { asked, isAction, found, groups };
};
