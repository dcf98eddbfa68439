import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import css from './pan-zoom.module.css';
import { usePanZoom, zoomStep } from './use-pan-zoom.ts';
import { maxScale, minScale } from './zoom-view.ts';

export interface ZoomTexts {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly reset: string;
}

interface PanZoomProps {
  /** Accessible name of the zoomed content. */
  readonly label: string;
  readonly texts: ZoomTexts;
  /** It fills its place, whatever the picture's height. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
}

/** A picture that grows and shrinks between 0.8 and 3 times its size (section 2.11), by fingers, wheel, keys (+, -, 0, arrows) and buttons. */
export function PanZoom({ label, texts, isFilling = false, children }: PanZoomProps): ReactNode {
  const { place, picture, scale, zoomBy, reset, onKeyDown } = usePanZoom();
  const tool = (name: string, icon: string, isOff: boolean, act: () => void) => (
    <button
      type="button"
      className="iconbtn"
      aria-label={name}
      {...(isOff ? { 'aria-disabled': true } : {})}
      onClick={isOff ? undefined : act}
    >
      <Icon name={icon} size="s" />
    </button>
  );
  return (
    <div className={isFilling ? `${css['zoom']} ${css['filling']}` : css['zoom']} onKeyDown={onKeyDown}>
      <div
        ref={place}
        role="group"
        aria-label={label}
        tabIndex={0}
        aria-keyshortcuts="+ - 0"
        className={css['place']}
        {...(scale > 1 ? { 'data-large': '' } : {})}
      >
        <div ref={picture} className={css['picture']}>
          {children}
        </div>
      </div>
      <div className={css['tools']}>
        {tool(texts.zoomOut, 'zoom-out', scale <= minScale, () => zoomBy(1 / zoomStep))}
        <span className={`num ${css['percent']}`} role="status">{`${Math.round(scale * 100)}%`}</span>
        {tool(texts.zoomIn, 'zoom-in', scale >= maxScale, () => zoomBy(zoomStep))}
        {tool(texts.reset, 'focus-2', scale === 1, reset)}
      </div>
    </div>
  );
}
