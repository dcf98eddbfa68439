import { isChanged } from '../site/documents.ts';
import { useDocContent, useSiteStore } from '../site/use-site.tsx';
import { countOf, useProblemsOf } from '../problems/use-problems.tsx';
import { problemStrings } from '../problems/strings.ts';
import { useLanguage, useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { formatShortcut } from '../ui/shortcut-keys.ts';
import type { Entry } from './entries.ts';
import { distanceOf, hayOf, partsOf, wordsOf } from './match.ts';
import { useUsers } from './use-users.ts';
import { findStrings } from './strings.ts';
import { isHiddenIn, usesOfTexts } from '../messages/used-by.ts';
import { locales, textsNow } from '../messages/texts.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly index: number;
  readonly entry: Entry;
  /** Typed query. */
  readonly words: string;
  readonly isChosen: boolean;
  readonly onHover: () => void;
  readonly onOpen: (isBeside: boolean) => void;
}

/** A search result with highlighted matches. */
export function PaletteOption({ id, index, entry, words: asked, isChosen, onHover, onOpen }: PaletteOptionProps) {
  const words = useWords(findStrings);
  const { language } = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  const wanted = wordsOf(asked);
  // Show the label in the language of the query.
  const shown =
    wanted.length > 0 &&
    entry.label.ko !== entry.label.en &&
    distanceOf(hayOf([entry.label[language]]), wanted) === undefined &&
    distanceOf(hayOf([entry.label[other]]), wanted) !== undefined
      ? other
      : language;
  return (
    <div
      id={id}
      data-option={index}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="find-option"
      onPointerMove={onHover}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <Icon name={entry.icon} size="s" />
      <span className="grow cut">
        <span lang={spokenIn(entry.label[shown], shown)}>
          <Marked text={entry.label[shown]} words={wanted} />
        </span>
        {entry.note === undefined || entry.note === entry.label[shown] ? null : (
          <span className={entry.kind === 'text' ? 'find-note mono' : 'find-note'}>
            <Marked text={entry.note} words={wanted} />
          </span>
        )}
        {entry.kind === 'menu' ? <span className="find-note">{words.entry}</span> : null}
        {entry.kind === 'media' && entry.doc !== undefined ? <Uses of={entry.doc} /> : null}
      </span>
      {entry.text === undefined ? null : <MissingText of={entry.text} />}
      {entry.doc === undefined || entry.kind === 'action' || entry.kind === 'text' ? null : (
        <DocumentState of={entry.doc} />
      )}
      {entry.keys === undefined ? null : <kbd>{formatShortcut(entry.keys)}</kbd>}
      {isChosen && entry.keys === undefined ? <kbd aria-hidden="true">↵</kbd> : null}
    </div>
  );
}

/** A text in the other language, such as the way to the console in Korean, is read out in it. */
const spokenIn = (text: string, language: Language): Language =>
  /[가-힣]/.test(text) ? 'ko' : /^[\x20-\x7e]*[a-z]{3}/i.test(text) ? 'en' : language;

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return (
    <span>
      {words.length === 0
        ? text
        : partsOf(text, words).map((part, index) =>
            part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
          )}
    </span>
  );
}

function Uses({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const users = useUsers(of);
  return users === undefined ? null : <span className="find-note">{words.usedIn(users.length)}</span>;
}

function DocumentState({ of }: { readonly of: string }) {
  const texts = useTexts();
  const words = useWords(problemStrings);
  const doc = useDocContent(of);
  const { errors } = countOf(useProblemsOf(of));
  return (
    <>
      {errors === 0 ? null : (
        <span className="count">
          <span aria-hidden="true">{errors}</span>
          <span className="sr">{words.problems(errors)}</span>
        </span>
      )}
      {doc === undefined || !isChanged(doc) ? null : (
        <span className="badge draft">
          {doc.live === undefined
            ? texts.states.added
            : doc.body === undefined
              ? texts.states.removed
              : texts.states.draft}
        </span>
      )}
    </>
  );
}

/** Says of a text that a language lacks it where visitors would look for it. */
function MissingText({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const { docs } = useSiteStore().get();
  const text = textsNow(docs).get(of);
  const lacking = locales.filter((locale) => (text?.[locale] ?? '').trim() === '');
  if (text === undefined || lacking.length === 0) return null;
  const uses = usesOfTexts(docs, new Set([of])).get(of) ?? [];
  const [missing] = lacking.filter((locale) => !isHiddenIn(uses, locale));
  return missing === undefined ? null : (
    <span className="badge bad">
      <Icon name="alert-triangle" size="s" />
      <span>{words.missing(missing === 'ko' ? words.korean : words.english)}</span>
    </span>
  );
}
