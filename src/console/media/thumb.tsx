import { pictureSource, type PictureBody } from './picture-body.ts';

interface ThumbProps {
  readonly picture: Pick<PictureBody, 'hash' | 'widths' | 'formats' | 'colour' | 'focus'>;
  /** How wide it is shown, at most. */
  readonly width?: number;
  readonly className?: string;
}

/** An uploaded picture, cut around what must stay in view. */
export function Thumb({ picture, width = 320, className = 'media-thumb' }: ThumbProps) {
  const { focus, colour } = picture;
  return (
    <img
      className={className}
      src={pictureSource(picture, width)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, background: colour }}
    />
  );
}
