import { Icon } from '#ui/media/icon.tsx';
import { useScrollsDown } from '#ui/hooks/use-scrolls-down.ts';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { shows } from './shows.ts';

export function FloatingMenu({ settings: { icon, label } }: WidgetProps<Settings>) {
  const { frame, menuOpen, run } = useWidgetPort();
  const isAway = useScrollsDown();
  if (!shows(frame)) return null;
  return (
    <div className={css['room']}>
      <button
        type="button"
        className={`${css['button']} ${isAway ? css['away'] : ''}`}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => run({ kind: 'all-menu' })}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    </div>
  );
}
