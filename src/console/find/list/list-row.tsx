import { Icon } from '../../ui/icon.tsx';
import { useWords, useLanguage } from '../../texts/use-texts.ts';
import { iconOf } from '../../site/document-types.ts';
import { states, type Row, type State } from './filters.ts';
import { listWords } from './strings.ts';

const badgeOf: Readonly<Record<State, string>> = {
  draft: 'draft',
  problems: 'bad',
  blocked: 'warn',
  preparing: 'warn',
  hiddenEn: '',
  unused: 'line',
};

interface ListRowProps {
  readonly row: Row;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly nameOf: (author: string) => string;
  readonly onOpen: () => void;
  readonly onFocus: () => void;
}

export function ListRow({
  row: { doc, label, note, type, venueName, changed, states: said },
  index,
  isCurrent,
  nameOf,
  onOpen,
  onFocus,
}: ListRowProps) {
  const words = useWords(listWords);
  const { language } = useLanguage();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="list-row"
      data-row={doc.key}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <div role="gridcell" className="list-name">
        <Icon name={iconOf(doc.type)} size="s" />
        <span className="cut">
          <span className="strong">{label}</span>
          {note === label ? null : (
            <>
              {' '}
              <span className="muted">{note}</span>
            </>
          )}
        </span>
      </div>
      <div role="gridcell" className="list-type cut">
        {type}
      </div>
      <div role="gridcell" className="list-venue cut">
        {venueName === '' ? <span className="muted">{words.allVenues}</span> : venueName}
      </div>
      <div role="gridcell" className="list-changed cut muted">
        {changed === undefined
          ? ''
          : `${nameOf(changed.author)} · ${new Date(changed.at).toLocaleDateString(language, { month: 'short', day: 'numeric' })}`}
      </div>
      <div role="gridcell" className="list-state">
        {states
          .filter((one) => said.has(one))
          .map((one) => (
            <span key={one} className={`badge ${badgeOf[one]}`}>
              {words.states[one]}
            </span>
          ))}
      </div>
    </div>
  );
}
