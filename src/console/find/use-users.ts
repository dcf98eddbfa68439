import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { UsedBy } from '../../content/used-by.ts';
import { parseKey, type Docs } from '../site/documents.ts';
import { sameContent, useDeferredDocs } from '../site/use-site.tsx';
import { memoizeLast } from '../ui/shallow-equal.ts';

type UsesIn = (docs: Docs) => UsedBy;

// Brings the schemas of all documents and widgets, so it comes when the screen stands.
let known: UsesIn | undefined;

/** Who uses what; undefined until it is there. */
export const useUsesIn = (): UsesIn | undefined => {
  const [uses, setUses] = useState<UsesIn | undefined>(() => known);
  useEffect(() => {
    if (uses === undefined)
      void import('./uses-in.ts').then(({ usesIn }) => {
        known = usesIn;
        setUses(() => usesIn);
      });
  }, [uses]);
  return uses;
};

const usersIn = memoizeLast((usesIn: UsesIn, docs: Docs, key: string) => usesIn(docs).usersOf(parseKey(key)));

/** The places that use a document; undefined until they are known. While somebody types they may be a moment behind. */
export const useUsers = (key: string): ReturnType<UsedBy['usersOf']> | undefined => {
  const docs = sameContent(useDeferredValue(useDeferredDocs()));
  const usesIn = useUsesIn();
  return useMemo(() => (usesIn === undefined ? undefined : usersIn(usesIn, docs, key)), [usesIn, docs, key]);
};
