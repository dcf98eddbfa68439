import './find.css';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReleaseRow } from '../api/client.ts';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import type { SiteStore } from '../site/site-store.ts';
import { namesIn, useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { modifierKey } from '../ui/shortcut-keys.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { entriesIn, type Entry, type Kind } from './entries.ts';
import { hayOf } from './match.ts';
import { PaletteOption } from './palette-option.tsx';
import { readReleases } from './releases.ts';
import { useActions } from './use-actions.ts';
import { useFound } from './use-found.ts';
import { findStrings } from './strings.ts';

/** Reads the site before anybody asks. */
export const makeReady = (store: SiteStore): void => {
  const { docs } = store.get();
  entriesIn(docs, namesIn(docs));
};

interface PaletteProps {
  /** Initial query. */
  readonly first: string;
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

const kinds: readonly Kind[] = ['page', 'document', 'text', 'menu', 'media', 'action', 'release'];
const base = '/console';

const releaseEntry = ({ number, message, at }: ReleaseRow): Entry => ({
  id: `release ${number}`,
  kind: 'release',
  icon: 'git-commit',
  label: { ko: `릴리스 ${number}: ${message}`, en: `Release ${number}: ${message}` },
  note: at.slice(0, 10),
  hay: hayOf([`릴리스 ${number}: ${message}`, `Release ${number}: ${message}`, String(number)]),
  way: () => `/releases?release=${number}`,
});

/** One search over everything, actions too: by name, path, id and text. */
export function Palette({ first, onPublish, onSignOut, onClose }: PaletteProps) {
  const words = useWords(findStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const navigate = useNavigate();
  const choice = useVenueChoice();
  const actions = useActions({ onPublish, onSignOut });
  const [query, setQuery] = useState(first);
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [isEverywhere, setEverywhere] = useState(false);
  const [at, setAt] = useState(0);
  const [releases, setReleases] = useState<readonly Entry[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLAnchorElement>(null);
  const listId = useId();
  const venue = isEverywhere ? undefined : choice.venue;
  // Before anything else can be typed: the field that stood here until now is gone.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  useEffect(() => {
    const leave = new AbortController();
    // Without them everything else is found; the timeline says why they cannot be read.
    readReleases((all) => setReleases(all.map(releaseEntry)), leave.signal).catch(() => undefined);
    return () => leave.abort();
  }, []);
  const { asked, isAction, found, groups } = useFound({ query, kind, venue, actions, releases });
  const options = groups.flatMap(({ entries }) => entries);
  const chosen = Math.min(at, options.length - 1);
  const cut = kind === 'all' || found === undefined ? 0 : (found.counts.get(kind) ?? 0) - options.length;
  const total = [...(found?.counts.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const open = (entry: Entry | undefined, isBeside: boolean): void => {
    if (entry === undefined) return;
    const way = entry.way?.(docs);
    // The link is of the chosen one, which is the one under the pointer too.
    if (isBeside && way !== undefined) {
      beside.current?.click();
      return;
    }
    onClose();
    if (way !== undefined) void navigate(way);
    entry.run?.();
  };
  const choose = (next: number): void => {
    setAt(next);
    list.current?.querySelector(`[data-option="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    // What ends the composing of a syllable chooses nothing.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose((chosen + 1) % options.length),
      ArrowUp: () => choose((chosen - 1 + options.length) % options.length),
      PageDown: () => choose(Math.min(chosen + 8, options.length - 1)),
      PageUp: () => choose(Math.max(chosen - 8, 0)),
      Enter: () => open(options[chosen], event.ctrlKey || event.metaKey),
    };
    const run = event.altKey ? undefined : steps[event.key];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  const tabs = (['all', ...kinds] as const).filter(
    (one) => one === 'all' || one === kind || (found?.counts.get(one) ?? 0) > 0,
  );
  return (
    <dialog
      ref={dialog}
      className="dialog find-palette"
      aria-label={words.find}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="find-head">
        <Icon name="search" size="l" />
        <input
          className="find-input"
          type="text"
          role="combobox"
          aria-label={words.find}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(options[chosen] === undefined ? {} : { 'aria-activedescendant': `${listId}-${chosen}` })}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
            setKind('all');
          }}
          onKeyDown={press}
        />
        {choice.venue === undefined ? null : (
          <button
            type="button"
            className="find-venue"
            aria-pressed={!isEverywhere}
            title={isEverywhere ? words.onlyVenue(names.venue(choice.venue)[language]) : words.everywhere}
            onClick={() => setEverywhere(!isEverywhere)}
          >
            {names.venue(choice.venue)[language]}
          </button>
        )}
        <button type="button" className="find-esc" onClick={() => dialog.current?.close()}>
          <kbd>Esc</kbd>
          <Icon name="x" />
          <span className="sr">{words.close}</span>
        </button>
      </div>
      {found === undefined || isAction ? null : (
        <div className="find-tabs">
          <SegmentedControl
            label={words.kinds}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setAt(0);
            }}
            options={tabs.map((one) => ({
              value: one,
              label: one === 'all' ? `${words.all} ${total}` : `${words.kind[one]} ${found.counts.get(one) ?? 0}`,
            }))}
          />
        </div>
      )}
      {found?.isClose === true ? <p className="find-group">{words.comesClose(asked)}</p> : null}
      <div ref={list} id={listId} className="find-list" role="listbox" aria-label={words.find}>
        {groups.map(({ id, entries, from }) => (
          <div key={id} role="group" aria-label={words.groups[id]}>
            <p className="find-group" aria-hidden="true">
              {words.groups[id]}
            </p>
            {entries.map((entry, nth) => {
              const index = from + nth;
              return (
                <PaletteOption
                  key={entry.id}
                  id={`${listId}-${index}`}
                  index={index}
                  entry={entry}
                  words={asked}
                  isChosen={index === chosen}
                  onHover={() => setAt(index)}
                  onOpen={(isBeside) => open(entry, isBeside)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {cut > 0 ? <p className="find-group">{words.more(cut)}</p> : null}
      {found !== undefined && options.length === 0 ? (
        <p className="empty muted">
          <span>{words.nothing(asked)}</span>
          {venue === undefined ? null : (
            <>
              {' '}
              <button type="button" className="btn s" onClick={() => setEverywhere(true)}>
                {words.everywhere}
              </button>
            </>
          )}
        </p>
      ) : null}
      <a ref={beside} hidden href={base + (options[chosen]?.way?.(docs) ?? '')} target="_blank" rel="noopener">
        {words.beside}
      </a>
      <p className="sr" role="status">
        {found === undefined
          ? ''
          : `${found.isClose ? `${words.comesClose(asked)} ` : ''}${words.results(isAction ? found.entries.length : total)}`}
      </p>
      <footer className="find-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>
          <span>{` ${words.choose}`}</span>
        </span>
        <span>
          <kbd>↵</kbd>
          <span>{` ${words.open}`}</span>
        </span>
        <span>
          <kbd>{`${modifierKey} ↵`}</kbd>
          <span>{` ${words.beside}`}</span>
        </span>
        <span>
          <kbd>&gt;</kbd>
          <span>{` ${words.onlyActions}`}</span>
        </span>
        <span className="grow" />
        <span className="hide-m">{words.footer}</span>
      </footer>
    </dialog>
  );
}
