import css from './wait-badge.module.css';

interface WaitBadgeProps {
  readonly text: string;
  readonly note?: string;
  readonly tone: 'calm' | 'normal' | 'busy' | 'off';
}

/** Shows a wait time, or the reason why there is none, with a note below. */
export function WaitBadge({ text, note, tone }: WaitBadgeProps) {
  return (
    <span className={`num ${css['wait']} ${css[tone]}`}>
      <b>{text}</b>
      {note ? <span>{note}</span> : null}
    </span>
  );
}
