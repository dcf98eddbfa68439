import type { ReactNode } from 'react';
import { Art } from '../media/art.tsx';
import { Badge, type Tone } from '../content/badge.tsx';
import { Heading } from '../content/heading.tsx';
import { Icon } from '../media/icon.tsx';
import { artShape } from '../media/art-shape.ts';
import css from './picture.module.css';
import { plain, type Wrap } from './wrap.tsx';

interface PictureProps {
  readonly art?: string | undefined;
  readonly icon?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly badges?: readonly { readonly text: string; readonly tone?: Tone; readonly icon?: string }[] | undefined;
  readonly wrap?: Wrap;
}

/** A big card: picture, title, a line and badges. */
export function Picture({ art, icon, title, text, badges = [], wrap = plain }: PictureProps): ReactNode {
  return wrap(
    `card ${css['card']}`,
    <>
      <span className={art ? `${css['picture']} ${css[artShape(art)]}` : css['picture']}>
        {art ? <Art name={art} /> : <Icon name={icon ?? 'photo'} size="l" />}
      </span>
      <div className={css['body']}>
        <Heading className="t-subhead">{title}</Heading>
        {text ? <p className="t-small muted">{text}</p> : null}
        {badges.length > 0 ? (
          <ul>
            {badges.map((badge, index) => (
              <li key={index}>
                <Badge {...badge} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>,
  );
}
