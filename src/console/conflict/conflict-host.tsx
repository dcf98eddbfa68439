import './conflict.css';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { titleOf } from '../content/tree/site-tree.ts';
import { usePeople } from '../session/people.ts';
import type { Doc, Docs } from '../site/documents.ts';
import { useDocsSelector, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { conflictStrings } from './strings.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

const restMs = 1_200;

/** The state for which no key has been pressed for a moment: a dialog must not take the next letter. */
const useRested = (state: string | undefined): string | undefined => {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (state === undefined) return undefined;
    const rest = (): ReturnType<typeof setTimeout> => setTimeout(() => setRested(state), restMs);
    let timer = rest();
    const press = (): void => {
      clearTimeout(timer);
      timer = rest();
    };
    window.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
    };
  }, [state]);
  return rested;
};

const findStale = (docs: Docs): Doc | undefined =>
  [...docs.values()].find(({ saving, theirs }) => saving === 'stale' && theirs !== undefined);

/** Shows edit conflicts: a bar while typing, then a dialog with both versions. */
export function ConflictHost() {
  const texts = useTexts();
  const words = useWords(conflictStrings);
  const { language } = useLanguage();
  const names = useNames();
  const nameOf = usePeople();
  const [aside, setAside] = useState<string>();
  const doc = useDocsSelector(findStale);
  const state = doc === undefined ? undefined : `${doc.key} ${doc.theirs?.mark ?? ''}`;
  const rested = useRested(state);
  const putAside = useCallback(() => setAside(state), [state]);
  if (doc === undefined || state === undefined) return null;
  const author = doc.theirs?.author;
  const who = author === undefined ? words.somebody : nameOf(author);
  if (rested === state && aside !== state)
    return (
      <Suspense>
        <ConflictDialog key={state} doc={doc} onLater={putAside} />
      </Suspense>
    );
  return (
    <div className="conflict-bar" role="status">
      <Icon name="users" size="s" />
      <span className="grow">{words.bar(who, titleOf(doc, { names, texts, language }))}</span>
      {aside === state ? (
        <button type="button" className="btn s" onClick={() => setAside(undefined)}>
          {words.open}
        </button>
      ) : null}
    </div>
  );
}
