import { Icon } from '../ui/icon.tsx';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly words: { readonly page: string; readonly previous: string; readonly next: string };
  readonly onPage: (page: number) => void;
}

/** Moves between the pages of a list. */
export function Pager({ page, pages, words, onPage }: PagerProps) {
  return (
    <div className="row between members-pager">
      <p className="small muted num" role="status">
        {words.page}
      </p>
      {pages < 2 ? null : (
        <div className="row">
          <button
            type="button"
            className="btn s"
            aria-label={words.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" size="s" />
          </button>
          <button
            type="button"
            className="btn s"
            aria-label={words.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" size="s" />
          </button>
        </div>
      )}
    </div>
  );
}
