import './members.css';
import { Link, useParams } from 'react-router-dom';
import { SecondFactorNotice } from '../second-factor/notice.tsx';
import { useMe } from '../session/current-user.ts';
import { mayAllRecords, mayRecords } from '../session/rights.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { BillboardsPanel } from './billboards-panel.tsx';
import { BoardingPanel } from './boarding-panel.tsx';
import { ClubsPart } from './clubs/clubs-part.tsx';
import { CoursesPanel } from './courses-panel.tsx';
import { EventsPart } from './events/events-part.tsx';
import { HeldRewardsPanel } from './held-rewards-panel.tsx';
import { InboxPart } from './inbox/inbox-part.tsx';
import { AdjustmentsPanel } from './desk/adjustments-panel.tsx';
import { LookUpPanel } from './look-up-panel.tsx';
import { OutboxPart } from './outbox/outbox-part.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PrivacyPart } from './privacy/privacy-part.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { memberStrings } from './strings.ts';

/**
 * Records of members in a venue: approvals and look-ups for its agents; events and clubs for its marketers, too; messages for lead agents; look-ups
 * and records apart for privacy officers.
 */
export function MembersArea() {
  const words = useWords(memberStrings);
  const { language } = useLanguage();
  const { grants, withheld } = useMe();
  const names = useNames();
  const { part, id } = useParams();
  const { venue: chosen, choose } = useVenueChoice();
  const allVenues = useVenues().map((venue) => venue.id);
  const venues = allVenues.filter(
    (one) => mayRecords(grants, 'campaigns', one) || mayRecords(grants, 'privacy-officer', one),
  );
  const venue = chosen !== undefined && venues.includes(chosen) ? chosen : venues[0];
  const isAgent = venue !== undefined && mayRecords(grants, 'agent', venue);
  const isLead = venue !== undefined && mayRecords(grants, 'agent-lead', venue);
  const isRunning = venue !== undefined && mayRecords(grants, 'campaigns', venue);
  const isMarketer = venue !== undefined && mayRecords(grants, 'marketer', venue);
  const isOfficer = venue !== undefined && mayRecords(grants, 'privacy-officer', venue);
  const parts = [
    ...(isAgent ? (['records', 'inbox'] as const) : []),
    ...(isRunning ? (['events', 'clubs'] as const) : []),
    ...(mayAllRecords(grants, 'marketer', allVenues) ? (['rewards'] as const) : []),
    ...(mayAllRecords(grants, 'agent-lead', allVenues) ? (['messages'] as const) : []),
    ...(isOfficer ? (['privacy'] as const) : []),
  ] as const;
  const shown = parts.find((one) => one === part) ?? parts[0];
  return (
    <div className="page">
      <div className="narrow members">
        <div className="row wrap between">
          <div>
            <h1>{words.title}</h1>
            <p className="muted">{words.help}</p>
          </div>
          {venue === undefined || venues.length < 2 ? null : (
            <SegmentedControl
              label={words.venue}
              value={venue}
              onChange={choose}
              options={venues.map((one) => ({ value: one, label: names.venue(one)[language] }))}
            />
          )}
        </div>
        <SecondFactorNotice />
        {venue === undefined ? (
          withheld.length > 0 ? null : (
            <div className="empty muted">
              <p>{words.none}</p>
            </div>
          )
        ) : (
          <>
            <nav className="tabs" aria-label={words.partsLabel}>
              {parts.map((one) => (
                <Link key={one} to={`/members/${one}`} {...(one === shown ? { 'aria-current': 'page' as const } : {})}>
                  {words.parts[one]}
                </Link>
              ))}
            </nav>
            {shown === 'events' ? (
              <EventsPart key={venue} venue={venue} id={id} isAgent={isAgent} isMarketer={isMarketer} />
            ) : shown === 'clubs' ? (
              <ClubsPart key={venue} venue={venue} id={id} isAgent={isAgent} />
            ) : shown === 'inbox' ? (
              <InboxPart key={venue} venue={venue} id={id} />
            ) : shown === 'rewards' ? (
              <HeldRewardsPanel />
            ) : shown === 'messages' ? (
              <OutboxPart />
            ) : shown === 'privacy' ? (
              <PrivacyPart />
            ) : (
              <Records venue={venue} isLead={isLead} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Records({ venue, isLead }: { readonly venue: string; readonly isLead: boolean }) {
  return (
    <>
      <PicturesPanel key={`pictures ${venue}`} venue={venue} />
      <BillboardsPanel key={`billboards ${venue}`} venue={venue} />
      <ProfilePanel key={`profiles ${venue}`} venue={venue} />
      <CoursesPanel key={`courses ${venue}`} venue={venue} />
      {isLead ? <ReviewsPanel key={`reviews ${venue}`} venue={venue} /> : null}
      <LookUpPanel key={`look-up ${venue}`} venue={venue} isLead={isLead} />
      {isLead ? <AdjustmentsPanel key={`adjustments ${venue}`} venue={venue} /> : null}
      <BoardingPanel key={`boarding ${venue}`} venue={venue} />
    </>
  );
}
