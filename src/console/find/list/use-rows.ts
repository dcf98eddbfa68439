import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { call } from '../../api/client.ts';
import { titleOf } from '../../content/tree/site-tree.ts';
import { countOf, useProblems } from '../../problems/use-problems.tsx';
import { keyOf, type Doc } from '../../site/documents.ts';
import { namesIn, useDocs, useRelease } from '../../site/use-site.tsx';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import { entriesIn } from '../entries.ts';
import { useUsesIn } from '../use-users.ts';
import { statesOf, type Changed, type Row } from './filters.ts';

/** Authors of live documents, as far as loaded. */
const useChanges = (): ReadonlyMap<string, Changed> => {
  const release = useRelease();
  const [changes, setChanges] = useState<ReadonlyMap<string, Changed>>(new Map());
  useEffect(() => {
    void call<{ readonly changes: readonly (Changed & { readonly type: string; readonly id: string })[] }>(
      'GET',
      '/changes',
    ).then(
      (answer) => setChanges(new Map(answer.changes.map((one) => [keyOf(one), one]))),
      () => undefined,
    );
  }, [release]);
  return changes;
};

const draftOf = ({ isDraft, author, updatedAt }: Doc, me: string): Changed | undefined =>
  isDraft && updatedAt !== undefined ? { author: author ?? me, at: updatedAt } : undefined;

/** All documents as rows. `me`: whose the drafts are that were typed just now. */
export const useRows = (me: string): readonly Row[] => {
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDeferredValue(useDocs());
  const { byKey } = useProblems();
  const changes = useChanges();
  const usesIn = useUsesIn();
  return useMemo(() => {
    const names = namesIn(docs);
    const entries = new Map(entriesIn(docs, names).map((entry) => [entry.id, entry]));
    const uses = usesIn?.(docs);
    const known = {
      docs,
      names,
      errorsOf: (key: string) => countOf(byKey.get(key) ?? []).errors,
      usersOf: uses === undefined ? undefined : (doc: Doc) => uses.usersOf(doc).length,
    };
    return [...docs.values()].flatMap((doc): readonly Row[] => {
      const entry = entries.get(doc.key);
      if (entry === undefined) return [];
      const venue = names.venueOf(doc.type, doc.id);
      return [
        {
          doc,
          label: titleOf(doc, { names, texts, language }),
          note: entry.note ?? doc.id,
          type: texts.types[doc.type] ?? doc.type,
          venue,
          venueName: venue === undefined ? '' : names.venue(venue)[language],
          hay: entry.hay,
          changed: draftOf(doc, me) ?? changes.get(doc.key),
          states: statesOf(doc, known),
        },
      ];
    });
  }, [docs, byKey, changes, usesIn, texts, language, me]);
};
