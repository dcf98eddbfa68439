import './members.css';
import { useMe } from '../session/current-user.ts';
import { mayRecords } from '../session/rights.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { BillboardsPanel } from './billboards-panel.tsx';
import { CoursesPanel } from './courses-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { BoardingPanel } from './boarding-panel.tsx';
import { LookUpPanel } from './look-up-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { memberStrings } from './strings.ts';

/** Records of members in a venue, for its agents. */
export function MembersArea() {
  const words = useWords(memberStrings);
  const { language } = useLanguage();
  const { grants } = useMe();
  const names = useNames();
  const { venue: chosen, choose } = useVenueChoice();
  const venues = useVenues().map(({ id }) => id).filter((id) => mayRecords(grants, 'agent', id));
  const venue = chosen !== undefined && venues.includes(chosen) ? chosen : venues[0];
  return (
    <div className="page">
      <div className="narrow members">
        <div className="row wrap between">
          <div><h1>{words.title}</h1><p className="muted">{words.help}</p></div>
          {venue === undefined || venues.length < 2 ? null : <SegmentedControl label={words.venue} value={venue} onChange={choose} options={venues.map((id) => ({ value: id, label: names.venue(id)[language] }))} />}
        </div>
        {venue === undefined ? <div className="empty muted"><p>{words.none}</p></div> : <><PicturesPanel key={`pictures ${venue}`} venue={venue} /><BillboardsPanel key={`billboards ${venue}`} venue={venue} /><CoursesPanel key={`courses ${venue}`} venue={venue} /><EventsPanel key={`events ${venue}`} venue={venue} /><LookUpPanel key={`look-up ${venue}`} venue={venue} /><BoardingPanel key={`boarding ${venue}`} venue={venue} /></>}
      </div>
    </div>
  );
}
