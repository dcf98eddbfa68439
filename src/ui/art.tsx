import type { ReactNode } from 'react';
import { artSizes } from '#schemas/art-names.gen';
import { useAssets } from './assets.tsx';

interface ArtProps {
  name: string;
  /** What the picture tells; left out, it is decoration. */
  alt?: string;
  className?: string;
  /** For pictures of the first view: loaded at once and before others. */
  eager?: boolean;
  /** Another theme than that of the place, as on a page that shows several venues. */
  theme?: string;
}

/** A drawn picture in the colours of a theme. It fills its box; the page gives the box its size. */
export function Art({ name, alt = '', className, eager = false, theme }: ArtProps): ReactNode {
  const { art } = useAssets();
  const size = artSizes[name];
  return (
    <img
      className={className ? `art ${className}` : 'art'}
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
