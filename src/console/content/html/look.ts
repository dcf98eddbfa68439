import type { EditorState } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { actingAt, type Acting } from './acting.ts';
import { blockNames, hasMark, isIn } from './commands.ts';

/** Toolbar state at the cursor. */
export interface Look {
  readonly block: string;
  readonly marks: readonly string[];
  readonly list: 'ul' | 'ol' | undefined;
  readonly isQuote: boolean;
  readonly isTable: boolean;
  readonly isEmpty: boolean;
  readonly acting: Pick<Acting, 'tag' | 'attributes' | 'text'> | undefined;
  /** Attributes of the picture that is chosen. */
  readonly picture: Readonly<Record<string, string>> | undefined;
}

export const markNames = ['strong', 'em', 'u', 's', 'mark', 'small', 'sub', 'sup', 'code', 'q'] as const;

export const lookOf = (state: EditorState): Look => {
  const { $from, empty } = state.selection;
  const acting = actingAt(state);
  const chosen = 'node' in state.selection ? (state.selection.node as EditorState['doc']) : undefined;
  const list = [...Array($from.depth).keys()]
    .map((up) => $from.node($from.depth - up).type.name)
    .find((name) => name === 'ul' || name === 'ol');
  return {
    block:
      blockNames.find((name) => name === $from.parent.type.name) ??
      ($from.parent.type.name === 'plain' ? 'p' : $from.parent.type.name),
    marks: markNames.filter((name) => hasMark(state, name)),
    list: list === 'ul' || list === 'ol' ? list : undefined,
    isQuote: isIn(state, 'blockquote'),
    isTable: isInTable(state),
    isEmpty: empty,
    acting: acting === undefined ? undefined : { tag: acting.tag, attributes: acting.attributes, text: acting.text },
    picture: chosen?.type.name === 'img' ? (chosen.attrs['attributes'] as Readonly<Record<string, string>>) : undefined,
  };
};
