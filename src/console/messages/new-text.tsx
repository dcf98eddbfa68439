import { useId, useState } from 'react';
import { whoseTexts } from '../content/tree/site-tree.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { homeOf, locales, textsNow, textsOf, writeText } from './texts.ts';
import { messageStrings } from './strings.ts';

const keyPattern = /^[A-Z][A-Z0-9_]{2,119}$/;

/** Dialog to add a text: key, both languages and the document to save it in. */
export function NewText({
  onClose,
  onAdded,
}: {
  readonly onClose: () => void;
  readonly onAdded: (key: string) => void;
}) {
  const words = useWords(messageStrings);
  const texts = useTexts();
  const docs = useDocs();
  const store = useSiteStore();
  const id = useId();
  const names = useNames();
  const { language } = useLanguage();
  const { venue } = useVenueChoice();
  const homes = [...docs.values()]
    .flatMap(({ type, body }) =>
      type === 'messages' && body?.['locale'] === 'ko' && Object.keys(textsOf(body)).length > 0
        ? [{ id: body.id, body, name: whoseTexts(body.id, { names, language }) }]
        : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const [key, setKey] = useState('');
  const [typed, setTyped] = useState({ ko: '', en: '' });
  const [home, setHome] = useState(() => homeOf(docs, '', 'ko', { venue }).id);
  const isTaken = textsNow(docs).has(key);
  const isWrong = key !== '' && !keyPattern.test(key);
  const isReady = keyPattern.test(key) && !isTaken && typed.ko.trim() !== '';
  const add = (): void => {
    store.edit(
      words.added(key),
      writeText(docs, key, { ko: typed.ko.trim(), en: typed.en.trim() }, { document: home }),
    );
    onAdded(key);
  };
  return (
    <Dialog
      title={words.newText}
      help={words.newHelp}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="submit" form={id} className="btn primary" disabled={!isReady}>
            {words.add}
          </button>
        </>
      }
    >
      <form
        id={id}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) add();
        }}
      >
        <label className="field">
          <span className="label">{words.key}</span>
          <input
            className="input mono"
            spellCheck={false}
            value={key}
            aria-invalid={isTaken || isWrong}
            onChange={(event) => setKey(event.target.value.toUpperCase().replaceAll(/[^A-Z0-9_]/g, '_'))}
          />
          <span className="hint bad">
            <span>{isTaken ? words.keyTaken : isWrong ? words.keyWrong : ''}</span>
          </span>
        </label>
        {locales.map((locale) => (
          <label key={locale} className="field">
            <span className="label">{locale === 'ko' ? words.korean : words.english}</span>
            <textarea
              className="input"
              rows={2}
              lang={locale}
              value={typed[locale]}
              onChange={(event) => setTyped({ ...typed, [locale]: event.target.value })}
            />
          </label>
        ))}
        <label className="field">
          <span className="label">{words.home}</span>
          <select className="input" value={home} onChange={(event) => setHome(event.target.value)}>
            {homes.map(({ id: of, name }) => (
              <option key={of} value={of}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </form>
    </Dialog>
  );
}
