import { useFirstTime } from '#ui/hooks/use-first-time.ts';
import css from './coach-mark.module.css';

interface CoachMarkProps {
  /** Under this name the device remembers that it was shown. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly ok: string;
}

/** Explains the tabs above it, once on a device. It takes nothing away: what stands behind it can be used. */
export function CoachMark({ id, title, text, ok }: CoachMarkProps) {
  const [isFirst, putAway] = useFirstTime(`coach-${id}`);
  if (!isFirst) return null;
  return (
    <aside className={css['coach']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      <p>{text}</p>
      <button type="button" className="btn btn--small" onClick={putAway}>
        {ok}
      </button>
    </aside>
  );
}
