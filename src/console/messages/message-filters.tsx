import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { MessageRows } from './use-message-rows.ts';
import { messageStrings } from './strings.ts';

/** Search, order and filters of the texts. */
export function MessageFilters({
  filter,
  setFilter,
  missing,
  changed,
}: Pick<MessageRows, 'filter' | 'setFilter' | 'missing' | 'changed'>) {
  const words = useWords(messageStrings);
  const toggle = (only: 'missing' | 'changed'): void =>
    setFilter({ ...filter, only: filter.only === only ? 'all' : only });
  return (
    <div className="messages-filters">
      <label className="input s">
        <Icon name="search" size="s" />
        <span className="sr">{words.search}</span>
        <input
          className="bare"
          type="search"
          placeholder={words.search}
          value={filter.query}
          onChange={(event) => setFilter({ ...filter, query: event.target.value })}
        />
        <kbd>/</kbd>
      </label>
      <SegmentedControl
        label={words.order}
        value={filter.order}
        onChange={(order) => setFilter({ ...filter, order })}
        options={[
          { value: 'missing', label: words.missingFirst },
          { value: 'key', label: words.byKey },
        ]}
      />
      <span className="grow" />
      <button
        type="button"
        className="btn s"
        aria-pressed={filter.only === 'missing'}
        onClick={() => toggle('missing')}
      >
        <span>{`${words.missing} `}</span>
        <span className={missing === 0 ? 'count soft' : 'count'}>{missing}</span>
      </button>
      <button
        type="button"
        className="btn s"
        aria-pressed={filter.only === 'changed'}
        onClick={() => toggle('changed')}
      >
        <span>{`${words.changed} `}</span>
        <span className="count soft">{changed}</span>
      </button>
    </div>
  );
}

interface MessageStripProps {
  readonly missing: number;
  readonly onNext: () => void;
}

/** Number of missing texts and a button to the next. */
export function MessageStrip({ missing, onNext }: MessageStripProps) {
  const words = useWords(messageStrings);
  return (
    <div className="strip">
      {missing === 0 ? (
        <span className="row">
          <Icon name="circle-check" size="s" />
          <span>{words.noMissing}</span>
        </span>
      ) : (
        <span className="row bad strong">
          <Icon name="alert-triangle" size="s" />
          <span>{words.countMissing(missing)}</span>
        </span>
      )}
      <span className="grow" />
      <span className="muted hide-m">
        <kbd>↵</kbd>
        <span>{` ${words.edit} `}</span>
        <kbd>Tab</kbd>
        <span>{` ${words.next} `}</span>
        <kbd>Esc</kbd>
        <span>{` ${words.leave}`}</span>
      </span>
      <button type="button" className="btn s" disabled={missing === 0} onClick={onNext}>
        <span>{`${words.nextMissing} `}</span>
        <kbd>F8</kbd>
      </button>
    </div>
  );
}
