import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Art } from '../media/art.tsx';
import { Heading } from '../content/heading.tsx';
import { Icon } from '../media/icon.tsx';
import css from './row.module.css';
import { plain, type Wrap } from './wrap.tsx';

interface RowProps {
  readonly art?: string | undefined;
  readonly icon?: string | undefined;
  /** Stands in the place of the picture. */
  readonly time?: { readonly at: string; readonly note?: string | undefined } | undefined;
  readonly isNext?: boolean;
  readonly over?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** Stands beside the words, or below them where they need the room. */
  readonly badge?: Elements;
  /** Tells where the row leads. */
  readonly end?: Elements;
  readonly wrap?: Wrap;
}

/** A line of a card: a picture, icon or time, two lines of words, a badge and where it leads. */
export function Row({
  art,
  icon,
  time,
  isNext = false,
  over,
  title,
  text,
  badge,
  end,
  wrap = plain,
}: RowProps): ReactNode {
  const begin = time ? (
    <Time {...time} />
  ) : art ? (
    <span className={css['picture']}>
      <Art name={art} />
    </span>
  ) : icon ? (
    <span className="row__badge">
      <Icon name={icon} />
    </span>
  ) : null;
  return wrap(
    isNext ? `${css['row']} ${css['next']}` : `${css['row']}`,
    <>
      {begin}
      <div className={css['middle']}>
        <div>
          {over ? <p>{over}</p> : null}
          <Heading className={css['title']}>{title}</Heading>
          {text ? <p>{text}</p> : null}
        </div>
        {badge}
      </div>
      {end}
    </>,
  );
}

function Time({ at, note }: { readonly at: string; readonly note?: string | undefined }): ReactNode {
  return (
    <span className={`${css['time']} num`}>
      <span>{at}</span>
      {note ? <small>{note}</small> : null}
    </span>
  );
}
