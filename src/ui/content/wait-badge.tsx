import css from './wait-badge.module.css';

interface WaitBadgeProps {
  readonly text: string;
  readonly note?: string;
  readonly tone: 'calm' | 'normal' | 'busy' | 'off';
}

/** How long one waits, or why one cannot: a number or a word, and a second word below. */
export function WaitBadge({ text, note, tone }: WaitBadgeProps) {
  return (
    <span className={`num ${css['wait']} ${css[tone]}`}>
      <b>{text}</b>
      {note ? <span>{note}</span> : null}
    </span>
  );
}
