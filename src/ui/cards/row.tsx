import type { ReactNode } from 'react';
import { Art } from '../art.tsx';
import { Icon } from '../icon.tsx';
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
  /** Stands at the end, such as a badge. */
  readonly end?: ReactNode;
  readonly endIcon?: string | undefined;
  readonly wrap?: Wrap;
}

/** A line of a card: a picture, icon or time, two lines of words, and what stands at the end. */
export function Row({ art, icon, time, isNext = false, over, title, text, end, endIcon, wrap = plain }: RowProps): ReactNode {
  const begin = time ? <Time {...time} /> : art ? <span className={css['picture']}><Art name={art} /></span> : icon ? <span className="row__badge"><Icon name={icon} /></span> : null;
  return wrap(
    ['row', css['row'], begin === null ? css['plain'] : '', isNext ? css['next'] : ''].filter(Boolean).join(' '),
    <>
      {begin}
      <div>
        {over ? <p className="t-caption">{over}</p> : null}
        <h3>{title}</h3>
        {text ? <p>{text}</p> : null}
      </div>
      <span className={css['end']}>
        {end}
        {endIcon ? <Icon name={endIcon} size="s" /> : null}
      </span>
    </>,
  );
}

function Time({ at, note }: { readonly at: string; readonly note?: string | undefined }): ReactNode {
  return (
    <span className={`${css['time']} num`}>
      {at}
      {note ? <small>{note}</small> : null}
    </span>
  );
}
