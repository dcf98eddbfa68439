import { defaultKeymap } from '@codemirror/commands';
import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useWords } from '../../texts/use-texts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { openHtml } from './open-html.ts';
import type { Lost } from './read-attributes.ts';
import { words as allWords } from './strings.ts';

interface RawSideProps {
  readonly html: string;
  readonly locale: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onWrite: (html: string) => void;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Position of a part that publishing removes. */
export const placesOf = (html: string, { what }: Lost): readonly { readonly from: number; readonly to: number }[] => {
  const [, tag = '', attribute] = /^<([^\s>]+)(?:\s+([^\s=>]+))?/.exec(what) ?? [];
  if (tag === '') return [];
  const pattern = tag.startsWith('!')
    ? /<![^>]*>?/g
    : new RegExp(`<${escape(tag)}\\b[^>]*?${attribute === undefined ? '>?' : `\\s${escape(attribute)}\\b`}`, 'gi');
  return [...html.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }));
};

/** One language of a text as it is written, with what would go of it marked in place. */
export function RawSide({ html, locale, label, describedBy, onWrite }: RawSideProps) {
  const words = useWords(allWords);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const said = useRef(html);
  const write = useLatest(onWrite);
  useEffect(() => {
    if (place.current === null) return undefined;
    const isLocked = place.current.closest('fieldset:disabled') !== null;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: said.current,
        extensions: [
          lineNumbers(),
          drawSelection(),
          lintGutter(),
          EditorView.lineWrapping,
          keymap.of([...defaultKeymap]),
          EditorState.readOnly.of(isLocked),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': describedBy,
            lang: locale,
            spellcheck: 'false',
          }),
          linter(
            ({ state }) => {
              const text = state.doc.toString();
              return openHtml(text).lost.flatMap((lost) =>
                placesOf(text, lost).map(({ from, to }): Diagnostic => ({
                  from,
                  to,
                  severity: lost.by === 'site' ? 'error' : 'info',
                  message: lost.by === 'site' ? words.marked(lost.what) : words.markedByView(lost.what),
                })),
              );
            },
            { delay: 300 },
          ),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.every((one) => one.annotation(Transaction.remote) === true))
              return;
            said.current = update.state.doc.toString();
            write.current(said.current);
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label, locale, describedBy, words, write]);
  useEffect(() => {
    if (html === said.current) return;
    said.current = html;
    view.current?.dispatch({
      changes: { from: 0, to: view.current.state.doc.length, insert: html },
      annotations: Transaction.remote.of(true),
    });
  }, [html]);
  return <div ref={place} className="rich-raw" />;
}
