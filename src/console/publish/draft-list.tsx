import { Link } from 'react-router-dom';
import { titleOf } from '../content/tree/site-tree.ts';
import { iconOf } from '../site/document-types.ts';
import { useMay, useMe } from '../session/current-user.ts';
import { usePeople } from '../session/people.ts';
import { type Doc, keyOf } from '../site/documents.ts';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import type { Impact } from './use-impact.ts';
import { publishStrings } from './strings.ts';

interface DraftListProps {
  readonly drafts: readonly Doc[];
  readonly chosen: readonly Doc[];
  readonly impact: Impact;
  /** Keys of documents with a problem that blocks the release. */
  readonly blocked: ReadonlySet<string>;
  readonly onExclude: (key: string, isLeft: boolean) => void;
  readonly onClose: () => void;
}

const activeMs = 2 * 60_000;
const maxSentences = 3;

/** Lists every draft with its changes. Each can be excluded. */
export function DraftList({ drafts, chosen, impact, blocked, onExclude, onClose }: DraftListProps) {
  const texts = useTexts();
  const words = useWords(publishStrings);
  const { language } = useLanguage();
  const names = useNames();
  const may = useMay();
  const me = useMe();
  const nameOf = usePeople();
  const now = useNow();
  return (
    <ul className="publish-drafts">
      {drafts.map((doc) => {
        const { key, type, author, updatedAt, body } = doc;
        const sentences = changesOfDraft(impact.changes, key).map(({ text }) => text[language]);
        // Programs have no name.
        const other =
          author === undefined || author === me.id || nameOf(author) === author ? undefined : nameOf(author);
        const isEditing = other !== undefined && updatedAt !== undefined && now - Date.parse(updatedAt) < activeMs;
        return (
          <li key={key} className="publish-draft">
            <input
              type="checkbox"
              id={`in ${key}`}
              checked={chosen.includes(doc)}
              disabled={!may('publish', doc)}
              onChange={(event) => onExclude(key, !event.target.checked)}
            />
            <span className={blocked.has(key) ? 'bad' : 'muted'}>
              <Icon name={blocked.has(key) ? 'alert-triangle' : iconOf(type)} />
            </span>
            <label className="grow" htmlFor={`in ${key}`}>
              <span className="strong">{titleOf(doc, { names, texts, language })}</span>
              {body === undefined ? <span className="badge warn">{words.gone}</span> : null}
              {sentences.slice(0, maxSentences).map((one) => (
                <span key={one} className="small muted line">
                  {one}
                </span>
              ))}
              {sentences.length > maxSentences ? (
                <span className="small muted line">{`+${sentences.length - maxSentences}`}</span>
              ) : null}
              {other === undefined ? null : (
                <span className="small muted line">{isEditing ? words.typing(other) : words.by(other)}</span>
              )}
            </label>
            <Link className="small" to={`/compare?doc=${encodeURIComponent(key)}`} onClick={onClose}>
              <span>{words.compare}</span>
              <span className="sr">{` ${titleOf(doc, { names, texts, language })}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface DraftChange {
  readonly type: string;
  readonly id: string;
  /** Locations in other documents name their document. */
  readonly at: readonly { readonly type?: string; readonly id?: string }[];
}

/** Returns the changes of a draft, then those of other documents that it is part of, such as a text in two languages or a page with its texts. */
export const changesOfDraft = <Change extends DraftChange>(
  changes: readonly Change[],
  key: string,
): readonly Change[] => {
  const own = changes.filter((change) => keyOf(change) === key);
  const part = changes.filter(
    (change) =>
      keyOf(change) !== key && change.at.some(({ type = change.type, id = change.id }) => keyOf({ type, id }) === key),
  );
  return [...own, ...part];
};
