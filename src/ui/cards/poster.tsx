import type { ReactNode } from 'react';
import { Art } from '../media/art.tsx';
import { Heading } from '../content/heading.tsx';
import css from './poster.module.css';
import { plain, type Wrap } from './wrap.tsx';

interface PosterProps {
  readonly art?: string | undefined;
  readonly tag?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly low?: boolean;
  readonly wrap?: Wrap;
}

/** A wide picture with words on its veil. `low` is the strip of 104 px. */
export function Poster({ art, tag, title, text, low = false, wrap = plain }: PosterProps): ReactNode {
  return wrap(
    low ? `${css['poster']} ${css['low']}` : `${css['poster']}`,
    <>
      {art ? <Art name={art} className={css['art'] ?? ''} /> : null}
      <div className={css['text']}>
        {tag ? <span className={css['tag']}>{tag}</span> : null}
        <Heading className={`t-heading ${css['title']}`}>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
    </>,
  );
}
