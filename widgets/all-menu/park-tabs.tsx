import { artSizes } from '#schemas/art-names.gen';
import { Art } from '#ui/art.tsx';
import { useWidgetPort } from '../port.tsx';
import css from './park-tabs.module.css';

/** A scene's own small crop, where the library has one. */
const tabOf = (art: string): string => (Object.hasOwn(artSizes, `${art}-tab`) ? `${art}-tab` : art);

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
          <span className={css['picture']}><Art name={tabOf(art)} theme={theme} eager /></span>
          {name}
        </button>
      ))}
    </nav>
  );
}
