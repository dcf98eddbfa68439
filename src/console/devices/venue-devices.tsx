import './devices.css';
import { useState } from 'react';
import { call, CallError } from '../api/client.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useServerNow } from '../today/use-server-now.ts';
import { Dialog } from '../ui/dialog.tsx';
import { formatTime } from '../ui/format-time.ts';
import { Icon } from '../ui/icon.tsx';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import { healthOf, type Device, type DeviceHealth, type Joining, type VenueDevices } from './devices.ts';
import { ExitCode } from './exit-code.tsx';
import { JoiningDialog } from './joining-dialog.tsx';
import { ScansPanel } from './scans-panel.tsx';
import { deviceStrings } from './strings.ts';
import { useDevices } from './use-devices.ts';

const tones: Readonly<Record<DeviceHealth, string>> = {
  heard: 'badge ok',
  silent: 'badge bad',
  waiting: 'badge draft',
  expired: 'badge warn',
  ended: 'badge line',
};

type Shown =
  | { readonly kind: 'add' }
  | { readonly kind: 'end'; readonly device: Device }
  | { readonly kind: 'join'; readonly name: string; readonly joining: Joining };

/** Devices of a venue, with entries that two gates accepted and refused scans. */
export function VenueDevicesPanels({ venue }: { readonly venue: string }) {
  const words = useWords(deviceStrings);
  const showToast = useToast();
  const failureText = useFailureText();
  const { answer, hasFailed, refetch } = useDevices(venue);
  const [shown, setShown] = useState<Shown>();
  const close = (): void => {
    setShown(undefined);
    refetch();
  };
  const fail = (error: unknown): void =>
    showToast(
      error instanceof CallError && error.status === 403 ? words.refusedRight : failureText(error, words.failed),
    );
  const renew = ({ id, name }: Device): void => {
    call<Joining>('POST', `/devices/${venue}/${id}/joining`).then(
      (joining) => setShown({ kind: 'join', name, joining }),
      fail,
    );
  };
  const end = ({ id, name }: Device): void => {
    call('DELETE', `/devices/${venue}/${id}`).then(() => {
      showToast(words.ended(name));
      close();
    }, fail);
  };
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
      {answer === undefined ? null : (
        <DeviceList
          answer={answer}
          onAdd={() => setShown({ kind: 'add' })}
          onRenew={renew}
          onEnd={(device) => setShown({ kind: 'end', device })}
        />
      )}
      {answer === undefined ? null : <ScansPanel answer={answer} />}
      {shown?.kind === 'add' ? (
        <AddDeviceDialog
          venue={venue}
          facilities={answer?.facilities ?? []}
          onClose={close}
          onAdded={(name, joining) => setShown({ kind: 'join', name, joining })}
        />
      ) : null}
      {shown?.kind === 'join' ? (
        <JoiningDialog
          name={shown.name}
          joining={shown.joining}
          hasJoined={
            answer?.devices.some(
              ({ id, joinUntil, state }) => id === shown.joining.id && state === 'ACTIVE' && joinUntil === '',
            ) === true
          }
          onClose={close}
        />
      ) : null}
      {shown?.kind === 'end' ? (
        <Dialog
          title={words.endTitle(shown.device.name)}
          width={440}
          onClose={close}
          foot={
            <>
              <span className="grow" />
              <button type="button" className="btn" onClick={close}>
                {words.cancel}
              </button>
              <button type="button" className="btn danger" onClick={() => end(shown.device)}>
                {words.end}
              </button>
            </>
          }
        >
          <p>{words.endHelp}</p>
        </Dialog>
      ) : null}
    </>
  );
}

interface DeviceListProps {
  readonly answer: VenueDevices;
  readonly onAdd: () => void;
  readonly onRenew: (device: Device) => void;
  readonly onEnd: (device: Device) => void;
}

function DeviceList({ answer, onAdd, onRenew, onEnd }: DeviceListProps) {
  const words = useWords(deviceStrings);
  const inUse = answer.devices.filter(({ state }) => state !== 'ENDED');
  const ended = answer.devices.filter(({ state }) => state === 'ENDED');
  const row = (device: Device) => (
    <DeviceRow
      key={device.id}
      device={device}
      answer={answer}
      onRenew={() => onRenew(device)}
      onEnd={() => onEnd(device)}
    />
  );
  return (
    <section className="panel" aria-labelledby="devices">
      <div className="head">
        <h2 id="devices">{words.title}</h2>
        <span className="count soft">{inUse.length}</span>
        <span className="grow" />
        <button type="button" className="btn s primary" onClick={onAdd}>
          <Icon name="plus" />
          <span>{words.add}</span>
        </button>
      </div>
      {inUse.length === 0 ? (
        <div className="empty muted">
          <Icon name="qrcode" size="l" />
          <p>{words.empty}</p>
          <p className="small">{words.emptyHelp}</p>
        </div>
      ) : (
        <ul className="devices-list">{inUse.map(row)}</ul>
      )}
      {ended.length === 0 ? null : (
        <details className="devices-ended">
          <summary className="small muted">{words.showEnded(ended.length)}</summary>
          <ul className="devices-list">{ended.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly answer: VenueDevices;
  readonly onRenew: () => void;
  readonly onEnd: () => void;
}

function DeviceRow({ device, answer, onRenew, onEnd }: DeviceRowProps) {
  const words = useWords(deviceStrings);
  const { language } = useLanguage();
  const now = useServerNow(answer.now);
  const health = healthOf(device, now);
  const place = answer.facilities.find(({ facilityId }) => facilityId === device.facility)?.name;
  const last = device.endedAt || device.heardAt;
  return (
    <li className="devices-row">
      <div className="devices-name">
        <span className="strong">{device.name}</span>
        <span className="small muted">
          {[words.kinds[device.kind], place?.[language] ?? place?.['ko'] ?? device.facility]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className="devices-health">
        <span className={tones[health]}>{words.health[health]}</span>
      </div>
      <div className="devices-heard small">
        <span>
          <span className="muted">{words.heard}</span>{' '}
          {last === '' ? <span>{words.never}</span> : <time dateTime={last}>{formatTime(last, now, language)}</time>}
        </span>
        <span className="muted">{[device.model, device.version].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="devices-count small num">
        <span>{words.scans(device.scans)}</span>
        <span className={device.refused === 0 ? 'muted' : 'devices-refused'}>{words.refusals(device.refused)}</span>
      </div>
      <div className="devices-actions">
        {health === 'ended' ? null : (
          <>
            {device.kind === 'GATE' && device.state === 'ACTIVE' ? (
              <ExitCode id={device.id} name={device.name} />
            ) : null}
            <button type="button" className="btn s" aria-label={words.newCodeOf(device.name)} onClick={onRenew}>
              <Icon name="qrcode" size="s" />
              <span>{words.newCode}</span>
            </button>
            <button type="button" className="btn s" aria-label={words.endOf(device.name)} onClick={onEnd}>
              {words.end}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
