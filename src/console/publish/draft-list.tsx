import { Link } from 'react-router-dom';
import { iconOf, titleOf } from '../content/site-tree.ts';
import { useMay, useMe } from '../me.ts';
import { usePeople } from '../people.ts';
import type { Doc } from '../site/documents.ts';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import { saidOf } from './said-of.ts';
import type { Impact } from './use-impact.ts';
import { publishWords } from './words.ts';

interface DraftListProps {
  readonly drafts: readonly Doc[];
  readonly chosen: readonly Doc[];
  readonly impact: Impact;
  /** Keys of documents that have a problem which stops the release. */
  readonly stopped: ReadonlySet<string>;
  readonly onLeave: (key: string, isLeft: boolean) => void;
  readonly onClose: () => void;
}

const stillAtItMs = 2 * 60_000;
const sentences = 3;

/** Every draft with what it changes; each can be left out. */
export function DraftList({ drafts, chosen, impact, stopped, onLeave, onClose }: DraftListProps) {
  const texts = useTexts();
  const words = useWords(publishWords);
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
        const said = saidOf(impact.changes, key).map(({ text }) => text[language]);
        // A program has no name of its own.
        const other = author === undefined || author === me.id || nameOf(author) === author ? undefined : nameOf(author);
        const isAtIt = other !== undefined && updatedAt !== undefined && now - Date.parse(updatedAt) < stillAtItMs;
        return (
          <li key={key} className="publish-draft">
            <input type="checkbox" id={`in ${key}`} checked={chosen.includes(doc)} disabled={!may('publish', doc)} onChange={(event) => onLeave(key, !event.target.checked)} />
            <span className={stopped.has(key) ? 'bad' : 'muted'}><Icon name={stopped.has(key) ? 'alert-triangle' : iconOf(type)} /></span>
            <label className="grow" htmlFor={`in ${key}`}>
              <span className="strong">{titleOf(doc, { names, texts, language })}</span>{body === undefined ? <span className="badge warn">{words.gone}</span> : null}
              {said.slice(0, sentences).map((one) => <span key={one} className="small muted line">{one}</span>)}
              {said.length > sentences ? <span className="small muted line">+{said.length - sentences}</span> : null}
              {other === undefined ? null : <span className="small muted line">{isAtIt ? words.typing(other) : words.by(other)}</span>}
            </label>
            <Link className="small" to={`/compare?doc=${encodeURIComponent(key)}`} onClick={onClose}>{words.compare}<span className="sr"> {titleOf(doc, { names, texts, language })}</span></Link>
          </li>
        );
      })}
    </ul>
  );
}
