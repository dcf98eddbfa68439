import { Art } from '#ui/media/art.tsx';
import { cropArt } from '#ui/media/art-shape.ts';
import { useWidgetPort } from '../port.tsx';
import css from './park-tabs.module.css';

/** Every venue as a small picture in its own colours; a tap goes there. */
export function ParkTabs({ label }: { readonly label: string }) {
  const { frame, run } = useWidgetPort();
  return (
    <nav className={css['parks']} aria-label={label}>
      {frame.venues.map(({ code, name, theme, art, to }) => (
        <button
          key={code}
          type="button"
          className={css['park']}
          data-theme={theme}
          aria-current={code === frame.venue?.code ? 'true' : undefined}
          onClick={() => run({ kind: 'venue', venue: code, to })}
        >
          <span className={css['picture']}>
            <Art name={cropArt(art, 'tab')} theme={theme} sizes="96px" eager />
          </span>
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
