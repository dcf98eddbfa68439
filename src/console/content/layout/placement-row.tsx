import { memo, type PointerEvent, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Zone } from './placements.ts';
import type { Row as RowOf } from './rows-of.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';

interface PlacementRowProps {
  readonly row: RowOf;
  /** Summary of the placement. */
  readonly brief: string;
  /** Description of the audience; undefined for everybody. */
  readonly shown: string | undefined;
  /** Number of views that show it, of all views. */
  readonly seen: { readonly some: number; readonly all: number } | undefined;
  readonly state: 'new' | 'changed' | undefined;
  readonly isChosen: boolean;
  readonly problems: number;
  readonly drop: Zone | 'dragged' | undefined;
  /** The same functions with each drawing. */
  readonly onChoose: (id: string) => void;
  readonly onFold: (id: string) => void;
  readonly onGrip: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** Its commands, while it is the chosen one. */
  readonly children: ReactNode;
}

const isSameRow = (
  { row, seen, ...one }: PlacementRowProps,
  { row: nextRow, seen: nextSeen, ...two }: PlacementRowProps,
): boolean =>
  row.item === nextRow.item &&
  row.depth === nextRow.depth &&
  row.inside === nextRow.inside &&
  row.isOpen === nextRow.isOpen &&
  row.at === nextRow.at &&
  row.of === nextRow.of &&
  seen?.some === nextSeen?.some &&
  seen?.all === nextSeen?.all &&
  one.brief === two.brief &&
  one.shown === two.shown &&
  one.state === two.state &&
  one.isChosen === two.isChosen &&
  one.problems === two.problems &&
  one.drop === two.drop &&
  one.children === two.children &&
  one.onChoose === two.onChoose &&
  one.onFold === two.onFold &&
  one.onGrip === two.onGrip;

/** A widget of the layout: what it is, what it is about, and who sees it. While somebody types in one, the others are not drawn anew. */
export const PlacementRow = memo(Row, isSameRow);

function Row({
  row: { item, depth, inside, isOpen, at, of },
  brief,
  shown,
  seen,
  state,
  isChosen,
  problems,
  drop,
  onChoose,
  onFold,
  onGrip,
  children,
}: PlacementRowProps) {
  const words = useWords(allWords);
  const { language } = useLanguage();
  const { icon, label: name, about } = describeWidget(item.widget);
  const said = name[language];
  return (
    <div
      role="row"
      data-row={item.id}
      tabIndex={isChosen ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={at}
      aria-setsize={of}
      aria-selected={isChosen}
      {...(inside === 0 ? {} : { 'aria-expanded': isOpen })}
      className={`layout-row${isChosen ? ' is-chosen' : ''}${drop === undefined ? '' : ` drop-${drop}`}`}
      style={{ '--d': depth } as object}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button') === null) onChoose(item.id);
      }}
    >
      <div role="gridcell" className="row layout-line">
        <span
          className="form-grip layout-grip"
          title={words.drag(said)}
          onPointerDown={(event) => onGrip(item.id, event)}
        >
          <Icon name="grip-vertical" size="s" />
        </span>
        <span className="tile">
          <Icon name={icon} />
        </span>
        <span className="grow layout-said">
          <span className="strong cut">{said}</span>
          <span className="small muted cut">
            {[brief, inside > 0 ? words.inIt(inside) : ''].filter((text) => text !== '').join(' · ') || about[language]}
          </span>
          {shown === undefined ? null : (
            <span className="small cut layout-shown" title={shown}>
              <Icon name="user" size="s" />
              <span>{shown}</span>
            </span>
          )}
        </span>
        {problems === 0 ? null : <span className="count">{problems}</span>}
        {seen === undefined || seen.all === 0 || seen.some === seen.all ? null : (
          <span className={seen.some === 0 ? 'badge warn' : 'badge'} title={words.views(seen.some, seen.all)}>
            <Icon name={seen.some === 0 ? 'eye-off' : 'eye'} />
            <span aria-hidden="true">{`${seen.some}/${seen.all}`}</span>
            <span className="sr">{words.views(seen.some, seen.all)}</span>
          </span>
        )}
        {state === undefined ? null : (
          <span className="badge draft">{state === 'new' ? words.isNew : words.isChanged}</span>
        )}
        {inside === 0 ? null : (
          <button
            type="button"
            className="ib"
            tabIndex={-1}
            aria-label={isOpen ? words.fold(said) : words.unfold(said)}
            onClick={() => onFold(item.id)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
          </button>
        )}
      </div>
      {children === null ? null : (
        <div role="gridcell" className="layout-below">
          {children}
        </div>
      )}
    </div>
  );
}
