import './releases.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { usePreviewChoice } from '../preview/preview-choice.tsx';
import { previewPathOf } from '../content/preview-path.ts';
import { useOpenPublish } from '../publish/open-publish.ts';
import { areSingleKeysEnabled } from '../shell/single-key-shortcuts.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { isChanged } from '../site/documents.ts';
import { useDocs, useNames, useRelease } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { ReleaseCard } from './release-card.tsx';
import { RollBackPanel } from './roll-back-panel.tsx';
import { useLinkedRelease } from './use-linked-release.ts';
import { useReleases } from './use-releases.ts';
import { releaseStrings } from './strings.ts';

type SidePanel = { readonly kind: 'back' | 'look'; readonly number: number };

/** Timeline of releases, newest first. Each can be viewed, compared and rolled back to. */
export function ReleasesArea() {
  const words = useWords(releaseStrings);
  const { language } = useLanguage();
  const names = useNames();
  const venues = useVenues();
  const { venue: chosen } = useVenueChoice();
  const [of, setOf] = useState<'all' | 'venue'>('venue');
  const venue = of === 'all' ? undefined : chosen;
  const live = useRelease();
  const { rows, hasMore, failed, more, note } = useReleases(live, venue);
  const [beside, setBeside] = useState<SidePanel>();
  const { choose } = usePreviewChoice();
  const opener = useRef<HTMLElement | null>(null);
  const close = useCallback(() => {
    setBeside(undefined);
    choose({ which: 'drafts' });
    opener.current?.focus();
  }, [choose]);
  const latest = useLatest(choose);
  useEffect(() => () => latest.current({ which: 'drafts' }), [latest]);
  const open = (next: SidePanel): void => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (next.kind === 'look') choose({ which: next.number });
    setBeside(next);
  };
  const list = useRef<HTMLOListElement>(null);
  const step = (by: number): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-release]') ?? [])];
    const at = all.findIndex((card) => card.contains(document.activeElement));
    all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  };
  const showAll = useCallback(() => setOf('all'), []);
  useLinkedRelease({ list, rows, hasMore, failed, more, isAll: venue === undefined, showAll });
  const venueName = chosen === undefined ? undefined : names.venue(chosen)[language];
  return (
    <div className="page releases">
      <div className="row wrap releases-head">
        <div className="grow">
          <h1>{words.title}</h1>
          <p className="muted">{words.help}</p>
        </div>
        {venueName === undefined ? null : (
          <SegmentedControl
            label={words.venues}
            value={of}
            onChange={setOf}
            options={[
              { value: 'all', label: words.all },
              { value: 'venue', label: venueName },
            ]}
          />
        )}
      </div>
      <div className={beside === undefined ? 'releases-grid' : 'releases-grid has-beside'}>
        <div>
          <ol
            ref={list}
            className="releases-list"
            aria-label={words.list}
            aria-busy={rows === undefined}
            onKeyDown={(event) => {
              if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
              const by =
                { ArrowDown: 1, ArrowUp: -1 }[event.key] ??
                (areSingleKeysEnabled() ? { KeyJ: 1, KeyK: -1 }[event.code] : undefined);
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
          >
            <NextRelease venue={venue} />
            {rows?.map((row) => (
              <ReleaseCard
                key={row.number}
                row={row}
                isOpen={beside?.number === row.number}
                onLook={() => open({ kind: 'look', number: row.number })}
                onBack={() => open({ kind: 'back', number: row.number })}
                onViews={note}
              />
            ))}
          </ol>
          {failed ? (
            <div className="problem releases-foot" role="alert">
              <Icon name="alert-triangle" />
              <span className="grow">{words.sooner}</span>
              <button type="button" className="btn s" onClick={more}>
                {words.again}
              </button>
            </div>
          ) : null}
          {rows === undefined || hasMore === undefined || failed ? null : hasMore ? (
            <MoreButton onMore={more} />
          ) : (
            <p className="small muted releases-foot">{rows.length === 0 ? words.none : words.begin}</p>
          )}
        </div>
        {beside === undefined ? null : beside.kind === 'back' ? (
          <RollBackPanel key={beside.number} number={beside.number} onClose={close} />
        ) : (
          <section className="panel releases-look" aria-label={words.lookTitle(beside.number)}>
            <div className="head">
              <h2 className="grow">{words.lookTitle(beside.number)}</h2>
              <button type="button" className="ib" aria-label={words.close} autoFocus onClick={close}>
                <Icon name="x" />
              </button>
            </div>
            <VisitorView venue={venue ?? venues[0]?.id} />
          </section>
        )}
      </div>
    </div>
  );
}

function VisitorView({ venue }: { readonly venue: string | undefined }) {
  const docs = useDocs();
  return <PreviewPane of={venue} path={previewPathOf(docs, docs.get(`venue/${venue ?? ''}`), venue)} venue={venue} />;
}

/** Card of the next release with the number of drafts. */
function NextRelease({ venue }: { readonly venue: string | undefined }) {
  const words = useWords(releaseStrings);
  const docs = useDocs();
  const names = useNames();
  const publish = useOpenPublish();
  const drafts = [...docs.values()].filter(
    (doc) => isChanged(doc) && (venue === undefined || (names.venueOf(doc.type, doc.id) ?? venue) === venue),
  ).length;
  return (
    <li className="rel rel-next">
      <span className="rel-pin" />
      <div className="panel rel-card">
        <div className="row wrap">
          <span className="strong">{words.next}</span>
          <span className={drafts === 0 ? 'badge line' : 'badge draft'}>{words.drafts(drafts)}</span>
          <span className="grow" />
          <button type="button" className="btn s" disabled={drafts === 0} onClick={publish}>
            {words.publish}
          </button>
        </div>
      </div>
    </li>
  );
}

/** Loads more when it becomes visible or is pressed. */
function MoreButton({ onMore }: { readonly onMore: () => void }) {
  const words = useWords(releaseStrings);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '200px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [onMore]);
  return (
    <button ref={ref} type="button" className="btn releases-foot" onClick={onMore}>
      {words.earlier}
    </button>
  );
}
