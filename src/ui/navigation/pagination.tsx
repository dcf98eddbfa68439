import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { pageRange } from './page-range.ts';
import css from './pagination.module.css';

export interface PageLink {
  readonly className: string;
  /** Accessible name, if the content is not descriptive. */
  readonly label: string;
  readonly current: boolean;
  readonly children: ReactNode;
}

interface PaginationProps {
  readonly totalCnt: number;
  readonly pageSize: number;
  readonly pageNo: number;
  /** Number of page numbers shown. */
  readonly length?: number;
  readonly texts: {
    readonly pages: string;
    readonly first: string;
    readonly last: string;
    page(page: number, pages: number): string;
  };
  /** Draws the link or button that leads to a page. */
  readonly link: (page: number, link: PageLink) => ReactNode;
}

/** The pages of a list: first and last, and a range of numbers between (section 2.11). A list of one page needs none. */
export function Pagination({ texts, link, length = 5, ...paging }: PaginationProps): ReactNode {
  const { pages, current, numbers } = pageRange(paging, length);
  if (pages === 1) return null;
  const end = (page: number, label: string, icon: string) => {
    const children = (
      <span className={css['end']}>
        <Icon name={icon} size="s" />
        <Icon name={icon} size="s" />
      </span>
    );
    // An inactive arrow keeps its space, so that the numbers do not move.
    return page === current ? (
      <span className={`${css['page']} ${css['none']}`} aria-hidden="true">
        {children}
      </span>
    ) : (
      link(page, { className: `${css['page']}`, label, current: false, children })
    );
  };
  return (
    <nav aria-label={texts.pages}>
      <ul className={css['pages']}>
        <li>{end(1, texts.first, 'chevron-left')}</li>
        {numbers.map((page) => (
          <li key={page}>
            {link(page, {
              className: `${css['page']}`,
              label: texts.page(page, pages),
              current: page === current,
              children: page,
            })}
          </li>
        ))}
        <li>{end(pages, texts.last, 'chevron-right')}</li>
      </ul>
    </nav>
  );
}
