import { useState } from 'react';
import { Art } from '#ui/media/art.tsx';
import { useAssets } from '#ui/media/assets.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { PanZoom } from '#ui/media/pan-zoom.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Picture({ id, settings: { art, alt, caption, zoom = false, download } }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  const assets = useAssets();
  const [isLarge, setIsLarge] = useState(false);
  const texts = { zoomIn: text('zoomIn'), zoomOut: text('zoomOut'), reset: text('zoomReset') };
  const picture = <Art name={art} alt={alt} className={css['art'] ?? ''} />;
  return (
    <figure className={css['place']}>
      {zoom ? (
        <PanZoom label={alt} texts={texts}>
          {picture}
        </PanZoom>
      ) : (
        <div className={css['frame']}>{picture}</div>
      )}
      {caption || zoom || download ? (
        <figcaption className={css['foot']}>
          <span>{caption}</span>
          {download ? (
            <a className="more" href={assets.art(art)} download={`${art}.svg`}>
              <Icon name="download" size="s" />
              <span>{download}</span>
            </a>
          ) : null}
          {zoom ? (
            <button type="button" className="more" onClick={() => setIsLarge(true)}>
              <Icon name="zoom-in" size="s" />
              <span>{text('enlarge')}</span>
            </button>
          ) : null}
        </figcaption>
      ) : null}
      {isLarge ? (
        <Modal
          id={`${id}-large`}
          title={frame.title || alt}
          close={text('close')}
          isFull
          onClose={() => setIsLarge(false)}
        >
          <PanZoom label={alt} texts={texts} isFilling>
            {picture}
          </PanZoom>
        </Modal>
      ) : null}
    </figure>
  );
}
