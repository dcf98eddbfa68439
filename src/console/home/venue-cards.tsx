import { Link } from 'react-router-dom';
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
import { RelativeTime } from '../ui/relative-time.tsx';
import { blockedAt } from './blocked.ts';
import { homeStrings } from './strings.ts';
import type { RecentReleases } from './use-recent-releases.ts';

/** Cards of the venues: the live home page as a picture, the last change, blocked pages and drafts. */
export function VenueCards({ recent }: { readonly recent: RecentReleases | undefined }) {
  const words = useWords(homeStrings);
  const venues = useVenues();
  return (
    <ul className="home-venues" aria-label={words.venues}>
      {venues.map(({ id }) => (
        <VenueCard key={id} venue={id} recent={recent} />
      ))}
    </ul>
  );
}

function VenueCard({ venue, recent }: { readonly venue: string; readonly recent: RecentReleases | undefined }) {
  const words = useWords(homeStrings);
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const live = useRelease();
  const now = useNow();
  const { choose } = useVenueChoice();
  const own = [...docs.values()].filter(({ type, id }) => names.venueOf(type, id) === venue);
  const drafts = own.filter(isChanged).length;
  const blocked = own.filter(
    ({ type, live: page }) => type === 'page' && page !== undefined && blockedAt(page, now) !== undefined,
  ).length;
  const name = names.venue(venue)[language];
  const changed = recent?.releases.find(
    ({ base, venues: of }) => base !== undefined && (of?.includes(venue) === true || of?.includes('') === true),
  );
  const since =
    recent === undefined
      ? ''
      : recent.next === undefined
        ? words.neverChanged
        : words.notLately(recent.releases.length);
  const still = useStill({
    state: { which: 'live' },
    viewer: viewerOf({ kind: 'guest', locale: language, platform: 'WEB' }, venue),
    path: previewPathOf(docs, docs.get(`venue/${venue}`), venue),
    mark: String(live),
  });
  return (
    <li className="panel home-venue">
      <div className="home-still" aria-hidden="true">
        {typeof still === 'object' ? <StillFrame title={name} still={still} /> : null}
      </div>
      <div className="home-venue-text">
        <Link className="row strong home-venue-link" to="/content" onClick={() => choose(venue)}>
          <VenueDot venue={venue} />
          <span className="cut">{name}</span>
        </Link>
        <span className="small muted cut">
          {changed === undefined ? (
            since
          ) : (
            <>
              <span>{`${words.changedIn(changed.number)}, `}</span>
              <RelativeTime at={changed.at} />
            </>
          )}
        </span>
        <span className="row wrap home-badges">
          {blocked === 0 ? null : (
            <span className="badge warn">
              <Icon name="lock" />
              <span>{words.blockedPages(blocked)}</span>
            </span>
          )}
          {drafts === 0 && blocked > 0 ? null : (
            <span className={drafts === 0 ? 'badge line' : 'badge draft'}>{words.drafts(drafts)}</span>
          )}
        </span>
      </div>
    </li>
  );
}
