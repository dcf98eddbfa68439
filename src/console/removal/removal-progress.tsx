import './removal.css';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import { editorPath } from '../problems/editor-path.ts';
import { bodiesIn, type DocContent } from '../site/documents.ts';
import { useDeferredDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { returnState, setPendingRemoval } from './pending-removal.ts';
import { usesOf } from './uses.ts';
import { removalStrings } from './strings.ts';

/** Progress of a removal: the number of remaining uses, the next one, and the way back to the dialog. */
export function RemovalProgress({ doc }: { readonly doc: DocContent }) {
  const words = useWords(removalStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDeferredDocs();
  const names = useNames();
  const uses = useMemo(() => usesOf(bodiesIn(docs), doc), [docs, doc]);
  const [next] = uses;
  return (
    <span className="row removal-way">
      <Icon name="trash" size="s" />
      <span className="cut" role="status">
        {words.left(titleOf(doc, { names, texts, language }), uses.length)}
      </span>
      {next === undefined ? null : (
        <Link className="btn s" to={editorPath(docs, `${next.type}/${next.id}`, next.pointer)}>
          {words.nextPlace}
        </Link>
      )}
      <Link className="btn s" to={editorPath(docs, doc.key)} state={returnState(doc.key)}>
        {next === undefined ? words.delete : words.back}
      </Link>
      <button
        type="button"
        className="ib"
        aria-label={words.giveUp}
        title={words.giveUp}
        onClick={() => setPendingRemoval(undefined)}
      >
        <Icon name="x" size="s" />
      </button>
    </span>
  );
}
