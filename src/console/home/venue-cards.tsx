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

/** The venues as visitors have them now, with what is being changed. */
export function VenueCards() {
  const words = useWords(homeWords);
  const venues = useVenues();
  const live = useRelease();
  const [releases, setReleases] = useState<readonly ReleaseRow[]>([]);
  useEffect(() => {
    call<{ readonly releases: readonly ReleaseRow[] }>('GET', '/releases?size=100').then((answer) => setReleases(answer.releases), () => undefined);
  }, [live]);
  return (
    <ul className="home-venues" aria-label={words.venues}>
      {venues.map(({ id }) => <VenueCard key={id} venue={id} changed={releases.find(({ base, venues: of }) => base !== undefined && (of?.includes(id) === true || of?.includes('') === true))} />)}
    </ul>
  );
}

function VenueCard({ venue, changed }: { readonly venue: string; readonly changed: ReleaseRow | undefined }) {
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
  const still = useStill({ state: { which: 'live' }, viewer: viewerOf({ kind: 'guest', locale: language, platform: 'WEB' }, venue), path: previewPathOf(docs, docs.get(`venue/${venue}`), venue), mark: String(live) });
  return (
    <li className="panel home-venue">
      <div className="home-still" aria-hidden="true">{typeof still === 'object' ? <StillFrame title={name} still={still} /> : null}</div>
      <div className="home-venue-text">
        <Link className="row strong home-venue-link" to="/content" onClick={() => choose(venue)}><VenueDot venue={venue} /><span className="cut">{name}</span></Link>
        <span className="small muted cut">{changed === undefined ? words.neverChanged : <>{words.changedIn(changed.number)}, <When at={changed.at} /></>}</span>
        <span className="row wrap home-badges">{blocked === 0 ? null : <span className="badge warn"><Icon name="lock" />{words.blockedPages(blocked)}</span>}{drafts === 0 && blocked > 0 ? null : <span className={drafts === 0 ? 'badge line' : 'badge draft'}>{words.drafts(drafts)}</span>}</span>
      </div>
    </li>
  );
}
