import { baseKeymap, chainCommands } from '@tiptap/pm/commands';
import { keymap } from '@tiptap/pm/keymap';
import { Plugin, PluginKey, TextSelection, type Command, type EditorState } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { actingIn, type Acting } from './acting.ts';
import { commands, enter, lineBreak } from './commands.ts';

/** Services of the console for the editor. */
export interface RichHost {
  /** Summary of an action. */
  readonly tell: (acting: Acting) => string;
  /** Address of a picture. */
  readonly pictureAt: (src: string) => string;
  readonly openActing: (view: EditorView) => void;
  readonly leaveToToolbar: () => void;
}

const chips = new PluginKey<DecorationSet>('chips');

const chipOf = (acting: Acting, { tell, openActing }: RichHost): Decoration => {
  const isBlock = acting.mark === undefined && acting.tag !== 'img';
  return Decoration.widget(
    isBlock ? acting.from + 1 : acting.to,
    (view) => {
      const chip = document.createElement('button');
      const said = tell(acting);
      chip.type = 'button';
      chip.className = 'rich-chip';
      chip.tabIndex = -1;
      chip.textContent = `→ ${said}`;
      chip.title = said;
      chip.addEventListener('mousedown', (event) => event.preventDefault());
      chip.addEventListener('click', () => {
        // The chip follows its element, also after edits.
        const at = view.posAtDOM(chip, 0);
        view.dispatch(
          view.state.tr.setSelection(
            TextSelection.near(view.state.doc.resolve(Math.max(0, isBlock ? at : at - 1)), isBlock ? 1 : -1),
          ),
        );
        openActing(view);
      });
      return chip;
    },
    {
      key: `${acting.tag} ${JSON.stringify(acting.attributes)}`,
      side: isBlock ? -1 : 1,
      marks: [],
      ignoreSelection: true,
      stopEvent: () => true,
    },
  );
};

const chipsOf = (state: EditorState, host: RichHost): DecorationSet =>
  DecorationSet.create(
    state.doc,
    actingIn(state.doc).map((acting) => chipOf(acting, host)),
  );

/** A chip after each link and button that says what it does. */
const chipPlugin = (host: RichHost): Plugin<DecorationSet> =>
  new Plugin({
    key: chips,
    state: {
      init: (_, state) => chipsOf(state, host),
      apply: (tr, before, _, state) => (tr.docChanged ? chipsOf(state, host) : before),
    },
    props: { decorations: (state) => chips.getState(state) },
  });

const toToolbar =
  ({ leaveToToolbar }: RichHost): Command =>
  () => {
    leaveToToolbar();
    return true;
  };

const openActing =
  (host: RichHost): Command =>
  (_state, _dispatch, view) => {
    if (view !== undefined) host.openActing(view);
    return true;
  };

/** Keys and looks of the editor. It keeps no log of its own: undo is the console's. */
export const pluginsFor = (host: RichHost): readonly Plugin[] => [
  keymap({
    Enter: enter,
    'Shift-Enter': lineBreak,
    'Mod-Enter': lineBreak,
    'Mod-b': commands.strong,
    'Mod-i': commands.em,
    'Mod-u': commands.u,
    'Mod-]': commands.indent,
    'Mod-[': commands.outdent,
    'Mod-Alt-0': commands.p,
    'Mod-Alt-2': commands.h2,
    'Mod-Alt-3': commands.h3,
    'Mod-Alt-4': commands.h4,
    'Mod-Shift-7': commands.ol,
    'Mod-Shift-8': commands.ul,
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
    'Alt-F10': toToolbar(host),
    'Alt-Enter': openActing(host),
  }),
  keymap({ ...baseKeymap, Enter: chainCommands(enter) }),
  tableEditing(),
  chipPlugin(host),
];
