import { useState } from 'react';
import { deviceKinds, type DeviceKind } from '#schemas/calls/devices/answers';
import { useFailureText } from '../shell/use-failure-text.ts';
import { call, CallError } from '../api/client.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import type { Joining, VenueDevices } from './devices.ts';
import { deviceStrings } from './strings.ts';

interface AddDeviceDialogProps {
  readonly venue: string;
  readonly facilities: VenueDevices['facilities'];
  readonly onAdded: (name: string, joining: Joining) => void;
  readonly onClose: () => void;
}

/** Asks for name, kind and place of a device, and adds it. */
export function AddDeviceDialog({ venue, facilities, onAdded, onClose }: AddDeviceDialogProps) {
  const words = useWords(deviceStrings);
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const limit = useLetterLimit(40, setName);
  const [kind, setKind] = useState<DeviceKind>('GATE');
  const [facility, setFacility] = useState('');
  const [problem, setProblem] = useState<string>();
  const failureText = useFailureText();
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    if (name.trim() === '') return setProblem(words.incomplete);
    if (kind === 'RIDE' && facility === '') return setProblem(words.placeMissing);
    setSaving(true);
    call<Joining>('POST', `/devices/${venue}`, { body: { name, kind, facility } }).then(
      (joining) => onAdded(name.trim(), joining),
      (error: unknown) => {
        setSaving(false);
        setProblem(
          error instanceof CallError && error.status === 403 ? words.refusedRight : failureText(error, words.failed),
        );
      },
    );
  };
  return (
    <Dialog
      title={words.add}
      width={480}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" form="add-device" className="btn primary" disabled={isSaving}>
            {words.add}
          </button>
        </>
      }
    >
      <form
        id="add-device"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="field">
          <span className="label">{words.name}</span>
          <input
            className="input"
            value={name}
            autoComplete="off"
            placeholder={words.namePlaceholder}
            aria-invalid={problem !== undefined && name.trim() === ''}
            {...limit}
          />
        </label>
        <div className="two">
          <label className="field">
            <span className="label">{words.kind}</span>
            <select
              className="select"
              value={kind}
              onChange={(event) => setKind(deviceKinds.find((one) => one === event.target.value) ?? kind)}
            >
              {deviceKinds.map((one) => (
                <option key={one} value={one}>
                  {words.kinds[one]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="label">{words.place}</span>
            <select className="select" value={facility} onChange={(event) => setFacility(event.target.value)}>
              <option value="">{words.noPlace}</option>
              {facilities.map(({ facilityId, name: names }) => (
                <option key={facilityId} value={facilityId}>
                  {names[language] || names['ko'] || facilityId}
                </option>
              ))}
            </select>
            <span className="hint">
              <span>{words.placeHelp}</span>
            </span>
          </label>
        </div>
        {problem === undefined ? null : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
