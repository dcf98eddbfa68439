import type { ReactNode } from 'react';
import { useAssets } from './assets.tsx';

interface IconProps {
  name: string;
  /** s 18, m 24, l 28 px at 16 px text. */
  size?: 's' | 'm' | 'l';
}

/** An icon of the sprite in the colour of its text. It never stands alone for information, so it is hidden from readers. */
export function Icon({ name, size = 'm' }: IconProps): ReactNode {
  const { iconSprite } = useAssets();
  return (
    <svg className={size === 'm' ? 'icon' : `icon icon--${size}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
