import { useEffect, useRef } from 'react';
import { Art } from '#ui/media/art.tsx';
import { drawCrop, type Crop, type Frame } from '../shared/pictures/crop.ts';
import css from './component.module.css';

interface ScreenProps {
  readonly label: string;
  readonly art: string | undefined;
  readonly words: string;
  readonly sender: string;
  /** Picture of the member instead of the background. */
  readonly picture?: { readonly image: CanvasImageSource; readonly frame: Frame; readonly crop: Crop } | undefined;
}

/** The billboard as it will look. */
export function Screen({ label, art, words, sender, picture }: ScreenProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && picture !== undefined)
      drawCrop(canvas.current, picture.image, picture.frame, picture.crop);
  }, [picture]);
  return (
    <figure className={css['board']} aria-label={label}>
      <div className={css['screen']}>
        {picture === undefined ? (
          art === undefined ? null : (
            <Art name={art} className={css['art'] ?? ''} />
          )
        ) : (
          <canvas ref={canvas} width={640} height={360} aria-hidden="true" />
        )}
        <span className={css['lights']} aria-hidden="true" />
        <p className={css['shown']}>{words}</p>
        {sender === '' ? null : <p className={css['from']}>{sender}</p>}
      </div>
    </figure>
  );
}
