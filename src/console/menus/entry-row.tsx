import { memo } from 'react';
import type { MenuItem } from '#schemas/documents/menu/schema';
import type { TextPlace } from '../messages/own-text.ts';
import { useLanguage, useWords, type Language } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { EntryCommandBar } from './entry-commands.tsx';
import { faultOf, type EntryView, type Fault } from './entry-view.ts';
import type { Zone } from './moves.ts';
import { NameFields } from './name-fields.tsx';
import type { RowActions } from './row-actions.ts';
import { settingsFor } from './visibility.ts';
import { menuStrings } from './strings.ts';

interface EntryRowProps {
  readonly view: EntryView;
  readonly items: readonly MenuItem[];
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  /** Place of the entry in its menu, while its name is edited. */
  readonly renamed: TextPlace | undefined;
  readonly drop: Zone | 'dragged' | undefined;
  readonly act: RowActions;
}

const kindIcons = { page: 'file', link: 'external-link', action: 'player-play', none: 'point' } as const;

/** Order of the columns: the operator's own language first. */
export const columnsFor = (language: Language): readonly Language[] =>
  language === 'ko' ? ['ko', 'en'] : ['en', 'ko'];

/** Row of an entry: names, target and visibility. The selected row also has the actions. */
export const EntryRow = memo(function EntryRow({
  view,
  items,
  index,
  isCurrent,
  isOpen,
  renamed,
  drop,
  act,
}: EntryRowProps) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const { uid, depth, name, target, visibility, below } = view;
  const fault = faultOf(view);
  const columns = columnsFor(language);
  const own = name[language];
  const isEditing = renamed !== undefined;
  return (
    <div
      role="row"
      data-row={uid}
      tabIndex={isCurrent && !isEditing ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={depth + 1}
      aria-posinset={view.at}
      aria-setsize={view.of}
      aria-selected={isCurrent}
      {...(below === 0 ? {} : { 'aria-expanded': isOpen })}
      className={`menus-row ${isCurrent ? 'is-current' : ''} ${depth === 0 ? 'is-top' : ''} ${drop === undefined ? '' : `drop-${drop}`}`}
      onClick={() => act.choose(uid)}
      onDoubleClick={() => act.edit(uid)}
    >
      {isEditing ? (
        <NameFields
          view={view}
          columns={columns}
          place={renamed}
          onDone={(typed, isOnlyHere, by) => act.rename(uid, typed, isOnlyHere, by)}
          onCancel={() => act.cancelRename(uid)}
        />
      ) : (
        columns.map((locale, at) => (
          <div
            key={locale}
            role="gridcell"
            lang={locale}
            className="menus-name"
            style={{ '--d': at === 0 ? depth : 0 } as object}
          >
            {at > 0 ? null : (
              <>
                <span
                  className="menus-grip"
                  title={words.drag(own)}
                  onPointerDown={(event) => {
                    act.choose(uid);
                    act.drag(uid, event);
                  }}
                >
                  <Icon name="grip-vertical" size="s" />
                </span>
                {below === 0 ? (
                  <span className="tw" />
                ) : (
                  <button
                    type="button"
                    className="menus-fold"
                    tabIndex={-1}
                    aria-label={isOpen ? words.fold(own) : words.unfold(own)}
                    onClick={(event) => {
                      event.stopPropagation();
                      act.fold(uid);
                    }}
                  >
                    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
                  </button>
                )}
              </>
            )}
            <span className="menus-text">
              <span className={view.was[locale] === undefined ? '' : 'strong'}>
                {name[locale] === '' ? words.nameless : name[locale]}
              </span>
              {view.was[locale] === undefined ? null : (
                <span className="small muted">{` ${words.was(view.was[locale] ?? '')}`}</span>
              )}
            </span>
            {at === 0 && view.isNew ? <span className="badge draft">{words.isNew}</span> : null}
            {at === 0 && view.isFolded ? <span className="badge line">{words.footer}</span> : null}
          </div>
        ))
      )}
      <div role="gridcell" className="menus-to">
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          className={`menus-target ${fault === undefined || fault === 'lost' ? '' : 'bad'}`}
          onClick={() => act.open('target', uid)}
        >
          {target.kind === 'none' && below > 0 ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr">{words.nowhere}</span>
            </>
          ) : (
            <>
              <Icon name={target.isBlocked ? 'lock' : kindIcons[target.kind]} size="s" />
              <span className="cut">
                {target.kind === 'none' ? words.nowhere : target.kind === 'action' ? words.actions : target.name}
              </span>
            </>
          )}
        </button>
      </div>
      <div role="gridcell" className="menus-eyes">
        <VisibilityMarks {...visibility} />
      </div>
      <div role="gridcell" className="menus-more">
        <button
          type="button"
          className="ib"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={words.details(own)}
          title={words.more}
          onClick={() => act.open('details', uid)}
        >
          <Icon name="dots" />
        </button>
      </div>
      {fault === undefined ? null : (
        <div role="gridcell" className="menus-below">
          <FaultBlock view={view} fault={fault} act={act} />
        </div>
      )}
      {isCurrent && !isEditing ? (
        <div role="gridcell" className="menus-below">
          <EntryCommandBar view={view} items={items} act={act} />
        </div>
      ) : null}
    </div>
  );
});

function VisibilityMarks({ ko, en, app, web, who }: EntryView['visibility']) {
  const words = useWords(menuStrings);
  const eyes = [
    ['ko', ko],
    ['en', en],
    ['APP', app],
    ['WEB', web],
  ] as const;
  return (
    <>
      {eyes.map(([what, isOn]) => (
        <span key={what} className={isOn ? '' : 'off'}>
          <span>{what}</span>
          <span className="sr">{` ${isOn ? words.on : words.off}`}</span>
        </span>
      ))}
      {who === 'all' ? null : <span>{who === 'member' ? words.members : words.guests}</span>}
    </>
  );
}

function FaultBlock({
  view,
  fault,
  act,
}: {
  readonly view: EntryView;
  readonly fault: Fault;
  readonly act: RowActions;
}) {
  const words = useWords(menuStrings);
  const { uid, target } = view;
  const message = {
    blocked: [words.blocked(target.name), words.blockedWhy],
    gone: [words.gone(target.name), words.goneWhy],
    lost: [words.lost, words.lostWhy],
  }[fault];
  return (
    <div className={fault === 'gone' ? 'problem' : 'problem warning'}>
      <Icon name="alert-triangle" size="s" />
      <span className="grow">
        <b>{message[0]}</b>
        <span>{` ${message[1] ?? ''}`}</span>
      </span>
      {fault === 'blocked' ? (
        <button
          type="button"
          className="btn s"
          onClick={() => act.setVisibility(uid, settingsFor(view.item, { ko: false, en: false }))}
        >
          <Icon name="wand" />
          <span>{words.hideIt}</span>
        </button>
      ) : null}
      {fault === 'lost' ? (
        <button type="button" className="btn s" onClick={() => act.open('move', uid)}>
          {words.to}
        </button>
      ) : (
        <button type="button" className="btn s quiet" onClick={() => act.open('target', uid)}>
          {fault === 'gone' ? words.chooseOther : words.other}
        </button>
      )}
    </div>
  );
}
