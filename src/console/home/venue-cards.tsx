import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call, type ReleaseRow } from '../api.ts';
import { previewPathOf } from '../content/preview-path.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { isChanged } from '../site/documents.ts';
import { useDocs, useNames, useRelease } from '../site/use-site.tsx';
import { StillFrame } from '../stills/still-picture.tsx';
import { useStill } from '../stills/use-still.ts';
import { viewerOf } from '../stills/viewer-of.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { VenueDot } from '../ui/venue-dot.tsx';
import { useNow } from '../ui/use-now.ts';
import { When } from '../ui/when.tsx';
import { blockedAt } from './blocked.ts';
import { homeWords } from './words.ts';

const size = 100;

interface Lately {
  readonly releases: readonly ReleaseRow[];
  /** There are earlier ones. */
  readonly next?: number;
}

/** The venues as visitors have them now, with what is being changed. */
export function VenueCards() {
  const words = useWords(homeWords);
  const venues = useVenues();
  const live = useRelease();
  const [known, setKnown] = useState<Lately>();
  useEffect(() => {
    const leave = new AbortController();
    call<Lately>('GET', `/releases?size=${size}`, { signal: leave.signal }).then(setKnown, () => undefined);
    return () => leave.abort();
  }, [live]);
  return (
    <ul className="home-venues" aria-label={words.venues}>
      {venues.map(({ id }) => <VenueCard key={id} venue={id} lately={known} />)}
    </ul>
  );
}

function VenueCard({ venue, lately }: { readonly venue: string; readonly lately: Lately | undefined }) {
  const words = useWords(homeWords);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const live = useRelease();
  const now = useNow();
  const { choose } = useVenueChoice();
  const own = [...docs.values()].filter(({ type, id }) => names.venueOf(type, id) === venue);
  const drafts = own.filter(isChanged).length;
  const blocked = own.filter(({ type, live: page }) => type === 'page' && page !== undefined && blockedAt(page, now) !== undefined).length;
  const name = names.venue(venue)[language];
  const changed = lately?.releases.find(({ base, venues: of }) => base !== undefined && (of?.includes(venue) === true || of?.includes('') === true));
  const since = lately === undefined ? '' : lately.next === undefined ? words.neverChanged : words.notLately(lately.releases.length);
  const still = useStill({ state: { which: 'live' }, viewer: viewerOf({ kind: 'guest', locale: language, platform: 'WEB' }, venue), path: previewPathOf(docs, docs.get(`venue/${venue}`), venue), mark: String(live) });
  return (
    <li className="panel home-venue">
      <div className="home-still" aria-hidden="true">{typeof still === 'object' ? <StillFrame title={name} still={still} /> : null}</div>
      <div className="home-venue-text">
        <Link className="row strong home-venue-link" to="/content" onClick={() => choose(venue)}><VenueDot venue={venue} /><span className="cut">{name}</span></Link>
        <span className="small muted cut">{changed === undefined ? since : <>{words.changedIn(changed.number)}, <When at={changed.at} /></>}</span>
        <span className="row wrap home-badges">{blocked === 0 ? null : <span className="badge warn"><Icon name="lock" />{words.blockedPages(blocked)}</span>}{drafts === 0 && blocked > 0 ? null : <span className={drafts === 0 ? 'badge line' : 'badge draft'}>{words.drafts(drafts)}</span>}</span>
      </div>
    </li>
  );
}
