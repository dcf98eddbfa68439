import { useMemo } from 'react';
import { diffDocuments } from '../../content/diff/index.ts';
import { sidesOf } from '../compare/states.ts';
import { useDocs } from '../site/use-site.tsx';
import { useLanguage } from '../texts/use-texts.ts';

/** First change of a draft as a sentence, with the number of further changes. */
export function DraftSummary({ of, fallback }: { readonly of: string; readonly fallback: string }) {
  const { language } = useLanguage();
  const docs = useDocs();
  const changes = useMemo(() => {
    const side = (which: 'live' | 'body') =>
      new Map(
        [...docs.values()].flatMap((doc) =>
          doc[which] === undefined ? [] : [[doc.key, { type: doc.type, id: doc.id, body: doc[which] }] as const],
        ),
      );
    const [before, after] = sidesOf(side('live'), side('body'), of);
    return diffDocuments(before.values(), after.values());
  }, [docs, of]);
  const [first] = changes;
  return (
    <span>
      {first === undefined ? fallback : `${first.text[language]}${changes.length > 1 ? ` +${changes.length - 1}` : ''}`}
    </span>
  );
}
