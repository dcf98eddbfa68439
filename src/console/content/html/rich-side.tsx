import { useEffect, useRef } from 'react';
import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { flushTyping } from '../../site/after-typing.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { openHtml } from './open-html.ts';
import type { RichHost } from './plugins.ts';
import { createRichView, replaceDoc } from './rich-view.ts';

interface RichSideProps {
  readonly html: string;
  readonly locale: string;
  readonly label: string;
  readonly describedBy: string;
  readonly host: RichHost;
  readonly onWrite: (html: string) => void;
  readonly onState: (view: EditorView) => void;
  /** An external change cannot be shown in this view. */
  readonly onLost: () => void;
}

const opened = (html: string): Node => openHtml(html).doc;

/** One language of a text, to be written in as it looks. */
export function RichSide({ html, locale, label, describedBy, host, onWrite, onState, onLost }: RichSideProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // Displayed text, to detect external changes.
  const said = useRef(html);
  const latest = useLatest({ host, onWrite, onState, onLost });
  useEffect(() => {
    if (place.current === null) return undefined;
    const within = place.current;
    const made = createRichView({
      place: within,
      doc: opened(said.current),
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        lang: locale,
        spellcheck: 'true',
        'data-locale': locale,
      },
      isEditable: () => within.closest('fieldset:disabled') === null,
      host: {
        pictureAt: (src) => latest.current.host.pictureAt(src),
        tell: (acting) => latest.current.host.tell(acting),
        openActing: (of) => latest.current.host.openActing(of),
        leaveToToolbar: () => latest.current.host.leaveToToolbar(),
      },
      onWrite: (next) => {
        said.current = next;
        latest.current.onWrite(next);
      },
      onState: (of) => latest.current.onState(of),
    });
    view.current = made;
    return () => {
      flushTyping();
      view.current = null;
      made.destroy();
    };
  }, [label, locale, describedBy, latest]);
  useEffect(() => {
    if (html === said.current || view.current === null) return;
    said.current = html;
    const next = openHtml(html);
    if (next.lost.length > 0) latest.current.onLost();
    else replaceDoc(view.current, next.doc);
  }, [html, latest]);
  return <div ref={place} className="rich-place" />;
}
