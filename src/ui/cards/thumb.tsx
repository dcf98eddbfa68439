import type { ReactNode } from 'react';
import { Art } from '../media/art.tsx';
import { Heading } from '../content/heading.tsx';
import { Icon } from '../media/icon.tsx';
import css from './thumb.module.css';
import { plain, type Wrap } from './wrap.tsx';

interface ThumbProps {
  readonly art?: string | undefined;
  readonly icon?: string | undefined;
  readonly tag?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly wrap?: Wrap;
}

/** A square picture with a tag on it and words below, for rails. */
export function Thumb({ art, icon, tag, title, text, wrap = plain }: ThumbProps): ReactNode {
  return wrap(
    `${css['thumb']}`,
    <>
      <span className={css['picture']}>
        {art ? <Art name={art} /> : <Icon name={icon ?? 'photo'} size="l" />}
        {tag ? <span className={`${css['tag']} num`}>{tag}</span> : null}
      </span>
      <Heading className={css['title']}>{title}</Heading>
      {text ? <p>{text}</p> : null}
    </>,
  );
}
