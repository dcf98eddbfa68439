import { json } from '@codemirror/lang-json';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { RawDocument } from '../../content/check/prepared.ts';
import { useWords } from '../texts/use-texts.ts';
import { compareStrings } from './strings.ts';

interface JsonCompareProps {
  readonly before: RawDocument['body'] | undefined;
  readonly after: RawDocument['body'] | undefined;
  readonly name: string;
  readonly titles: readonly [string, string];
}

const printed = (body: RawDocument['body'] | undefined): string =>
  body === undefined ? '' : JSON.stringify(body, null, 2);

/** A document as JSON in both states, with what differs marked; to be read only. */
export function JsonCompare({ before, after, name, titles: [one, two] }: JsonCompareProps) {
  const words = useWords(compareStrings);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const side = (body: RawDocument['body'] | undefined, label: string) => ({
      doc: printed(body),
      extensions: [
        json(),
        lineNumbers(),
        syntaxHighlighting(defaultHighlightStyle),
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorState.phrases.of({ '$ unchanged lines': words.unchanged }),
        EditorView.contentAttributes.of({ 'aria-label': `${label}: ${name}`, tabindex: '0' }),
      ],
    });
    const view = new MergeView({
      parent: place.current,
      a: side(before, one),
      b: side(after, two),
      collapseUnchanged: { margin: 3, minSize: 6 },
      gutter: true,
    });
    return () => view.destroy();
  }, [before, after, name, one, two, words]);
  return (
    <section className="panel compare-json" aria-label={words.json}>
      <div className="head compare-json-head">
        <span className="small muted">{one}</span>
        <span className="small muted">{two}</span>
      </div>
      <div ref={place} />
    </section>
  );
}
