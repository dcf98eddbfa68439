import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { maxEntries } from './use-entry-commands.ts';
import { menuStrings } from './strings.ts';

interface MenuToolsProps {
  /** Number of entries. */
  readonly count: number;
  /** Number of collapsed groups at the end. */
  readonly folded: number;
  readonly onAdd: (isGroup: boolean) => void;
  readonly onFold: (count: number) => void;
}

/** Toolbar of a menu. */
export function MenuTools({ count, folded, onAdd, onFold }: MenuToolsProps) {
  const words = useWords(menuStrings);
  const isFull = count >= maxEntries;
  return (
    <div className="menus-tools">
      <button type="button" className="btn s" disabled={isFull} onClick={() => onAdd(false)}>
        <Icon name="plus" />
        <span>{`${words.entry} `}</span>
        <kbd>A</kbd>
      </button>
      <button type="button" className="btn s" disabled={isFull} onClick={() => onAdd(true)}>
        <Icon name="folder-plus" />
        <span>{words.group}</span>
      </button>
      <label className="row small muted" title={words.foldedHelp}>
        <span>{words.folded}</span>
        <select className="select s" value={folded} onChange={(event) => onFold(Number(event.target.value))}>
          {Array.from({ length: 11 }, (_, at) => (
            <option key={at} value={at}>
              {at}
            </option>
          ))}
        </select>
      </label>
      <span className="grow" />
      <span className="small muted hide-m menus-hint">
        {isFull ? (
          words.full(maxEntries)
        ) : (
          <>
            <span>{`${words.entries(count)} · ${words.hint} · `}</span>
            <kbd>Alt</kbd> <kbd>↑↓←→</kbd>
            <span>{` ${words.hintAlt}`}</span>
          </>
        )}
      </span>
    </div>
  );
}
