import './devices.css';
import { Link } from 'react-router-dom';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useServerNow } from '../today/use-server-now.ts';
import { formatTime } from '../ui/format-time.ts';
import { Icon } from '../ui/icon.tsx';
import { healthOf, type VenueDevices } from './devices.ts';
import { deviceStrings } from './strings.ts';
import { useDevices } from './use-devices.ts';

/** Line of the Today board: how many devices work and when each silent one was last heard. */
export function DevicesSummary({ venue }: { readonly venue: string }) {
  const { answer } = useDevices(venue);
  return answer === undefined || answer.devices.every(({ state }) => state !== 'ACTIVE') ? null : (
    <Summary answer={answer} />
  );
}

function Summary({ answer }: { readonly answer: VenueDevices }) {
  const words = useWords(deviceStrings);
  const { language } = useLanguage();
  const now = useServerNow(answer.now);
  const active = answer.devices.filter(({ state }) => state === 'ACTIVE');
  const silent = active.filter((device) => healthOf(device, now) === 'silent');
  const latest =
    active
      .map(({ heardAt }) => heardAt)
      .toSorted()
      .at(-1) ?? '';
  return (
    <section className="panel devices-summary" aria-label={words.title}>
      <Icon name="qrcode" />
      <span className="strong">{words.summary(active.length - silent.length, active.length)}</span>
      <span className="small muted">{words.lastHeard(formatTime(latest, now, language))}</span>
      {silent.map(({ id, name, heardAt }) => (
        <span key={id} className="badge bad">{`${name} · ${formatTime(heardAt, now, language)}`}</span>
      ))}
      {answer.doubled.length === 0 ? null : <span className="badge warn">{words.twice(answer.doubled.length)}</span>}
      <span className="grow" />
      <Link className="btn s" to="/today/devices">
        {words.summaryLink}
      </Link>
    </section>
  );
}
