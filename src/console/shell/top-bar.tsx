import { useSyncExternalStore } from 'react';
import { FindButton } from '../find/find-button.tsx';
import { useMe } from '../me.ts';
import { isChanged } from '../site/documents.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { initialsOf } from '../ui/face.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { VenueDot } from '../ui/venue-dot.tsx';
import { SaveState } from './save-state.tsx';
import { useVenueChoice, useVenues } from './venue-choice.tsx';

/** Venue, saving, undo, what is to be released, and the person. */
export function TopBar({ onPublish, onSignOut }: { readonly onPublish: () => void; readonly onSignOut: () => void }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const docs = useDocs();
  const names = useNames();
  const store = useSiteStore();
  const { venue, choose } = useVenueChoice();
  const venues = useVenues();
  const log = useSyncExternalStore(store.subscribe, () => store.get().log);
  const [back, forth] = [log.done.at(-1), log.undone.at(-1)];
  const drafts = [...docs.values()].filter(isChanged).length;
  const nameOf = (code: string): string => names.venue(code)[language];
  return (
    <header className="top">
      <Menu
        className="venue"
        label={texts.top.venue}
        button={<><VenueDot venue={venue} />{venue === undefined ? texts.top.venues : nameOf(venue)}<Icon name="chevron-down" size="s" /></>}
        items={[
          { label: texts.top.venues, isChosen: venue === undefined, run: () => choose(undefined), mark: <VenueDot venue={undefined} /> },
          ...venues.map(({ id }) => ({ label: nameOf(id), isChosen: id === venue, run: () => choose(id), mark: <VenueDot venue={id} /> })),
        ]}
      />
      <FindButton />
      <span className="grow" />
      <SaveState />
      <span className="row tight">
        <button type="button" className="ib" disabled={back === undefined} aria-label={back === undefined ? texts.top.undo : texts.top.undoStep(back.label)} title={back === undefined ? texts.top.undo : texts.top.undoStep(back.label)} onClick={() => store.undo()}><Icon name="arrow-back-up" /></button>
        <button type="button" className="ib" disabled={forth === undefined} aria-label={forth === undefined ? texts.top.redo : texts.top.redoStep(forth.label)} title={forth === undefined ? texts.top.redo : texts.top.redoStep(forth.label)} onClick={() => store.redo()}><Icon name="arrow-forward-up" /></button>
      </span>
      <button type="button" className="btn primary" onClick={onPublish}>{texts.top.publish}{drafts === 0 ? null : <span className="count accent">{drafts}</span>}</button>
      <Menu className="avatar" label={texts.top.account} button={initialsOf(me.name)} items={[{ label: `${me.name} · ${me.email}`, isHead: true }, { label: texts.top.signOut, run: onSignOut, mark: <Icon name="logout" size="s" /> }]} />
    </header>
  );
}
