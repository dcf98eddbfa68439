import type { ReactNode } from 'react';
import { Art } from '../media/art.tsx';
import { Heading } from '../content/heading.tsx';
import { Icon } from '../media/icon.tsx';
import css from './tile.module.css';
import { plain, type Wrap } from './wrap.tsx';

interface TileProps {
  readonly art?: string | undefined;
  readonly icon?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly wrap?: Wrap;
}

export const tileGrid = css['grid'] ?? '';

/** A small card with an icon or a small picture on top, for grids. */
export function Tile({ art, icon, title, text, wrap = plain }: TileProps): ReactNode {
  return wrap(
    `${css['tile']}`,
    <>
      {art ? (
        <span className={css['picture']}>
          <Art name={art} />
        </span>
      ) : (
        <Icon name={icon ?? 'star'} size="l" />
      )}
      <div>
        <Heading className={css['title']}>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
    </>,
  );
}
