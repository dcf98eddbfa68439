import { useSyncExternalStore } from 'react';
import { FindButton } from '../find/find-buttons.tsx';
import { useMe } from '../session/current-user.ts';
import { isChanged, type Docs } from '../site/documents.ts';
import { useDocsSelector, useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { initialsOf } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { VenueDot } from '../ui/venue-dot.tsx';
import { SaveStatus } from './save-status.tsx';
import { useVenueChoice, useVenues } from './venue-choice.tsx';

const countDrafts = (docs: Docs): number => [...docs.values()].filter(isChanged).length;

/** Top bar: venue, search, save status, undo, publish and account. */
export function TopBar({ onPublish, onSignOut }: { readonly onPublish: () => void; readonly onSignOut: () => void }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const me = useMe();
  const names = useNames();
  const store = useSiteStore();
  const { venue, choose } = useVenueChoice();
  const venues = useVenues();
  const back = useSyncExternalStore(store.subscribe, () => store.get().log.done.at(-1)?.label);
  const forth = useSyncExternalStore(store.subscribe, () => store.get().log.undone.at(-1)?.label);
  const drafts = useDocsSelector(countDrafts);
  const nameOf = (code: string): string => names.venue(code)[language];
  return (
    <header className="top">
      <Menu
        className="venue"
        label={texts.top.venue}
        button={
          <>
            <VenueDot venue={venue} />
            <span>{venue === undefined ? texts.top.venues : nameOf(venue)}</span>
            <Icon name="chevron-down" size="s" />
          </>
        }
        items={[
          {
            label: texts.top.venues,
            isChosen: venue === undefined,
            run: () => choose(undefined),
            mark: <VenueDot venue={undefined} />,
          },
          ...venues.map(({ id }) => ({
            label: nameOf(id),
            isChosen: id === venue,
            run: () => choose(id),
            mark: <VenueDot venue={id} />,
          })),
        ]}
      />
      <FindButton />
      <span className="grow" />
      <SaveStatus />
      <span className="row tight">
        <button
          type="button"
          className="ib"
          disabled={back === undefined}
          aria-label={back === undefined ? texts.top.undo : texts.top.undoStep(back)}
          title={back === undefined ? texts.top.undo : texts.top.undoStep(back)}
          onClick={() => store.undo()}
        >
          <Icon name="arrow-back-up" />
        </button>
        <button
          type="button"
          className="ib"
          disabled={forth === undefined}
          aria-label={forth === undefined ? texts.top.redo : texts.top.redoStep(forth)}
          title={forth === undefined ? texts.top.redo : texts.top.redoStep(forth)}
          onClick={() => store.redo()}
        >
          <Icon name="arrow-forward-up" />
        </button>
      </span>
      <button type="button" className="btn primary" onClick={onPublish}>
        <span>{texts.top.publish}</span>
        {drafts === 0 ? null : <span className="count accent">{drafts}</span>}
      </button>
      <Menu
        className="avatar"
        label={texts.top.account}
        button={initialsOf(me.name)}
        items={[
          { label: `${me.name} · ${me.email}`, isHead: true },
          { label: texts.top.signOut, run: onSignOut, mark: <Icon name="logout" size="s" /> },
        ]}
      />
    </header>
  );
}
