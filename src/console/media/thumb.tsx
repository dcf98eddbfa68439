import { pictureUrl, type PictureBody } from './picture-body.ts';

interface ThumbProps {
  readonly picture: Pick<PictureBody, 'hash' | 'widths' | 'formats' | 'colour' | 'focus'>;
  /** Maximum display width, in pixels. */
  readonly width?: number;
  readonly className?: string;
}

/** Thumbnail of an uploaded picture, cropped around its focal point. */
export function Thumb({ picture, width = 320, className = 'media-thumb' }: ThumbProps) {
  const { focus, colour } = picture;
  return (
    <img
      className={className}
      src={pictureUrl(picture, width)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%`, background: colour }}
    />
  );
}
