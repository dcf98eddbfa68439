import type { ReactNode } from 'react';
import css from './progress-bar.module.css';

interface ProgressBarProps {
  readonly id: string;
  readonly label: string;
  /** 0 to 100; what lies outside counts as the nearer end. */
  readonly value: number;
}

/** Progress in whole percent (section 2.11). */
export function ProgressBar({ id, label, value }: ProgressBarProps): ReactNode {
  const done = Number.isFinite(value) ? Math.round(Math.min(Math.max(value, 0), 100)) : 0;
  return (
    <div className={css['bar']}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={100} value={done} />
      <span className="num" aria-hidden="true">{`${done}%`}</span>
    </div>
  );
}
