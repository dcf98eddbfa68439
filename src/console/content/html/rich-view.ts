import { DOMSerializer, Slice, type Fragment, type Node } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { ownImage } from '../../../content/check/html-policy.ts';
import { afterTyping } from '../../site/after-typing.ts';
import { cleanPaste } from './clean-paste.ts';
import { printDoc } from './open-html.ts';
import { pluginsFor, type RichHost } from './plugins.ts';
import { readTree } from './read-tree.ts';
import { attributesOf, richSchema } from './schema.ts';
import { drawTree, parseHtml } from './tree.ts';
import { writeNodes } from './write-tree.ts';

/** Says of what is copied here that it is ours, so that pasted here it keeps what it does. */
const ownMark = 'data-pm-slice';

/** Copies as our own HTML, actions and all. */
class OwnSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment, options: { document?: Document } = {}): DocumentFragment {
    return drawTree(writeNodes(fragment), options.document ?? window.document);
  }
}

const ownSerializer = new OwnSerializer({}, {});

/** HTML from anywhere as content: read in a document in which nothing runs, cleaned, and put into the closed schema. */
export const sliceOf = (html: string): Slice => {
  const { doc } = readTree(cleanPaste(parseHtml(html), html.includes(ownMark)));
  return Slice.maxOpen(doc.content);
};

const textSlice = (text: string): Slice => {
  const lines = text.split(/\r?\n/).filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  const paragraphs = lines.map((line) => richSchema.node('p', null, line === '' ? [] : [richSchema.text(line)]));
  return paragraphs.length === 0 ? Slice.empty : Slice.maxOpen(richSchema.node('doc', null, paragraphs).content);
};

const take = (view: EditorView, data: DataTransfer | null, at?: number): boolean => {
  if (data === null || !view.editable) return false;
  const html = data.getData('text/html');
  const isCode = view.state.selection.$from.parent.type.spec.code === true;
  const slice = html !== '' && !isCode ? sliceOf(html) : textSlice(data.getData('text/plain'));
  const { tr } = view.state;
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
  return true;
};

/** A picture of the site as it is; one from elsewhere is named, not fetched. */
const drawPicture = ({ attrs }: Node, { pictureAt }: RichHost): HTMLElement => {
  const { src = '', alt = '' } = attributesOf(attrs);
  const isOwn = ownImage.test(src);
  const dom = Object.assign(
    document.createElement(isOwn ? 'img' : 'span'),
    isOwn ? { src: pictureAt(src), alt } : { textContent: src },
  );
  dom.className = isOwn ? 'rich-picture' : 'rich-picture rich-outside';
  return dom;
};

interface RichViewOptions {
  readonly place: HTMLElement;
  readonly doc: EditorState['doc'];
  readonly host: RichHost;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isEditable: () => boolean;
  /** The text after each change that was made here. */
  readonly onWrite: (html: string) => void;
  readonly onState: (view: EditorView) => void;
}

/** Marks what came from elsewhere, so that it is not written back. */
const remote = 'remote';

/** A text of the closed schema that can be written in. */
export const createRichView = ({
  place,
  doc,
  host,
  attributes,
  isEditable,
  onWrite,
  onState,
}: RichViewOptions): EditorView => {
  const write = (): void => onWrite(printDoc(view.state.doc));
  let dragged: { readonly from: number; readonly to: number } | undefined;
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc, plugins: [...pluginsFor(host)] }),
    attributes: { ...attributes },
    editable: isEditable,
    clipboardSerializer: ownSerializer,
    nodeViews: { img: (node) => ({ dom: drawPicture(node, host) }) },
    dispatchTransaction: (tr: Transaction) => {
      view.updateState(view.state.apply(tr));
      if (tr.docChanged && tr.getMeta(remote) !== true) afterTyping(write);
      onState(view);
    },
    handleDOMEvents: {
      // Before anything reads what is pasted: the editor's own way would put it into a document first.
      paste: (_, event) => {
        event.preventDefault();
        take(view, event.clipboardData);
        return true;
      },
      dragstart: () => {
        const { from, to } = view.state.selection;
        dragged = { from, to };
        return false;
      },
      dragend: () => {
        dragged = undefined;
        return false;
      },
      drop: (_, event) => {
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (at === undefined) return true;
        const own = dragged;
        dragged = undefined;
        if (own === undefined) take(view, event.dataTransfer, at);
        else if (at < own.from || at > own.to) {
          const moved = view.state.doc.slice(own.from, own.to);
          const tr = view.state.tr.delete(own.from, own.to);
          view.dispatch(tr.replaceRange(tr.mapping.map(at), tr.mapping.map(at), moved));
        }
        return true;
      },
      // The browser's own log knows nothing of what the console did in between.
      beforeinput: (_, event) => {
        if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
        event.preventDefault();
        return true;
      },
      focus: () => {
        onState(view);
        return false;
      },
    },
  });
  return view;
};

/** Puts another document in place of the one that is shown, touching only what differs, so that the cursor stays where it can. */
export const replaceDoc = (view: EditorView, doc: EditorState['doc']): void => {
  const before = view.state.doc;
  const start = before.content.findDiffStart(doc.content);
  const ends = before.content.findDiffEnd(doc.content);
  if (start === null || ends === null) return;
  // Equal text around a change may be counted from both sides.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  view.dispatch(
    view.state.tr.replace(start, ends.a + overlap, doc.slice(start, ends.b + overlap)).setMeta(remote, true),
  );
};
