import type { ReactNode } from 'react';
import { pictureAddress, picturePath, decodePicture } from '#schemas/picture-reference';
import { useAssets } from './assets.tsx';
import './photo.css';

export interface PhotoProps {
  /** Output of `encodePicture`. */
  readonly word: string;
  readonly alt: string | undefined;
  readonly className: string;
  readonly eager: boolean;
  readonly sizes: string | undefined;
}

/** As wide as the column of a page. */
const column = '(min-width: 560px) 560px, 100vw';

/** A twentieth of the way is as near as an eye can tell; a class each, because no page has inline styles. */
const step = (share: number): number => Math.round(share / 5) * 5;

/** Classes of the colour that stands there until the picture has come. */
const toneOf = (colour: string): string => (colour.length === 6 ? ` r-${colour[0]} g-${colour[2]} b-${colour[4]}` : '');

/** An uploaded picture in the smallest format and size that fits, cut around what must stay in view. Like a drawing it fills its box. */
export function Photo({ word, alt, className, eager, sizes = column }: PhotoProps): ReactNode {
  const { locale } = useAssets();
  const { hash, width, height, widths, formats, colour, focus, alt: told } = decodePicture(word);
  const says = alt ?? told[locale] ?? told.ko ?? told.en ?? '';
  // Pictures that wait are as wide as they stand there: browsers that know "auto" look for themselves.
  const wide = eager ? sizes : `auto, ${sizes}`;
  const setOf = (format: string): string =>
    widths.map((one) => `${pictureAddress(hash, one, format)} ${one}w`).join(', ');
  return (
    <picture className={`${className} art--photo x-${step(focus[0])} y-${step(focus[1])}${toneOf(colour)}`}>
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={wide} />
      ))}
      <img
        src={picturePath(word)}
        alt={says}
        aria-hidden={says === '' ? true : undefined}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
