import { changeQuery } from '#ui/navigation/change-query.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { CommandLink, useWidgetPort } from '../../port.tsx';

interface PageLinksProps {
  readonly totalCnt: number;
  readonly pageSize: number;
  readonly pageNo: number;
  readonly length?: number | undefined;
  /** Query parameter of the page number. */
  readonly name?: string;
}

/** The pages of a list as links: each page has its own address, by a query parameter. */
export function PageLinks({ length, name = 'page', ...paging }: PageLinksProps) {
  const { frame, text } = useWidgetPort();
  const texts = {
    pages: text('pages'),
    first: text('firstPage'),
    last: text('lastPage'),
    page: (page: number, pages: number) => text('pageOf', { page: String(page), pages: String(pages) }),
  };
  return (
    <Pagination
      {...paging}
      {...(length === undefined ? {} : { length })}
      texts={texts}
      link={(page, { className, label, current, children }) => (
        <CommandLink
          command={{ kind: 'go', to: changeQuery(frame.path, frame.query, { [name]: page === 1 ? '' : String(page) }) }}
          className={className}
          label={label}
          current={current}
        >
          {children}
        </CommandLink>
      )}
    />
  );
}
