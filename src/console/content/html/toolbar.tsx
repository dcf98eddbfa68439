import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { addActing, blockNames, commands } from './commands.ts';
import { markNames, type Look } from './look.ts';
import { words as allWords } from './strings.ts';

interface ToolbarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly look: Look | undefined;
  readonly run: (command: Command, andOpen?: 'acting') => void;
  readonly onActing: () => void;
  readonly onPicture: () => void;
}

const stops = ':is(button, select):not(:disabled):not([role^="menuitem"])';

/** Everything that can be done to the words of a text. One stop for Tab; arrows go from tool to tool. */
export function Toolbar({ bar, label, look, run, onActing, onPicture }: ToolbarProps) {
  const words = useWords(allWords);
  const last = useRef<Element>(null);
  // Tools come and go with the place of the cursor; one of them is the stop for Tab.
  useLayoutEffect(() => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const stop = all.find((one) => one === last.current) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  });
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const isEnd = event.key === 'Home' || event.key === 'End';
    if (
      !(event.target instanceof HTMLElement) ||
      event.target.closest('[role="menu"]') !== null ||
      (step === 0 && !isEnd)
    )
      return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
    const at = all.indexOf(event.target);
    all.at(isEnd ? (event.key === 'Home' ? 0 : -1) : (at + step + all.length) % all.length)?.focus();
  };
  const tool = (name: string, icon: string, command: Command, isOn?: boolean): ReactNode => (
    <button
      type="button"
      className="ib"
      aria-label={name}
      title={name}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      <Icon name={icon} size="s" />
    </button>
  );
  const act = (tag: 'a' | 'button', icon: string, name: string, fresh: string): ReactNode => {
    const isOn = look?.acting?.tag === tag;
    return (
      <button
        type="button"
        className="ib"
        aria-label={name}
        title={name}
        aria-pressed={isOn}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (look?.acting === undefined ? run(addActing(tag, fresh), 'acting') : onActing())}
      >
        <Icon name={icon} size="s" />
      </button>
    );
  };
  const others = markNames.slice(2);
  const isOdd = look !== undefined && !blockNames.some((name) => name === look.block);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar(label)}
      className="rich-bar"
      onKeyDown={press}
      onFocus={(event) => {
        const at = event.target;
        if (!at.matches(stops) || at === last.current) return;
        if (last.current instanceof HTMLElement) last.current.tabIndex = -1;
        at.tabIndex = 0;
        last.current = at;
      }}
    >
      <select
        className="input s"
        aria-label={words.block}
        value={look?.block ?? 'p'}
        onChange={(event) => {
          const name = blockNames.find((one) => one === event.target.value);
          if (name !== undefined) run(commands[name]);
        }}
      >
        {isOdd ? <option value={look.block}>{words.blocks[look.block] ?? look.block}</option> : null}
        {blockNames.map((name) => (
          <option key={name} value={name}>
            {words.blocks[name]}
          </option>
        ))}
      </select>
      {tool(words.marks['strong'] ?? '', 'bold', commands.strong, look?.marks.includes('strong') ?? false)}
      {tool(words.marks['em'] ?? '', 'italic', commands.em, look?.marks.includes('em') ?? false)}
      <Menu
        label={words.more}
        button={<Icon name="typography" size="s" />}
        items={[
          ...others.map((name) => ({
            label: words.marks[name] ?? name,
            isChosen: look?.marks.includes(name) ?? false,
            run: () => run(commands[name]),
          })),
          { label: words.clear, run: () => run(commands.clear) },
        ]}
      />
      <span className="rich-gap" />
      {tool(words.ul, 'list', commands.ul, look?.list === 'ul')}
      {tool(words.ol, 'list-numbers', commands.ol, look?.list === 'ol')}
      {look?.list === undefined ? null : (
        <>
          {tool(words.outdent, 'indent-decrease', commands.outdent)}
          {tool(words.indent, 'indent-increase', commands.indent)}
        </>
      )}
      {tool(words.quote, 'quote', commands.quote, look?.isQuote ?? false)}
      <span className="rich-gap" />
      {act('a', 'link', words.link, words.linkWords)}
      {act('button', 'square-rounded-arrow-right', words.button, words.buttonWords)}
      <button
        type="button"
        className="ib"
        aria-label={words.picture}
        title={words.picture}
        aria-pressed={look?.picture !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPicture}
      >
        <Icon name="photo" size="s" />
      </button>
      {look?.isTable === true ? (
        <Menu
          label={words.table}
          button={<Icon name="table" size="s" />}
          items={tableItems(words).map(({ label: name, command }) => ({ label: name, run: () => run(command) }))}
        />
      ) : (
        tool(words.newTable, 'table', commands.table)
      )}
      {tool(words.rule, 'separator-horizontal', commands.rule)}
    </div>
  );
}

const tableItems = (
  words: (typeof allWords)['en'],
): readonly { readonly label: string; readonly command: Command }[] => [
  { label: words.rowAbove, command: addRowBefore },
  { label: words.rowBelow, command: addRowAfter },
  { label: words.columnBefore, command: addColumnBefore },
  { label: words.columnAfter, command: addColumnAfter },
  { label: words.removeRow, command: deleteRow },
  { label: words.removeColumn, command: deleteColumn },
  { label: words.headRow, command: toggleHeaderRow },
  { label: words.merge, command: mergeCells },
  { label: words.split, command: splitCell },
  { label: words.removeTable, command: deleteTable },
];
