import { useState } from 'react';
import type { NotiSetting } from '#schemas/calls/notifications/answers';
import type { Decoded } from '#schemas/command';
import { Heading } from '#ui/content/heading.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Hours = Pick<NotiSetting, 'quietYn' | 'quietFromTm' | 'quietUntilTm'>;

interface QuietHoursProps {
  readonly id: string;
  readonly texts: Decoded<Settings>['texts'];
  readonly setting: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** Switch and times of the quiet hours. A time is sent when its field is left. */
export function QuietHours({ id, texts, setting, onChange }: QuietHoursProps) {
  const { quietYn, quietFromTm, quietUntilTm } = setting;
  const [times, setTimes] = useState({ quietFromTm, quietUntilTm });
  const isOn = quietYn === 'Y';
  const send = (): void => {
    if (times.quietFromTm === quietFromTm && times.quietUntilTm === quietUntilTm) return;
    if (times.quietFromTm !== '' && times.quietUntilTm !== '') onChange({ quietYn: 'Y', ...times });
  };
  const field = (name: 'quietFromTm' | 'quietUntilTm', label: string) => (
    <label className={css['time']} htmlFor={`${id}-${name}`}>
      <span>{label}</span>
      <input
        id={`${id}-${name}`}
        type="time"
        required
        value={times[name]}
        onChange={({ currentTarget }) => setTimes({ ...times, [name]: currentTarget.value })}
        onBlur={send}
      />
    </label>
  );
  return (
    <section className={`card ${css['topic']}`} aria-labelledby={`${id}-quiet`}>
      <Heading id={`${id}-quiet`} className="t-subhead">
        {texts.quiet}
      </Heading>
      <p className="muted">{texts.quietText}</p>
      <Toggle
        id={`${id}-quiet-on`}
        label={texts.quietOn}
        isOn={isOn}
        onChange={(on) => onChange({ ...times, quietYn: on ? 'Y' : 'N' })}
      />
      {isOn ? (
        <div className={css['times']}>
          {field('quietFromTm', texts.from)}
          {field('quietUntilTm', texts.until)}
        </div>
      ) : null}
    </section>
  );
}
