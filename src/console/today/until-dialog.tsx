import { useState } from 'react';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { formatClock, nextInstantOf } from './board.ts';
import { todayStrings } from './strings.ts';

interface UntilDialogProps {
  readonly name: string;
  readonly until: number;
  readonly now: number;
  readonly onSave: (until: number) => void;
  readonly onClose: () => void;
}

/** Asks for the time at which a state that an operator set ends. */
export function UntilDialog({ name, until, now, onSave, onClose }: UntilDialogProps) {
  const words = useWords(todayStrings);
  const texts = useTexts();
  const [time, setTime] = useState(formatClock(until));
  const isValid = /^\d\d:\d\d$/.test(time);
  const save = (): void => {
    if (isValid) onSave(nextInstantOf(time, now));
  };
  return (
    <Dialog
      title={words.chooseTitle(name)}
      width={400}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="button" className="btn primary" disabled={!isValid} onClick={save}>
            {words.save}
          </button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="field">
          <span className="label">{words.time}</span>
          <input className="input" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </label>
      </form>
    </Dialog>
  );
}
