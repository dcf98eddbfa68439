import './shared-text.css';
import { useCallback, useMemo } from 'react';
import { homeFor } from '../content/fields/use-message.ts';
import { titleOf, whoseTexts } from '../content/tree/site-tree.ts';
import { useMay } from '../session/current-user.ts';
import { SaveRefusal } from '../shell/save-refusal.tsx';
import { flushTypingSync } from '../site/after-typing.ts';
import { keyOf, parseKey, type Docs } from '../site/documents.ts';
import { useDeferredDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { beforeTyping, makeOwnText, otherUses, type OtherUses, type TextPlace } from './own-text.ts';
import { sharedStrings } from './shared-strings.ts';
import { homeOf, locales, textsNow } from './texts.ts';

/** Tells whether the operator may write new texts of a document: in the document, and in the texts of its venue. */
export const useMayWriteTexts = (of: string): boolean => {
  const may = useMay();
  const docs = useDeferredDocs();
  const homes = useMemo(() => locales.map((locale) => keyOf(homeOf(docs, '', locale, homeFor(docs, of)))), [docs, of]);
  return [of, ...homes].every((key) => may('edit', parseKey(key)));
};

/** Returns where else a text is shown, and what the operator may do: change it everywhere, or give the place a text of its own. */
export const useSharedText = (key: string, place: TextPlace, holders: readonly string[]) => {
  const docs = useDeferredDocs();
  const may = useMay();
  const mayOwn = useMayWriteTexts(place.of);
  const { of, within } = place;
  const uses = useMemo(() => otherUses(docs, key, { of, within }), [docs, key, of, within]);
  const locked = holders.find((one) => !may('edit', parseKey(one)));
  return {
    uses,
    mayOwn,
    mayChange: locked === undefined,
    lockedTexts: locked === undefined ? undefined : parseKey(locked).id,
  };
};

interface SharedTextChoiceProps {
  readonly uses: OtherUses;
  readonly isOnly: boolean;
  readonly onChange: (isOnly: boolean) => void;
  readonly disabled: boolean;
}

/** Choice between changing a text wherever it is shown and only here. Nothing for a text that is shown only here. */
export function SharedTextChoice({ uses, isOnly, onChange, disabled }: SharedTextChoiceProps) {
  const words = useWords(sharedStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const names = useNames();
  const docs = useDeferredDocs();
  if (uses.docs.length === 0) return null;
  const titles = uses.docs
    .map((key) => {
      const doc = docs.get(key);
      return doc === undefined ? parseKey(key).id : titleOf(doc, { names, texts, language });
    })
    .join(', ');
  return (
    <>
      <SegmentedControl
        label={words.shared}
        value={isOnly ? 'only' : 'all'}
        disabled={disabled}
        onChange={(value) => onChange(value === 'only')}
        options={[
          {
            value: 'all',
            label: words.all(
              uses.docs.length,
              uses.venues.map((venue) => names.venue(venue)[language]),
            ),
          },
          { value: 'only', label: words.only },
        ]}
      />
      <span className="small muted cut shared-uses" title={titles}>
        {titles}
      </span>
    </>
  );
}

/** Note that the operator may not change the texts of a message document. */
export function LockedText({ texts: id }: { readonly texts: string }) {
  const words = useWords(sharedStrings);
  const { language } = useLanguage();
  const names = useNames();
  return (
    <p className="row small muted">
      <Icon name="lock" size="s" />
      <span>{words.locked(whoseTexts(id, { names, language }))}</span>
    </p>
  );
}

interface SharedTextProps {
  readonly label: string;
  readonly messageKey: string;
  readonly place: TextPlace;
  /** Documents that hold the text, or will. */
  readonly holders: readonly string[];
}

/** Notes below the fields of a text: why it was not saved, who may change it, and where else it is shown, with “only here”. */
export function SharedText({ label, messageKey, place, holders }: SharedTextProps) {
  const words = useWords(sharedStrings);
  const store = useSiteStore();
  const { uses, mayOwn, lockedTexts } = useSharedText(messageKey, place, holders);
  const { of, within } = place;
  const makeOwn = useCallback(() => {
    flushTypingSync();
    const { docs, log } = store.get();
    // Letters that were typed into the shared text just now belong to the own text.
    const typed = textsNow(docs).get(messageKey);
    const restored = beforeTyping(docs, log, messageKey);
    const own = makeOwnText(
      withBodies(docs, restored),
      messageKey,
      { of, within },
      { ...(typed?.ko === undefined ? {} : { ko: typed.ko }), ...(typed?.en === undefined ? {} : { en: typed.en }) },
    );
    store.edit(words.madeOwn(label), new Map([...restored, ...own]));
  }, [store, messageKey, of, within, words, label]);
  const isShared = uses.docs.length > 0;
  return (
    <div className="shared-text">
      {holders.map((key) => (
        <SaveRefusal key={key} of={key} />
      ))}
      {lockedTexts === undefined ? null : <LockedText texts={lockedTexts} />}
      {isShared || (lockedTexts !== undefined && mayOwn) ? (
        <div className="row wrap">
          {isShared ? (
            <SharedTextChoice
              uses={uses}
              isOnly={false}
              disabled={!mayOwn}
              onChange={(isOnly) => {
                if (isOnly) makeOwn();
              }}
            />
          ) : (
            <button type="button" className="btn s" onClick={makeOwn}>
              {words.only}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}

const withBodies = (docs: Docs, bodies: ReturnType<typeof beforeTyping>): Docs =>
  bodies.size === 0
    ? docs
    : new Map([...docs].map(([key, doc]) => [key, bodies.has(key) ? { ...doc, body: bodies.get(key) } : doc]));
