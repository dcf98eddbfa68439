import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Art } from '../media/art.tsx';
import css from './article.module.css';
import { Facts } from './facts.tsx';
import { BelowTitle, PageTitle } from './heading.tsx';
import { artShape } from '../media/art-shape.ts';

interface ArticleProps {
  readonly badge: Elements;
  readonly title: string;
  /** Day, place and the like, under the title. */
  readonly meta: Elements;
  readonly art: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly body: Elements;
  /** Buttons and links below the text. */
  readonly children?: Elements;
}

/** One text to read: a headline, a picture, facts, the text. */
export function Article({ badge, title, meta, art, facts, body, children }: ArticleProps): ReactNode {
  return (
    <article className={css['article']}>
      {badge}
      <PageTitle className="t-title">{title}</PageTitle>
      <p className={css['meta']}>{meta}</p>
      {art === '' ? null : (
        <div className={`${css['picture']} ${css[artShape(art)]}`}>
          <Art name={art} eager />
        </div>
      )}
      <Facts facts={facts} />
      <BelowTitle>
        {body}
        {children}
      </BelowTitle>
    </article>
  );
}

interface ArticleHeadProps extends Pick<ArticleProps, 'title' | 'meta' | 'art'> {
  readonly badge: string | undefined;
}

/** Title of a page over its picture, which fills the width and on phones reaches below the header. */
export function ArticleHead({ badge, title, meta, art }: ArticleHeadProps): ReactNode {
  return (
    <header className={css['head']} {...(art === '' ? {} : { 'data-below-header': '' })}>
      {art === '' ? null : (
        <div className={`${css['scene']} ${css[artShape(art)]}`}>
          <Art name={art} eager />
        </div>
      )}
      {badge === undefined ? null : <p className={css['tag']}>{badge}</p>}
      <PageTitle className="t-title">{title}</PageTitle>
      <p className={css['meta']}>{meta}</p>
    </header>
  );
}

/** Stands where a head will be, in its size. */
export function ArticleHeadSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className={css['head']} data-below-header="" aria-busy="true">
      <span className="sr">{label}</span>
    </div>
  );
}

/** Stands where an article will be, in the size of its first view. */
export function ArticleSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className={css['article']} aria-busy="true">
      <span className="sr">{label}</span>
      <span className="badge skeleton">&nbsp;&nbsp;&nbsp;&nbsp;</span>
      <p className="t-title skeleton">&nbsp;</p>
      <p className={`skeleton ${css['meta']} ${css['short']}`}>&nbsp;</p>
      <div className={`skeleton ${css['picture']}`} />
      <p className={`skeleton ${css['lines']}`} />
    </div>
  );
}
