import type { ReactNode } from 'react';
import { artSizes } from '#schemas/art-names.gen';
import { isPictureReference } from '#schemas/picture-reference';
import { useAssets } from './assets.tsx';
import { Photo } from './photo.tsx';

interface ArtProps {
  name: string;
  /** Alternative text. Omitted: an uploaded picture uses its own, a drawing is decorative. */
  alt?: string;
  className?: string;
  /** For pictures of the first view: loaded at once and before others. */
  eager?: boolean;
  /** Theme that differs from the surrounding one, as on a page with several venues. */
  theme?: string;
  /** Rendered width in the syntax of `sizes`; defaults to the column. */
  sizes?: string;
}

/** Path of a picture on this site, such as one that a member uploaded. */
const isPath = (name: string): boolean => /^\/(?!\/)/.test(name);

/** A picture: an uploaded one, one by its path, or a drawing in the colours of a theme. It fills its box; the page gives the box its size. */
export function Art({ name, alt, className, eager = false, theme, sizes }: ArtProps): ReactNode {
  const classes = className ? `art ${className}` : 'art';
  if (isPath(name) && !isPictureReference(name))
    return (
      <img
        className={classes}
        src={name}
        alt={alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
    );
  return isPictureReference(name) ? (
    <Photo word={name} alt={alt} className={classes} eager={eager} sizes={sizes} />
  ) : (
    <Drawing name={name} alt={alt} className={classes} eager={eager} theme={theme} />
  );
}

function Drawing({
  name,
  alt = '',
  className,
  eager,
  theme,
}: Pick<ArtProps, 'name'> & { [Key in 'alt' | 'className' | 'theme']: string | undefined } & {
  eager: boolean;
}): ReactNode {
  const { art } = useAssets();
  const size = artSizes[name];
  return (
    <img
      className={className}
      src={art(name, theme)}
      alt={alt}
      aria-hidden={alt === '' ? true : undefined}
      width={size?.[0]}
      height={size?.[1]}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
