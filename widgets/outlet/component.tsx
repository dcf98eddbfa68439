import { Art } from '#ui/media/art.tsx';
import { cropArt } from '#ui/media/art-shape.ts';
import type { WidgetProps } from '../define-widget.ts';
import { useOutlet, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Outlet({ settings }: WidgetProps<Settings>) {
  const { flags, venue } = useWidgetPort().frame;
  const page = useOutlet();
  const backdrop = settings.backdrop ?? (venue ? cropArt(venue.art, 'scene') : undefined);
  const isHome = flags.homeLogo === true && venue !== undefined;
  return (
    <>
      {backdrop ? (
        <div className={`desk__scene ${css['backdrop']}`}>
          <Art name={backdrop} />
        </div>
      ) : null}
      <main
        id="main"
        tabIndex={-1}
        className={`${css['main']} ${isHome ? css['home'] : css['inner']} ${flags.fixedLayout ? css['fixed'] : ''}`}
      >
        {page}
      </main>
    </>
  );
}
