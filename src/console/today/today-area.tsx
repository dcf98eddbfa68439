import './today.css';
import { Link, useParams } from 'react-router-dom';
import { DevicesSummary } from '../devices/devices-summary.tsx';
import { deviceStrings } from '../devices/strings.ts';
import { VenueDevicesPanels } from '../devices/venue-devices.tsx';
import { useMe } from '../session/current-user.ts';
import { mayRecords } from '../session/rights.ts';
import { useVenueChoice, useVenues } from '../shell/venue-choice.tsx';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { FacilitiesPanel } from './facilities-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { todayStrings } from './strings.ts';
import { useBoard } from './use-board.ts';
import { UsesPanel } from './uses-panel.tsx';

/** Today board: live operations of a venue, for operators with its operations right. */
export function TodayArea() {
  const words = useWords(todayStrings);
  const { title: devices } = useWords(deviceStrings);
  const { part } = useParams();
  const isDevices = part === 'devices';
  const { language } = useLanguage();
  const { grants, rights } = useMe();
  const names = useNames();
  const { venue: chosen, choose } = useVenueChoice();
  const venues = useVenues()
    .map(({ id }) => id)
    .filter((id) => mayRecords(grants, 'operations', id));
  const venue = chosen !== undefined && venues.includes(chosen) ? chosen : venues[0];
  return (
    <div className="page">
      <div className="narrow today">
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
              options={venues.map((id) => ({ value: id, label: names.venue(id)[language] }))}
            />
          )}
        </div>
        {venue === undefined ? null : (
          <nav className="tabs" aria-label={words.title}>
            <Link to="/today" {...(isDevices ? {} : { 'aria-current': 'page' as const })}>
              {words.facilities}
            </Link>
            <Link to="/today/devices" {...(isDevices ? { 'aria-current': 'page' as const } : {})}>
              {devices}
            </Link>
          </nav>
        )}
        {venue === undefined ? (
          <div className="empty muted">
            <p>{words.none}</p>
            {rights.includes('administer') ? (
              <p>
                <span>{`${words.grantHelp} `}</span>
                <Link to="/settings/people">{words.grant}</Link>
              </p>
            ) : null}
          </div>
        ) : isDevices ? (
          <VenueDevicesPanels key={venue} venue={venue} />
        ) : (
          <VenueBoard key={venue} venue={venue} />
        )}
      </div>
    </div>
  );
}

/** Panels of one venue. */
function VenueBoard({ venue }: { readonly venue: string }) {
  const words = useWords(todayStrings);
  const { board, hasFailed, refetch, set, takeBack } = useBoard(venue);
  return (
    <>
      {hasFailed ? (
        <div className="problem" role="alert">
          <span className="grow">{words.lost}</span>
          <button type="button" className="btn s" onClick={refetch}>
            {words.again}
          </button>
        </div>
      ) : null}
      <DevicesSummary venue={venue} />
      <QueuesPanel venue={venue} />
      <UsesPanel venue={venue} />
      {board === undefined ? null : <FacilitiesPanel board={board} set={set} takeBack={takeBack} />}
    </>
  );
}
