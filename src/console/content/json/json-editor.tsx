import './json.css';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Body } from '../../api/client.ts';
import { useSiteStore } from '../../site/use-site.tsx';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditorProps } from '../editor-props.ts';
import { baseExtensions, schemaExtensions } from './extensions.ts';
import { languageOf } from './language.ts';
import { printBody, readText } from './read-text.ts';
import { unread } from './unread.ts';
import { words as allWords } from './strings.ts';

/** A document as text, with what its schema knows. What reads goes into the draft; what does not stays here. */
export function JsonEditor({ doc, body }: EditorProps) {
  const { key, type, id } = doc;
  const words = useWords(allWords);
  const { language } = useLanguage();
  const store = useSiteStore();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const schema = useRef(new Compartment());
  // The body that the text in the editor says; another one came from elsewhere.
  const said = useRef<Body>(body);
  const [text, setText] = useState(() => unread.get(key) ?? printBody(body));
  const [faults, setFaults] = useState(0);
  const read = readText(text, doc);

  useEffect(() => {
    if (place.current === null) return undefined;
    const own = schema.current;
    const heard = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      const next = update.state.doc.toString();
      setText(next);
      const found = readText(next, { type, id });
      if (found.state !== 'document') {
        unread.set(key, next);
        return;
      }
      unread.delete(key);
      said.current = found.body;
      // What came from elsewhere is no step of its own.
      if (update.transactions.some((one) => one.annotation(Transaction.remote) !== true))
        store.edit(words.edited, { [key]: found.body }, `${key} json`);
    });
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: unread.get(key) ?? printBody(said.current),
        extensions: [
          ...baseExtensions,
          heard,
          own.of([]),
          EditorView.contentAttributes.of({ 'aria-label': words.label(id) }),
        ],
      }),
    });
    view.current = made;
    let isOver = false;
    void languageOf(type).then((found) => {
      if (!isOver) made.dispatch({ effects: own.reconfigure(schemaExtensions(found, language, setFaults)) });
    });
    return () => {
      isOver = true;
      view.current = null;
      made.destroy();
    };
  }, [key, type, id, store, language, words]);

  const show = useCallback(
    (next: Body): void => {
      said.current = next;
      unread.delete(key);
      view.current?.dispatch({
        changes: { from: 0, to: view.current.state.doc.length, insert: printBody(next) },
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      });
    },
    [key],
  );
  useEffect(
    () =>
      store.subscribe(() => {
        const now = store.get().docs.get(key)?.body;
        const shown = view.current?.state.doc.toString() ?? '';
        // A text that does not read is never taken away from who types it.
        if (
          now !== undefined &&
          now !== said.current &&
          JSON.stringify(now) !== JSON.stringify(said.current) &&
          readText(shown, { type, id }).state === 'document'
        )
          show(now);
      }),
    [store, key, type, id, show],
  );
  const status =
    read.state === 'syntax'
      ? words.notYet(read.line, read.text[language])
      : read.state === 'another'
        ? words.itself
        : read.state === 'no-object'
          ? words.notAnObject
          : faults > 0
            ? words.faults(faults)
            : words.reads;
  const isFine = read.state === 'document' && faults === 0;
  return (
    <div className="json-editor">
      <div ref={place} className="json-place" data-own-undo />
      <div className={isFine ? 'problem clear' : 'problem warning'} role="status">
        <Icon name={isFine ? 'circle-check' : 'alert-triangle'} />
        <span className="grow">{status}</span>
        {read.state === 'document' ? (
          <span className="small muted">{words.keys}</span>
        ) : (
          <button type="button" className="btn s" onClick={() => show(body)}>
            <Icon name="restore" />
            <span>{words.again}</span>
          </button>
        )}
      </div>
    </div>
  );
}
